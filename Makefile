# Shamble: `make play` sets everything up and opens a table; `make test` runs every check.
# Nothing is installed outside this folder, but for Debian packages that are missing when run as root.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
export PATH := $(CURDIR)/.tools/bin:$(PATH)
export NODE_USE_SYSTEM_CA := 1

modules  := web/node_modules/.package-lock.json
static   := src/shamble/server/static
frontend := $(static)/index.html
page     := $(shell find web src/shamble -type f -not -path 'web/node_modules/*' \
              \( -path 'web/*' -o -name '*.ftl' \) 2>/dev/null | sed 's/ /\\ /g')

# What `uv sync` adds for playing, for developing, for the long tests and for the benchmarks.
sync_play  := --no-default-groups --group build
sync_dev   := --extra accounts --extra agent --extra envs --extra lab --extra policy --extra postgres --extra redis
sync_soak  := $(sync_dev) --extra ray
sync_bench := --extra bench

.PHONY: help play dev quick test soak bench load build web compile types files docs fmt clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name does; do \
	  printf 'make %-8s %s\n' "$$name" "$$does"; done

play: ## set up, build, start the server and open the browser
	@$(MAKE) --no-print-directory -j2 .venv/.play web
	@.venv/bin/python tools/compile.py --background
	@.venv/bin/shamble

dev: .venv/.dev $(modules) ## serve the sources as they are: server and page restart after every edit
	@.venv/bin/python tools/dev.py

quick: .venv/.dev $(modules) ## run the tests of what you changed
	@.venv/bin/python tools/quick.py

test: .venv/.dev $(modules) ## run every check and every test
	@.venv/bin/python -m tools.check

soak: .venv/.soak compile ## run the long tests
	@.venv/bin/pytest -m soak

bench: .venv/.bench compile ## measure the speed and compare it with other libraries
	@.venv/bin/shamble bench

load: .venv/.dev compile ## measure the load that a server can carry
	@.venv/bin/python -m tools.load_test $(LOAD)

build: .venv/.play web compile ## set up, compile the rules and bundle the page

web: $(frontend) ## bundle the page

compile: .venv/.play ## compile the rules to C if there is a compiler
	@.venv/bin/python tools/compile.py

types: .venv/.dev ## write the types of the page from those of the rules
	@SHAMBLE_INTERPRETED=1 .venv/bin/python -m tools.typescript web/src

files: ## list the files of every game, from the tree
	@python3 tools/game_files.py

docs: .venv/.dev ## build the documentation site into build/docs, and check its links
	@.venv/bin/zensical build --strict --clean

fmt: .venv/.dev $(modules) ## format all sources
	@.venv/bin/ruff check --fix --quiet .
	@.venv/bin/ruff format --quiet .
	@npm --prefix web run --silent format

clean: ## remove everything that was built or installed here
	@rm -rf .cache .venv .tools build dist web/node_modules $(static) src/shamble/_compiled \
	  .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.tools/.uv .tools/.node: .tools/.%: tools/setup.sh
	@tools/setup.sh $*
	@touch $@

.venv/.%: pyproject.toml uv.lock .tools/.uv
	@uv sync --locked --inexact --quiet --python "$${UV_PYTHON:-$$(cat .tools/python)}" $(sync_$*)
	@touch $@

$(modules): web/package-lock.json .tools/.node
	@cd web && npm ci --no-audit --no-fund --loglevel=error && touch ../$@

$(frontend): $(modules) $(page)
	@cd web && npm run --silent build && touch ../$@
