"""The PostgreSQL server that the tests use."""

import subprocess
from pathlib import Path

from tests.postgres_server import copy_programs, installed_programs


def test_programs_run_where_they_are_copied(tmp_path: Path) -> None:
    """Root copies them where the server's user may not read the environment."""
    programs = copy_programs(installed_programs(), tmp_path)
    assert programs.is_relative_to(tmp_path)
    for name in ("initdb", "postgres"):
        shown = subprocess.run([programs / name, "--version"], capture_output=True, text=True, check=True)
        assert "(PostgreSQL)" in shown.stdout
