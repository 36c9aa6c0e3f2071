"""The command: what is wrong is said in one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import CORPUS, LETTERBOOK, imported

COMMAND = [sys.executable, "-m", "letterbook_spark.command"]


def call(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, env=os.environ | environment)


def test_run(tmp_path: Path) -> None:
    done = call(
        "run", str(CORPUS / "demo"), "--output", str(tmp_path / "out"), "--program", LETTERBOOK, "--master", "local[2]"
    )
    assert done.returncode == 0, done.stderr
    totals, ledger = json.loads(done.stdout), imported(tmp_path / "a.sqlite", CORPUS / "demo")
    assert totals["imported"] == ledger["imported"]
    rows = call("rows", str(tmp_path / "out"))
    assert rows.returncode == 2 and "run the job with --raw" in rows.stderr


@pytest.mark.parametrize(
    ("arguments", "environment", "words"),
    [
        (["run", "--output", "OUT"], {}, "either PATHs or --units"),
        (["run", "MAIL", "--output", "OUT", "--program", "/nowhere/letterbook"], {}, "no program /nowhere/letterbook"),
        (["run", "nowhere", "--output", "OUT"], {}, "nowhere"),
        (["run", "--units", "nowhere", "--output", "OUT"], {}, "nowhere"),
        (["run", "--units", __file__, "--output", "OUT"], {}, "no lines of letterbook shards"),
        (["run", "MAIL", "--output", "OUT"], {"JAVA_HOME": "/nowhere"}, "there is no Java"),
        (["run", "MAIL", "--output", "OUT"], {"JAVA_HOME": "OLD"}, "is Java 11"),
        (["run", "MAIL", "--output", "HERE", "--master", "local[1]"], {}, "is there already"),
        (["rows", "nowhere"], {}, "holds no rows"),
    ],
)
def test_wrong(tmp_path: Path, arguments: list[str], environment: dict[str, str], words: str) -> None:
    java = tmp_path / "old/bin/java"
    java.parent.mkdir(parents=True)
    java.write_text("#!/bin/sh\necho 'openjdk version \"11.0.1\"' >&2\n")
    java.chmod(0o755)
    named = {"MAIL": str(CORPUS / "demo"), "OUT": str(tmp_path / "out"), "HERE": str(tmp_path), "OLD": str(tmp_path / "old")}
    program = [] if "--program" in arguments or arguments[0] == "rows" else ["--program", LETTERBOOK]
    done = call(
        *[named.get(word, word) for word in arguments],
        *program,
        **{key: named.get(value, value) for key, value in environment.items()},
    )
    assert done.returncode == 2 and not done.stdout
    said = [line for line in done.stderr.splitlines() if line.startswith("letterbook-spark: ")]
    assert len(said) == 1 and words in said[0], done.stderr
