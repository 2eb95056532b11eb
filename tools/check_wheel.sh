#!/usr/bin/env bash
# Builds the wheel, installs it into an empty environment and asks each game one question from outside the checkout.
# Usage: tools/check_wheel.sh PYTHON   (one that has hatchling)
set -eu

python=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
checkout=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ask() {
  echo "+ ludex ask $*"
  "$work/venv/bin/ludex" ask "$@" --json >"$work/answer.json"
  "$python" -c 'import json, sys; answer = json.load(sys.stdin); print("  rests on", ", ".join(answer["sections"]))' <"$work/answer.json"
}

"$python" -m pip wheel -qq --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir "$work/dist" "$checkout"
wheel=$(echo "$work"/dist/*.whl)
cd "$work"

echo "+ every module of the engine, with the standard library alone"
"$python" -m zipfile -e "$wheel" "$work/engine"
rm -rf "$work/engine/ludex_tools"
"$python" -I -S - "$work/engine" <<'END'
import importlib
import pkgutil
import sys

sys.path.insert(0, sys.argv[1])
import ludex

names = [module.name for module in pkgutil.walk_packages(ludex.__path__, "ludex.")]
for name in names:
    importlib.import_module(name)
print(f"  {len(names)} modules")
END

"$python" -m venv "$work/venv"
"$work/venv/bin/python" -m pip install -qq --disable-pip-version-check -c "$checkout/constraints.txt" "$wheel"
"$work/venv/bin/ludex" --version
for folder in "$checkout"/spec/*/; do
  # the first example of the game's questions
  mapfile -d '' -t words < <("$python" - "$folder/questions.toml" <<'END'
import shlex
import sys
import tomllib

with open(sys.argv[1], "rb") as file:
    name, example = next(iter(tomllib.load(file).items()))
print(name, *shlex.split(example["ask"]), sep="\0", end="\0")
END
  )
  ask "$(basename "$folder")" "${words[@]}"
done
