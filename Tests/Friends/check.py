"""Runs every example of ArchiveInOtherTools.md over the demo mailbox's archive, and the documented fast queries."""

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import urllib.parse

import duckdb
from datasette.app import Datasette
from duckdb_extensions import import_extension

root = os.path.realpath(os.path.join(os.path.dirname(__file__), "..", ".."))
page = os.path.join(root, "Sources/letterbook/letterbook.docc/ArchiveInOtherTools.md")
program = os.path.realpath(sys.argv[1])
done: dict[str, int] = {}
faults: list[str] = []


def check(language: str, what: str, rows: int | None) -> None:
    """An example that finds nothing would show nothing."""
    done[language] = done.get(language, 0) + 1
    if not rows:
        faults.append(f"{language}: {what}: nothing found")


def shell(block: str) -> None:
    path = os.path.dirname(program) + os.pathsep + os.environ["PATH"]
    subprocess.run(["bash", "-euo", "pipefail", "-c", block], check=True, stdout=subprocess.DEVNULL,
                   env={**os.environ, "PATH": path})
    check("sh", block, 1)


def sqlite_shell(block: str) -> None:
    for statement in filter(str.strip, block.split(";\n")):
        result = subprocess.run(["sqlite3", "-readonly", "letterbook.sqlite", statement], capture_output=True, text=True)
        if result.returncode:
            faults.append(f"sqlite3: {statement}: {result.stderr}")
        check("sqlite3", statement, len(result.stdout.splitlines()))


def python(block: str) -> None:
    result = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=True)
    check("python", block, len(result.stdout.splitlines()))


def datasette(block: str) -> None:
    async def ask() -> None:
        server = Datasette(["letterbook.sqlite"])
        await server.invoke_startup()
        for address in block.splitlines():
            path, query = address.split("?")
            pairs = [tuple(pair.split("=", 1)) for pair in query.split("&")]
            response = await server.client.get(f"{path}?{urllib.parse.urlencode(pairs)}")
            if response.status_code != 200:
                faults.append(f"datasette: {address}: {response.status_code} {response.text[:300]}")
                continue
            check("datasette", address, len(response.json()))

    asyncio.run(ask())


def duck(block: str) -> None:
    for statement in filter(str.strip, block.split(";\n")):
        result = connection.execute(statement.rstrip().rstrip(";"))
        if not statement.startswith("ATTACH"):
            check("duckdb", statement, len(result.fetchall()))


def duck_tables() -> None:
    """Each table and view has in DuckDB as many rows as in SQLite; the full-text index is SQLite's alone."""
    import sqlite3

    own = sqlite3.connect("file:letterbook.sqlite?mode=ro", uri=True)
    names = own.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'"
                        " AND name NOT LIKE 'message_search%'").fetchall()
    for (name,) in names:
        wanted = own.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
        found = len(connection.execute(f"SELECT * FROM mail.{name}").fetchall())
        done["duckdb tables"] = done.get("duckdb tables", 0) + 1
        if found != wanted:
            faults.append(f"duckdb: {name} has {found} rows, not {wanted}")


def fast_queries() -> None:
    """Those that `letterbook sql --schema` ends with, in sqlite3's own shell."""
    schema = subprocess.run([program, "sql", "--schema"], capture_output=True, text=True, check=True).stdout
    for query in re.findall(r"^    (SELECT .*)$", schema.split("Fast queries:")[1], re.MULTILINE):
        result = subprocess.run(["sqlite3", "-readonly", "letterbook.sqlite", query], capture_output=True, text=True)
        if result.returncode:
            faults.append(f"sqlite3: {query}: {result.stderr}")
        done["fast queries"] = done.get("fast queries", 0) + 1


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    demo = os.path.join(root, "Corpus/demo/ada.mbox")
    subprocess.run([program, "import", demo], check=True, stdout=subprocess.DEVNULL)
    import_extension("sqlite_scanner")
    connection = duckdb.connect()
    connection.execute("LOAD sqlite_scanner")
    with open(page, encoding="utf-8") as file:
        blocks = re.findall(r"^```(\w+)\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)
    runners = {"sh": shell, "sqlite3": sqlite_shell, "python": python, "datasette": datasette, "duckdb": duck}
    for language, block in blocks:
        runners[language](block)
    duck_tables()
    fast_queries()
    connection.close()

print("friends: " + ", ".join(f"{count} {language}" for language, count in done.items()))
for fault in faults:
    print("✘ " + fault)
if set(runners) - set(done) or done["fast queries"] < 5 or done["duckdb tables"] < 20:
    sys.exit("✘ some examples did not run")
sys.exit(1 if faults else 0)
