# Needs Python 3.11 or newer, make and a package registry. Every target makes .venv by itself.
#   make demo     answer a question, run the examples, build the site
#   make test     everything that a change must pass
#   make browser  the browser tests alone, on the site as it is built
#   make bench    measure
#   make site     the site alone, in build/site
#   make lint     ruff, mypy and import-linter alone
#   make clean    remove .venv and everything built

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

# What `make demo` asks, after `ludex ask`.
QUESTION = pendragon battle \
  --at 'imperium: autonomy-military | corieltauvi: saxons 9r(2p) 1w; dux 3c fort@lindum; civitates 1com town@ratae' \
  --set attacker=saxons --set defender=dux --set feats=surprise --dice 3,3,6 \
  --choose pre-battle/raiders/saxons=ambush --choose pre-battle/troops/saxons=ambush \
  --choose withdraw/civitates=1com@ratae --choose withdraw/dux=none --choose shelter/dux=none \
  --choose 'losses/charge/saxons=1w 4r' --choose assault/saxons=ratae

# Extra arguments of pytest, for instance PYTEST="-n 2" or PYTEST="-k assault".
PYTEST =

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := demo
.DELETE_ON_ERROR:
.PHONY: demo test browser bench site lint check-wheel clean venv

demo: $(READY)
	@echo '$$ ludex ask $(subst ','\'',$(QUESTION))'
	@$(BIN)/ludex ask $(QUESTION)
	@echo
	@echo '$$ ludex verify pendragon'
	@$(BIN)/ludex verify pendragon
	@echo
	@echo '$$ ludex verify --outdated'
	@$(BIN)/ludex verify --outdated
	@echo
	@echo '$$ ludex site build'
	@$(BIN)/ludex site build
	@echo
	@echo 'The site: open build/site/index.html, or run  $(BIN)/ludex site serve'
	@echo 'More questions:  $(BIN)/ludex questions'

test: lint
	$(BIN)/pytest $(PYTEST)
	$(BIN)/ludex verify
	@echo '$(BIN)/ludex coverage --require passing'; \
	$(BIN)/ludex coverage --require passing >build/coverage.txt || { cat build/coverage.txt; exit 1; }
	$(BIN)/ludex site build
	@$(MAKE) browser
	@$(MAKE) check-wheel

# The built site in Chromium. Status 5: PYTEST chooses none of these tests.
browser: $(READY)
	$(BIN)/pytest -m browser docs/tests/browser $(PYTEST) || test $$? -eq 5

bench: $(READY)
	$(BIN)/pytest -m bench -s bench engine/tests tools/tests $(PYTEST)

# Status 1: an example fails, which the site then tells.
site: $(READY)
	$(BIN)/ludex verify --outdated || test $$? -eq 1
	$(BIN)/ludex site build

# mypy runs once a tree, since the test folders of two trees may hold modules of one name.
lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	@set -e; for tree in engine tools features docs bench; do \
	  if [ -n "$$(find $$tree -name '*.py' 2>/dev/null | head -n 1)" ]; then \
	    echo "$(BIN)/mypy $$tree"; $(BIN)/mypy $$tree; \
	  fi; \
	done
	$(BIN)/lint-imports --no-logo

check-wheel: $(READY)
	tools/check_wheel.sh $(BIN)/python

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find engine tools features docs bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

venv: $(READY)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Ludex needs Python 3.11 or newer, and '$(PYTHON)' is $$(command -v $(PYTHON) >/dev/null && $(PYTHON) --version 2>&1 || echo missing); name another:  make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make a virtual environment; on Debian:  apt-get install python3-venv" >&2; exit 1; }
	@echo 'Making $(VENV) (once, about half a minute) ...'
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt hatchling editables
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-build-isolation -c constraints.txt -e '.[site,test]'
	@$(BIN)/python -m compileall -q engine tools
	@touch $@
