"""The job gives the rows of one import, whatever the units, their order, and what fails."""

from __future__ import annotations

import json
import os
import random
import stat
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from conftest import CORPUS, LETTERBOOK, imported, letterbook, units_of
from same_rows import differences

from letterbook_spark import Job, Options
from letterbook_spark.program import Program, UnitReader

MAIL = [CORPUS / "demo", CORPUS / "sources", CORPUS / "messages", CORPUS / "codes"]


def run(
    spark: object, output: Path, units: list[str], program: str = LETTERBOOK, owners_in: Path | None = None,
    owner: tuple[str, ...] = (), **reader: object,
) -> dict[str, object]:  # fmt: skip
    known = Program(program)
    readers = UnitReader(known, **reader)  # type: ignore[arg-type]
    folder = owners_in and str(owners_in)
    options = Options(units, str(output), list(owner), folder, program=known, reader=readers)
    return Job(spark, options).run()  # type: ignore[arg-type]


COUNTS = ["expected", "imported", "duplicates", "quarantined", "unchanged", "bytes"]


@pytest.mark.parametrize(("size", "seed"), [("60k", 1), ("400k", 2), ("1G", 3)])
def test_same_rows(spark: object, tmp_path: Path, size: str, seed: int) -> None:
    units = units_of(*MAIL, size=size)
    random.Random(seed).shuffle(units)
    totals = run(spark, tmp_path / "out", units)
    ledger = imported(tmp_path / "a.sqlite", *MAIL)
    assert {key: totals[key] for key in COUNTS} == {key: ledger[key] for key in COUNTS}
    assert differences(tmp_path / "out", tmp_path / "a.sqlite") == {}


def test_given_owner(spark: object, tmp_path: Path) -> None:
    """As the user writes the address; whom the owner answers is known then."""
    owner = ("Ada.Winther@Mail.example",)
    run(spark, tmp_path / "out", units_of(CORPUS / "demo", size="300k"), owner=owner)
    imported(tmp_path / "a.sqlite", CORPUS / "demo", owner=owner)
    assert differences(tmp_path / "out", tmp_path / "a.sqlite") == {}


def letter(number: int, sender: str, to: str, answers: int | None = None, extra: str = "", subject: str = "") -> str:
    extra += f"In-Reply-To: <l{answers}@x.example>\n" if answers else ""
    return (
        f"From x@x.example Tue Mar  2 09:00:00 2021\nFrom: {sender}\nTo: {to}\nSubject: {subject or f'Saturday {number}'}\n"
        f"Date: Tue, 2 Mar 2021 09:00:{number:02} +0000\nMessage-ID: <l{number}@x.example>\n{extra}\n"
        f"Text {number} of a letter.\n\n"
    )


def test_known_lists(spark: object, tmp_path: Path) -> None:
    """Addresses that turn out to be lists', authors who answer nothing, and whom the owner answered."""
    club, garden, dev = "rowers@club.example", "leden@garden.example", "dev@lists.example"
    listed = "List-Id: Dev <dev.lists.example>\nList-Post: <mailto:dev@lists.example>\n"
    mail = [
        letter(1, "bo@p.example", club), letter(2, "al@p.example", club, 1), letter(3, "cy@p.example", club),
        letter(4, "bo@p.example", f"cy@p.example, {club}", 3), letter(5, "me@example.org", club),
        letter(6, "bo@p.example", "me@example.org"), letter(7, "me@example.org", "bo@p.example"),
        letter(8, "bo@p.example", "undisclosed-recipients:;"), letter(9, "al@p.example", dev, extra=listed),
        letter(10, "cy@p.example", f"me@example.org, {dev}"), letter(11, "dee@p.example", "eve@p.example"),
        letter(12, "eve@p.example", "dee@p.example", 11), letter(13, "bo@p.example", garden),
        letter(14, "al@p.example", garden), letter(15, "cy@p.example", f"dee@p.example, {garden}"),
        *(letter(number, "library@town.example", "me@example.org") for number in range(20, 24)),
        *(letter(number, "aunt@p.example", "me@example.org", subject="Re: Tea") for number in range(30, 34)),
    ]  # fmt: skip
    (tmp_path / "club.mbox").write_text("".join(mail))
    run(spark, tmp_path / "out", units_of(tmp_path / "club.mbox", size="1k"), owner=("me@example.org",))
    imported(tmp_path / "a.sqlite", tmp_path / "club.mbox", owner=("me@example.org",))
    assert differences(tmp_path / "out", tmp_path / "a.sqlite") == {}
    known = letterbook("sql", "SELECT knowledge, count(*) FROM messages GROUP BY 1", "--csv", "--archive", str(tmp_path / "a.sqlite"))
    for words in [f"list:{club},4", f"\"own,list:{club}\",1", "answered,1", f"list:{dev},1", f"list:{garden},1", "oneway,4"]:
        assert words in known.splitlines()


def test_many_owners(spark: object, tmp_path: Path) -> None:
    """Each folder's mail is as if it had been read alone, also where they hold the same messages."""
    people = {"ada": [CORPUS / "demo/ada.mbox"], "bo": [CORPUS / "demo/ada.mbox", *sorted((CORPUS / "sources").glob("*"))]}
    for name, mail in people.items():
        for number, path in enumerate(mail):
            folder = tmp_path / "mail" / name
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{number}-{path.name}").symlink_to(path)
    run(spark, tmp_path / "out", units_of(tmp_path / "mail", size="200k"), owners_in=tmp_path / "mail")
    owners = pq.read_table(tmp_path / "out/owners").to_pylist()
    for name in people:
        imported(tmp_path / f"{name}.sqlite", tmp_path / "mail" / name)
        assert differences(tmp_path / "out", tmp_path / f"{name}.sqlite", name) == {}
        known = letterbook("owner", "--json", "--archive", str(tmp_path / f"{name}.sqlite")).splitlines()
        assert {json.loads(line)["email"] for line in known} == {r["email"] for r in owners if r["account"] == name}


def test_archive_of_result(spark: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An archive of a result is the one that an import makes, message ids and all."""
    run(spark, tmp_path / "out", units_of(*MAIL, size="150k"), includes_raw=True)
    here = Path(os.sys.executable).parent  # type: ignore[attr-defined]
    monkeypatch.setenv("PATH", f"{here}{os.pathsep}{os.environ['PATH']}")
    letterbook("import", "--from-parquet", str(tmp_path / "out"), "--archive", str(tmp_path / "b.sqlite"))
    imported(tmp_path / "a.sqlite", *MAIL)
    sql = "SELECT lower(hex(sha256)), category, thread_id, conversation_id, date FROM messages ORDER BY message_id"
    same = [letterbook("sql", "--csv", "--archive", str(tmp_path / f"{name}.sqlite"), sql) for name in "ab"]
    assert same[0] == same[1]
    assert "sound" in letterbook("verify", "--archive", str(tmp_path / "b.sqlite"))
    part = ["--from-parquet", str(tmp_path / "out"), "--part", str(CORPUS / "codes")]
    letterbook("import", *part, "--archive", str(tmp_path / "c.sqlite"))
    imported(tmp_path / "d.sqlite", CORPUS / "codes")
    same = [letterbook("sql", "--csv", "--archive", str(tmp_path / f"{name}.sqlite"), sql) for name in "cd"]
    assert same[0] == same[1]


def test_damaged_file(spark: object, tmp_path: Path) -> None:
    """What cannot be read is told, and all else is read."""
    mail = tmp_path / "mail"
    mail.mkdir()
    packed = (CORPUS / "sources/compressed/letters.mbox.gz").read_bytes()
    (mail / "damaged.mbox.gz").write_bytes(packed[: len(packed) // 2])
    (mail / "whole.mbox").write_bytes((CORPUS / "sources/mbox/mboxo.mbox").read_bytes())
    totals = run(spark, tmp_path / "out", units_of(mail))
    ledger = imported(tmp_path / "a.sqlite", mail)
    assert {key: totals[key] for key in COUNTS} == {key: ledger[key] for key in COUNTS}
    assert totals["faults"] == [fault["message"] for fault in ledger["faults"]]  # type: ignore[attr-defined]


def instead(tmp_path: Path, script: str) -> str:
    """A program that stands before letterbook: `$*` are its arguments, `$unit` what it is to read."""
    path = tmp_path / "instead"
    path.write_text(
        f'#!/bin/sh\nreal={LETTERBOOK}\n[ "$1" = rows ] || exec "$real" "$@"\nunit=$(cat)\n{script}\n'
        'printf %s "$unit" | "$real" "$@"\n'
    )
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def test_unit_that_fails(spark: object, tmp_path: Path) -> None:
    """A unit that fails however often it is read is quarantined and told; the others are read."""
    units = units_of(CORPUS / "demo", size="300k")
    program = instead(tmp_path, f'echo >> {tmp_path}/calls; case "$unit" in *\'"start":0\'*) echo no >&2; exit 134;; esac')
    totals = run(spark, tmp_path / "out", units, program, attempts=3)
    failed = totals["failedUnits"]
    assert isinstance(failed, list) and len(failed) == 1
    assert json.loads(failed[0]["message"]) == json.loads(units[0]) and "134" in failed[0]["reason"]
    assert 0 < int(str(totals["expected"])) < 339
    assert len((tmp_path / "calls").read_text().splitlines()) == len(units) + 2


def test_piece_that_fails_in_the_middle(spark: object, tmp_path: Path) -> None:
    """Its neighbours stay as they are, and the file is told to have a hole."""
    units = units_of(CORPUS / "demo", size="300k")
    start = json.loads(units[2])["range"]["start"]
    program = instead(tmp_path, f'case "$unit" in *\'"start":{start}}}\'*|*\'"start":{start},\'*) exit 134;; esac')
    totals = run(spark, tmp_path / "out", units, program, attempts=1)
    assert [json.loads(one["message"]) for one in totals["failedUnits"]] == [json.loads(units[2])]  # type: ignore[attr-defined]
    assert 200 < int(str(totals["expected"])) < 339
    ledger = pq.read_table(tmp_path / "out/ledger").to_pylist()
    assert [line["isComplete"] for line in ledger] == [False]


def test_large_message(spark: object, tmp_path: Path) -> None:
    """Longer than what readers of JSON take for a text by default."""
    path = tmp_path / "large.eml"
    path.write_text("From: a@x.example\nSubject: large\n\n" + ("x" * 70 + "\n") * 320_000)
    totals = run(spark, tmp_path / "out", units_of(path), includes_raw=True)
    assert (totals["expected"], totals["imported"]) == (1, 1)
    stored = pq.read_table(tmp_path / "out/rows").to_pylist()
    assert [len(row["raw"]) for row in stored if row["record"] == "message"] == [path.stat().st_size]


ODD = """\
From bo@x.example Thu Jan  2 10:00:00 2020
From: Bo <bo@x.example>
To: Ada <ada@x.example>
Subject: The boat
Date: Thu, 2 Jan 2020 10:00:00 +0000
Message-ID: <p@x.example>

Is it mended?

From ada@x.example Thu Jan  2 11:00:00 2020
From: Ada <ada@x.example>
To: Bo <bo@x.example>
Subject: Re: The boat
Date: Thu, 2 Jan 2020 11:00:00 +0000
Message-ID: <r@x.example>

It is.

From cy@x.example Thu Jan  2 12:00:00 2020
From: Cy <cy@x.example>
To: Ada <ada@x.example>
Date: Thu, 2 Jan 2020 12:00:00 +0000
Message-ID: <m@x.example>
References: <gone@x.example> <r@x.example>

Without a subject, and it says where the one above belongs.

From dev@lists.example Thu Jan  2 13:00:00 2020
From: Dev <dev@lists.example>
Subject: A post that names nobody
Precedence: list
List-Unsubscribe: <mailto:dev-leave@lists.example>
Delivered-To: dev@lists.example
Message-ID: <1@lists.example>

Text.

From dev@lists.example Thu Jan  2 13:00:00 2020
From: Dev <dev@lists.example>
List-Id: Old name <talk.lists.example>
Subject: [talk] Undated
Date: none
Message-ID: <2@lists.example>

Text.

From dev@lists.example Thu Jan  2 13:00:00 2020
From: Dev <dev@lists.example>
List-Id: New name <talk.lists.example>
Subject: [talk] Dated
Date: Thu, 2 Jan 2020 13:00:00 +0000
Message-ID: <3@lists.example>

Text.

"""


def test_odd_mail(spark: object, tmp_path: Path) -> None:
    """A message without a subject that places another; a list without a field of its own; an undated one; Sender alone."""
    path = tmp_path / "odd.mbox"
    line = "From f@x.example Thu Jan  2 14:00:00 2020\n"
    form = "{}: Form <form@x.example>\nSubject: Answer {}\nDate: Thu, 2 Jan 2020 15:0{}:00 +0000\nMessage-ID: <f{}@x.example>\n\n"
    text = "Dear Ada,\n\nName: {}\nPlace: here\nWish: a boat of {} feet, with oars\n\nThe form\n\n"
    forms = [
        line + form.format("From" if number < 6 else "Sender", number, number, number) + text.format(number, number)
        for number in range(8)
    ]
    path.write_text(ODD + "".join(forms))
    run(spark, tmp_path / "out", units_of(path))
    imported(tmp_path / "a.sqlite", path)
    assert differences(tmp_path / "out", tmp_path / "a.sqlite") == {}
    known = letterbook("owner", "--json", "--archive", str(tmp_path / "a.sqlite"), status=None).splitlines()
    owners = pq.read_table(tmp_path / "out/owners").to_pylist()
    assert {json.loads(line)["email"] for line in known} == {row["email"] for row in owners}


def test_unit_that_fails_once(spark: object, tmp_path: Path) -> None:
    """A program that is killed is run again, and no message is there twice."""
    program = instead(tmp_path, f"if mkdir {tmp_path}/once 2>/dev/null; then printf '{{\"record\":'; kill -9 $$; fi")
    totals = run(spark, tmp_path / "out", units_of(CORPUS / "demo", size="300k"), program)
    assert totals["expected"] == 339 and totals["failedUnits"] == []


def test_unit_that_never_ends(spark: object, tmp_path: Path) -> None:
    program = instead(tmp_path, 'case "$unit" in *\'"start":0\'*) exec sleep 600;; esac')
    units = units_of(CORPUS / "demo", size="300k")
    totals = run(spark, tmp_path / "out", units, program, attempts=1, unit_seconds=2)
    failed = totals["failedUnits"]
    assert isinstance(failed, list) and "not read after 2 seconds" in failed[0]["reason"]


def test_message_that_brings_the_program_down(spark: object, tmp_path: Path) -> None:
    """It is noted by the program, and left out when the unit is read again."""
    path = CORPUS / "demo/ada.mbox"
    note = (
        'for word in "$@"; do [ "$before" = --journal ] && journal=$word; before=$word; done; '
        f"[ -e \"$journal-failed\" ] || {{ printf '60 3072 {path}\\0\\n' > \"$journal-failed\"; exit 2; }}"
    )
    totals = run(spark, tmp_path / "out", units_of(path, size="1G"), instead(tmp_path, note))
    assert totals["quarantined"] == 1 and totals["expected"] == 339 and totals["failedUnits"] == []
    ledger = pq.read_table(tmp_path / "out/ledger").to_pylist()
    assert [(file["read"], file["quarantined"], file["expected"]) for file in ledger] == [(338, 1, 339)]


def test_program_that_is_missing(spark: object, tmp_path: Path) -> None:
    with pytest.raises(Exception, match="there is no program /nowhere/letterbook"):
        run(spark, tmp_path / "out", units_of(CORPUS / "demo"), "/nowhere/letterbook")


def test_pieces_that_do_not_fit(spark: object, tmp_path: Path) -> None:
    """A long message whose length is counted, with lines in it that look like separators: a cut inside it is mended."""
    line = "From ada@example.org Thu Jan  2 10:00:00 2020\n"
    letter = "From: Ada <ada@example.org>\nSubject: {}\nMessage-ID: <{}@example.org>\n"
    body = ("word " * 12 + "\n") * 7_000 + "\n" + line + "From: a line\nSubject: of text\n\n" + ("more " * 12 + "\n") * 7_000
    counted = letter.format(1, 1) + f"Content-Length: {len(body)}\n\n{body}"
    plain = [letter.format(number, number) + "\nHello\n" for number in range(2, 40)]
    mbox = "".join(f"{line}{text}\n" for text in [*plain[:20], counted, *plain[20:]])
    path = tmp_path / "long.mbox"
    path.write_text(mbox)
    units = units_of(path, size="400k")
    assert len(units) > 1
    totals = run(spark, tmp_path / "out", units)
    assert totals["expected"] == imported(tmp_path / "a.sqlite", path)["expected"] == 39
    assert differences(tmp_path / "out", tmp_path / "a.sqlite") == {}
    stored = pq.read_table(tmp_path / "out/rows").to_pylist()
    assert sum(row["record"] == "message" for row in stored) == 39
