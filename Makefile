# Each target makes its own environment when it is missing and is quick when it is there.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

export PYTHONDONTWRITEBYTECODE =

.PHONY: play test lint types tests snapshots shots bench clean

play: $(READY)
	@$(BIN)/pavilion

test: lint types tests

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

tests: $(READY)
	$(BIN)/pytest -n auto

snapshots: $(READY)
	$(BIN)/pytest -n auto tests/tui --snapshot-update

shots: $(READY)
	$(BIN)/python -m tests.shots build/shots

bench: $(READY)
	$(BIN)/python -m tests.bench

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache

$(READY): pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(READY)
