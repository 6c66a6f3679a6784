# Every target sets up what it needs: Python packages in .venv, the client's in
# web/node_modules. A second start finds all of it in place (the stamps below).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
HASHED := $(PIP) install --require-hashes
STATIC := src/euchre/server/static/index.html
KERNEL := $(wildcard kernel/CMakeLists.txt kernel/src/* kernel/include/euchre/*)
CLIENT := $(shell find web/src web/index.html web/*.json web/*.ts web/*.js src/euchre/texts/locales -type f 2>/dev/null)

# Node from .venv, where it is only if the machine has none that will do.
export PATH := $(CURDIR)/$(BIN):$(PATH)
NODE_WILL_DO = command -v npm >/dev/null && node -e '\
	const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test soak bench load docs lint format pins types clean

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: $(VENV)/.runtime $(STATIC) ## open a table in the browser, on 127.0.0.1
	@$(BIN)/euchre serve

test: $(VENV)/.dev $(VENV)/.docs web/node_modules/.installed ## run every check and test, with small counts
	@$(BIN)/python tools/check.py

soak: $(VENV)/.dev ## run the laws with large counts; goes on where it was stopped
	@$(BIN)/python tools/soak.py

bench: $(VENV)/.dev ## measure speed, as ratios within one run
	@$(BIN)/python tools/bench.py

load: $(VENV)/.dev ## measure the server with many tables at once
	@$(BIN)/python tools/load.py

lint: $(VENV)/.dev web/node_modules/.installed ## run the linters and type checkers only
	@$(BIN)/python tools/check.py lint

format: $(VENV)/.dev web/node_modules/.installed ## put all source into its one form
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .
	@cd web && npm run --silent format

types: $(VENV)/.dev ## write the client's message types from the Python definitions
	@$(BIN)/python tools/message_types.py

docs: $(VENV)/.docs ## build guides and reference into docs/_build/html
	@$(BIN)/python tools/check.py docs
	@echo "docs/_build/html/index.html"

# Without a header and without addresses: the files name no machine and no registry.
PIN := $(BIN)/uv pip compile --quiet --python-version 3.11 --universal --generate-hashes \
	--no-emit-index-url --no-annotate --no-header

pins: $(VENV)/.dev ## pin the newest versions that fit, with hashes (UPGRADE= keeps the old)
	@$(PIP) install uv
	$(PIN) $(UPGRADE) pyproject.toml requirements/build.in --extra server --extra postgres \
		--extra tui --extra train -o requirements/runtime.txt
	$(PIN) $(UPGRADE) pyproject.toml requirements/build.in --extra server --extra postgres \
		--extra tui --extra train --extra cluster --extra bus --extra test --extra lint -c requirements/runtime.txt -o requirements/dev.txt
	$(PIN) $(UPGRADE) pyproject.toml --extra docs -c requirements/dev.txt -o requirements/docs.txt
	$(PIN) $(UPGRADE) requirements/node.in -o requirements/node.txt
	@$(BIN)/pytest --quiet tests/tools/test_pins.py

UPGRADE = --upgrade

clean: ## remove all that the other targets made
	rm -rf $(VENV) build web/node_modules src/euchre/server/static docs/_build docs/generated .reports .hypothesis \
		.mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "euchre needs Python 3.11 or newer; name one: make PYTHON=python3.11 …"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python's venv is missing here; on Debian: apt-get install python3-venv"; exit 1; }
	@echo "Python packages into $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.runtime: requirements/runtime.txt pyproject.toml $(KERNEL) | $(VENV)/.made
	@$(HASHED) -r requirements/runtime.txt
	@echo "The package, its kernel compiled if there is a compiler …"
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.runtime
	@$(HASHED) -r requirements/dev.txt
	@touch $@

$(VENV)/.docs: requirements/docs.txt $(VENV)/.runtime
	@$(HASHED) -r requirements/docs.txt
	@touch $@

$(VENV)/.node: requirements/node.txt | $(VENV)/.made
	@$(NODE_WILL_DO) || { echo "Node into $(VENV) …"; $(HASHED) -r requirements/node.txt; }
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc | $(VENV)/.node
	@echo "The client's packages into web/node_modules …"
	@cd web && npm ci --loglevel=error
	@touch $@

$(STATIC): web/node_modules/.installed $(CLIENT)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@
