"""Compares the tables of a job with the archive that an import of the same mail makes."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq


def differences(output: Path, archive: Path, account: str = "") -> dict[str, object]:
    """What is not the same, by name, with some examples. The archive's rows stand first."""
    found: dict[str, object] = {}
    for name, (one, other) in _compared(output, archive, account).items():
        if one != other:
            keys = sorted((key for key in set(one) | set(other) if one.get(key) != other.get(key)), key=str)
            found[name] = (len(keys), [(key, one.get(key), other.get(key)) for key in keys[:3]])
    return found


Tables = dict[str, tuple[dict[Hashable, object], dict[Hashable, object]]]


def _compared(output: Path, archive: Path, account: str) -> Tables:
    db = sqlite3.connect(archive)
    db.text_factory = lambda text: text.decode("utf-8", "replace")
    ids = dict(db.execute("SELECT message_id, lower(hex(sha256)) FROM messages"))

    def read(name: str) -> list[dict[str, Any]]:
        return pq.read_table(output / name, filters=[("account", "=", account)]).to_pylist()

    mail = read("messages")
    conversations = read("conversations")
    newsletters = read("newsletters")
    codes = read("codes")
    places = read("places")
    attachments = read("attachments")
    addresses = read("addresses")

    def rows(sql: str) -> list[tuple[object, ...]]:
        return db.execute(sql).fetchall()

    return {
        "messages": (
            {
                row[0]: (row[1], round(row[2], 3), *row[3:])
                for row in rows(
                    "SELECT lower(hex(m.sha256)), m.category, m.confidence, m.is_outgoing, m.knowledge, "
                    "lower(hex(c.participant_hash)), m.date, m.date_source, m.received_at, m.is_unread, m.in_inbox, "
                    "m.has_attachment, m.subject, m.preview, m.size FROM messages m "
                    "LEFT JOIN conversations c USING (conversation_id)"
                )
            },
            {
                row["id"]: (
                    row["category"], round(row["confidence"], 3), row["isOutgoing"], row["knowledge"],
                    row["participantHash"], row["dateSeconds"], row["dateSource"], row["receivedSeconds"],
                    row["isUnread"], row["isInInbox"], row["hasAttachment"], row["subject"], row["preview"], row["size"],
                )
                for row in mail
            },
        ),
        "answers": (
            {
                ids[row[0]]: (ids.get(row[1]), *row[2:])
                for row in rows("SELECT message_id, parent_id, parent_link, missing_parents FROM messages")
            },
            {row["id"]: (row["parent"], row["parentLink"], row["missingParents"]) for row in mail},
        ),
        "threads": (
            _groups((ids[row[0]], row[1]) for row in rows("SELECT message_id, thread_id FROM messages")),
            _groups((row["id"], row["thread"]) for row in mail),
        ),
        "copies": (
            {ids[row[0]]: ids.get(row[1]) for row in rows("SELECT message_id, duplicate_of FROM messages")},
            {row["id"]: row["duplicateOf"] for row in mail},
        ),
        "labels": (
            _lists(
                (ids[row[0]], row[1])
                for row in rows("SELECT message_id, name FROM message_labels JOIN labels USING (label_id)")
            ),
            _lists((row["id"], label) for row in mail for label in row["labels"]),
        ),
        "keywords": (
            _lists((ids[row[0]], row[1]) for row in rows("SELECT message_id, keyword FROM message_keywords")),
            _lists((row["id"], keyword) for row in mail for keyword in row["keywords"]),
        ),
        "conversations": (
            {
                row[0]: tuple(row[1:])
                for row in rows(
                    "SELECT lower(hex(participant_hash)), kind, title, message_count, unread_count, thread_count, "
                    "first_at, last_at, has_attachment, category, is_archived, preview FROM conversations "
                    "WHERE message_count > 0"
                )
            },
            {
                row["participantHash"]: (
                    row["kind"], row["title"], row["messageCount"], row["unreadCount"], row["threadCount"],
                    row["firstSeconds"], row["lastSeconds"], row["hasAttachment"], row["category"],
                    row["isArchived"], row["preview"],
                )
                for row in conversations
            },
        ),
        "newsletters": (
            {
                (row[0], row[1]): tuple(row[2:])
                for row in rows(
                    "SELECT author, coalesce(list_id, ''), count(*), sum(is_unread), min(date), max(date), sum(size) "
                    "FROM messages WHERE category = 'newsletter' AND NOT is_outgoing AND duplicate_of IS NULL "
                    "GROUP BY 1, 2"
                )
            },
            {
                (row["author"], row["list"] or ""): (
                    row["messageCount"], row["unreadCount"], row["firstSeconds"], row["lastSeconds"], row["bytes"],
                )
                for row in newsletters
            },
        ),
        "codes": (
            dict(
                Counter(
                    (ids[row[0]], *row[1:])
                    for row in rows("SELECT message_id, code, provider, kind, template FROM codes")
                )
            ),
            dict(Counter((row["id"], row["code"], row["provider"], row["kind"], row["template"]) for row in codes)),
        ),
        "attachments": (
            dict(
                Counter(
                    (ids[row[0]], *row[1:])
                    for row in rows(
                        "SELECT message_id, part_id, name, type, size, lower(hex(sha256)) FROM parts WHERE is_attachment"
                    )
                )
            ),
            dict(
                Counter(
                    (row["id"], row["partId"], row["name"], row["type"], row["size"], row["sha256"] or "")
                    for row in attachments
                )
            ),
        ),
        "addresses": (
            dict(
                Counter(
                    (ids[row[0]], *row[1:])
                    for row in rows(
                        "SELECT r.message_id, r.role, r.position, a.email, r.is_participant "
                        "FROM message_addresses r JOIN addresses a USING (address_id)"
                    )
                )
            ),
            dict(
                Counter(
                    (row["id"], row["role"], row["position"], row["email"], row["isParticipant"]) for row in addresses
                )
            ),
        ),
        "places": (
            dict(Counter(ids[row[0]] for row in rows("SELECT message_id FROM ledger WHERE message_id IS NOT NULL"))),
            dict(Counter(row["message"] for row in places)),
        ),
    }  # fmt: skip


def _groups(pairs: Iterable[tuple[str, object]]) -> dict[Hashable, object]:
    """Which messages stand together, by the least of them: the names of groups differ."""
    members: defaultdict[object, set[str]] = defaultdict(set)
    for member, group in pairs:
        members[group].add(member)
    return {min(group): frozenset(group) for group in members.values()}


def _lists(pairs: Iterable[tuple[str, object]]) -> dict[Hashable, object]:
    found: defaultdict[Hashable, list[object]] = defaultdict(list)
    for key, value in pairs:
        found[key].append(value)
    return {key: sorted(values, key=str) for key, values in found.items()}
