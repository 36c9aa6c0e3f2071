"""The command letterbook-spark."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import warnings

from .program import Program, ProgramError, UnitReader


class UsageError(RuntimeError):
    """Something is missing or wrong on this machine. One line says what, where and what to do."""


def main(arguments: list[str] | None = None) -> None:
    options = _parser().parse_args(arguments)
    try:
        options.run(options)
    except BrokenPipeError:
        sys.exit(0)
    except (UsageError, ProgramError) as error:
        sys.exit(_say(str(error)))


def _say(line: str) -> int:
    print(f"letterbook-spark: {line}", file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="letterbook-spark",
        description="Reads mail on an Apache Spark cluster: the same rows as one import of all of it.",
    )
    commands = parser.add_subparsers(required=True, metavar="run | rows")
    run = commands.add_parser(
        "run",
        help="read mail, and write tables",
        description="Reads mail on many machines and writes Parquet tables: messages, conversations, places, addresses, "
        "attachments, codes, newsletters, people, ledger, and rows with all texts. Prints the ledger's totals.",
    )
    run.add_argument("paths", nargs="*", metavar="PATH", help="mail, at the same path on every machine")
    run.add_argument("--units", metavar="FILE", help="instead of PATHs: lines of letterbook shards; - for standard input")
    run.add_argument("--output", required=True, metavar="FOLDER", help="a new folder that every machine reaches")
    run.add_argument("--owner", action="append", default=[], metavar="ADDRESS", help="the owner's (default: learned)")
    run.add_argument(
        "--owners-in", metavar="FOLDER", help="each folder in it holds the mail of another owner (default: all is of one)"
    )
    run.add_argument("--size", default="256M", help="bytes of a unit (default: 256M)")
    run.add_argument("--raw", action="store_true", help="keep the raw messages, for letterbook import --from-parquet")
    run.add_argument("--program", default="letterbook", metavar="PATH", help="letterbook, on every machine")
    run.add_argument("--send", action="store_true", help="send the program from here to every machine")
    run.add_argument("--attempts", type=int, default=4, help="times that a unit is read before it is quarantined")
    run.add_argument("--unit-seconds", type=int, default=6 * 3600, help="a unit that takes longer has failed")
    run.add_argument("--message-seconds", type=int, default=600, help="a message that takes longer is quarantined")
    run.add_argument("--master", metavar="URL", help="of the cluster (default: what spark-submit or Spark's files say)")
    run.add_argument("--conf", action="append", default=[], metavar="KEY=VALUE", help="a setting of Spark's")
    run.set_defaults(run=_run)
    rows = commands.add_parser("rows", help="print the mail of a result for letterbook import --from-rows")
    rows.add_argument("folder", help="the output of a run with --raw")
    rows.add_argument("--part", metavar="PATH", help="only mail beneath this path")
    rows.set_defaults(run=_rows)
    return parser


def _rows(options: argparse.Namespace) -> None:
    from .records import ResultError, lines

    try:
        for line in lines(options.folder, options.part):
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
    except ResultError as error:
        raise UsageError(str(error)) from error


def _run(options: argparse.Namespace) -> None:
    if bool(options.paths) == bool(options.units):
        raise UsageError("run takes either PATHs or --units")
    program = Program(options.program)
    units, faults = _units(options, program)
    _check_java()
    # Another Python of this machine need not have what this one has; other machines have theirs.
    if (options.master or "local").startswith("local"):
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    # Of pandas, which the job does not use.
    warnings.filterwarnings("ignore", category=FutureWarning, module="pyspark")
    from pyspark.sql import SparkSession

    from .job import Job, Options
    from .storage import Storage

    builder = SparkSession.builder.appName("letterbook").config("spark.sql.session.timeZone", "UTC")
    builder = builder.config("spark.log.level", "ERROR")
    builder = builder.config("spark.ui.showConsoleProgress", str(sys.stderr.isatty()).lower())
    if options.master:
        builder = builder.master(options.master)
    for setting in options.conf:
        key, separator, value = setting.partition("=")
        if not separator:
            raise UsageError(f"'{setting}' is no setting (write --conf KEY=VALUE)")
        builder = builder.config(key, value)
    spark = builder.getOrCreate()
    if options.send:
        spark.sparkContext.addFile(program.found())
        program = Program(options.program, is_sent=True)
    if Storage(spark, options.output).exists():
        raise UsageError(f"{options.output}: is there already (name a new folder)")
    reader = UnitReader(program, options.attempts, options.message_seconds, options.unit_seconds, options.raw)
    try:
        owners_in = options.owners_in and os.path.abspath(options.owners_in)
        totals = Job(spark, Options(units, options.output, options.owner, owners_in, program, reader)).run()
    finally:
        spark.stop()
    totals["faults"] = [*faults, *totals["faults"]]
    print(json.dumps(totals))
    for fault in totals["faults"]:
        _say(str(fault))
    if totals["faults"] or totals["failedUnits"]:
        sys.exit(2)


def _units(options: argparse.Namespace, program: Program) -> tuple[list[str], list[str]]:
    """The units, and what could not be read when they were made."""
    faults: list[str] = []
    try:
        if options.units:
            with sys.stdin.buffer if options.units == "-" else open(options.units, "rb") as lines:
                text = lines.read().decode("utf-8")
        else:
            command = [program.found(), "shards", "--size", options.size, *map(os.path.abspath, options.paths)]
            found = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace")
            faults = [line.removeprefix("letterbook: ") for line in found.stderr.splitlines()]
            text = found.stdout
            if found.returncode not in (0, 1, 2) or found.returncode == 2 and not text:
                said = faults[0] if faults else f"letterbook shards: status {found.returncode}"
                raise UsageError(said)
    except OSError as error:
        raise UsageError(f"{options.units}: {error.strerror} (name a file of letterbook shards)") from error
    except UnicodeDecodeError as error:
        raise UsageError("the units are no lines of letterbook shards") from error
    # Other characters that end lines stand in names of files.
    units = [line for line in text.split("\n") if line]
    if not units:
        raise UsageError("no mail found")
    try:
        if not all("parts" in json.loads(unit) for unit in units):
            raise ValueError
    except (ValueError, TypeError) as error:
        raise UsageError("the units are no lines of letterbook shards") from error
    return units, faults


def _check_java() -> None:
    """Spark says little that helps where Java is missing or old."""
    home = os.environ.get("JAVA_HOME")
    java = os.path.join(home, "bin", "java") if home else shutil.which("java")
    if not java or not os.path.exists(java):
        raise UsageError("there is no Java (install Java 17 or newer, or set JAVA_HOME)")
    said = subprocess.run([java, "-version"], capture_output=True, text=True).stderr
    version = re.search(r'version "(?:1\.)?(\d+)', said)
    if not version or int(version[1]) < 17:
        raise UsageError(f"{java} is Java {version[1] if version else 'of an unknown version'} (Spark needs 17 or newer)")


if __name__ == "__main__":
    main()
