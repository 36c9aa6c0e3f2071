"""Letterbook's program as a part of Spark's tasks: finding it on a machine, piping lines through it, reading a unit."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import IO

from . import schema


class ProgramError(RuntimeError):
    """The program is missing, or ended otherwise than it should. One line says what, where and what to do."""


@dataclass(frozen=True)
class Program:
    """Letterbook's program.

    `path` is where it stands on every machine, or a name that is looked for in PATH. A program that Spark has brought
    (`is_sent`, by `SparkContext.addFile`) is looked for nowhere else: another version would judge mail otherwise.
    """

    path: str = "letterbook"
    is_sent: bool = False

    def found(self) -> str:
        """The program's path on this machine."""
        candidate: str | None = self.path if "/" in self.path else shutil.which(self.path)
        if self.is_sent:
            from pyspark import SparkFiles

            candidate = SparkFiles.get(os.path.basename(self.path))
        if candidate and os.path.isfile(candidate) and os.access(candidate, os.X_OK):
            return os.path.abspath(candidate)
        raise ProgramError(
            f"{os.uname().nodename}: there is no program {self.path} "
            "(install letterbook on every machine, or send it with --send)"
        )

    def normalised(self, address: str) -> str:
        """An address of the owner, as rows have it."""
        counts = {"sentAuthors": [{"email": address, "messages": 1}], "recipientMail": 0}
        line = json.dumps(counts | {"deliveries": [], "listDeliveries": [], "recipients": []})
        for found in self.pipe(["settle", "owner"], [line]):
            return str(json.loads(found)["email"])
        raise ProgramError(f"'{address}' is no address (write name@domain)")

    def pipe(self, arguments: list[str], lines: Iterable[str]) -> Iterator[str]:
        """The lines that the program answers to lines.

        Fails where the program does: an answer that is cut short must not pass for a whole one.
        """
        with tempfile.TemporaryFile() as said:
            process = subprocess.Popen(
                [self.found(), *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said
            )
            assert process.stdin and process.stdout
            feeder = _Feeder(process.stdin, lines)
            feeder.start()
            try:
                for line in process.stdout:
                    yield line.decode("utf-8").rstrip("\n")
                status = process.wait()
                feeder.join()
            finally:
                if process.poll() is None:
                    process.kill()
                    process.wait()
            if feeder.failure:
                raise feeder.failure
            if status != 0:
                raise ProgramError(f"letterbook {' '.join(arguments)}: status {status}: {_tail(said)}")


class _Feeder(threading.Thread):
    """Writes lines to a program while another thread reads its answers, as both may wait for each other else."""

    def __init__(self, stream: IO[bytes], lines: Iterable[str]) -> None:
        super().__init__(daemon=True)
        self.failure: BaseException | None = None
        self._stream, self._lines = stream, lines

    def run(self) -> None:
        try:
            with self._stream as stream:
                for line in self._lines:
                    stream.write(line.encode("utf-8") + b"\n")
        except BrokenPipeError:
            pass  # The program's status tells why.
        except BaseException as failure:
            self.failure = failure


def _tail(said: IO[bytes]) -> str:
    """The last lines of what a program said."""
    said.seek(0)
    return said.read()[-500:].decode("utf-8", "replace").strip().replace("\n", " | ")


@dataclass(frozen=True)
class UnitReader:
    """Reads units of mail.

    A message that brings the program down is noted in a journal, and left out when the unit is read again. A unit that
    fails however often it is read, or never ends, is quarantined as a whole: a line of its own says so.
    """

    program: Program = field(default_factory=Program)
    attempts: int = 4
    message_seconds: int = 600
    unit_seconds: int = 6 * 3600
    includes_raw: bool = False

    def rows(self, unit: str) -> Iterator[str]:
        """The lines of a unit, once all of them are there: half of them must not pass for the whole."""
        with tempfile.TemporaryDirectory(prefix="letterbook-") as folder:
            output = os.path.join(folder, "rows")
            reason = self._attempts_at(unit, os.path.join(folder, "unit"), output)
            if reason and not _is_last_attempt():
                # Another machine may have what this one lacks.
                raise ProgramError(f"{os.uname().nodename}: a unit failed: {reason}")
            if not _ends_with_totals(output):
                yield json.dumps({"record": "failed", "reason": reason, "message": unit})
                return
            with open(output, encoding="utf-8", newline="\n") as lines:
                for line in lines:
                    yield line.rstrip("\n")

    def _attempts_at(self, unit: str, journal: str, output: str) -> str:
        """Reads the unit into a file. Returns why that failed; "" where it did not."""
        reason = ""
        # Each message that makes the program fail costs an attempt; a whole unit of them is better quarantined.
        failures = noted = 0
        while failures < self.attempts and noted < 100:
            reason = self._read(unit, journal, output)
            if not reason:
                break
            now = _count_lines(journal + "-failed")
            failures, noted = (0, now) if now > noted else (failures + 1, noted)
            if reason.startswith(LATE):
                break
        return reason

    def _read(self, unit: str, journal: str, output: str) -> str:
        arguments = ["rows", "-", "--json", "--jobs", "1", "--journal", journal]
        arguments += ["--time-limit", str(self.message_seconds)]
        if self.includes_raw:
            arguments.append("--raw")
        with open(output, "wb") as rows, tempfile.TemporaryFile() as said:
            try:
                status = subprocess.run(
                    [self.program.found(), *arguments],
                    input=unit.encode("utf-8"),
                    stdout=rows,
                    stderr=said,
                    timeout=self.unit_seconds,
                ).returncode
            except subprocess.TimeoutExpired:
                return f"{LATE} {self.unit_seconds} seconds"
            if not _ends_with_totals(output):
                return f"status {status}: {_tail(said)}"
            # Files that cannot be read are lines of the output. One that is not there may be elsewhere.
            return _tail(said) if status == 2 and _lacks_file(output) else ""


LATE = "not read after"


def _is_last_attempt() -> bool:
    """Whether Spark will not give this task to another machine."""
    from pyspark import TaskContext

    context = TaskContext.get()
    if context is None:
        return True
    # On one machine alone a task is tried once.
    most = int(context.getLocalProperty("letterbook.attempts") or 1)
    return context.attemptNumber() + 1 >= most


def _ends_with_totals(path: str) -> bool:
    with open(path, "rb") as rows:
        rows.seek(0, os.SEEK_END)
        rows.seek(max(0, rows.tell() - 4096))
        last = rows.read().rstrip(b"\n").rpartition(b"\n")[2]
    if not last.startswith(b'{"record":"totals"'):
        return False
    found = json.loads(last)["schema"]
    if found != schema.VERSION:
        raise ProgramError(f"the program's rows have schema {found}, not {schema.VERSION} (use the same version of both)")
    return True


def _lacks_file(path: str) -> bool:
    with open(path, "rb") as rows:
        return any(line.startswith(b'{"record":"fault"') and b'"kind":"notFound"' in line for line in rows)


def _count_lines(path: str) -> int:
    try:
        with open(path, "rb") as lines:
            return sum(1 for _ in lines)
    except FileNotFoundError:
        return 0
