"""Tables for people: conversations, newsletters, people, the parts of messages, the ledger."""

from __future__ import annotations

from typing import Any

from pyspark.sql import DataFrame
from pyspark.sql import functions as F

from .identities import addresses
from .storage import Storage


def write_messages(mail: DataFrame, settled: DataFrame, copied: DataFrame, threaded: DataFrame, storage: Storage) -> None:
    """A row for each message. Others are named by their hashes; `row` and `account` name it in this result."""
    of = mail.drop("addresses", "attachments", "codes", "deliveredTo", "verdict", "skeleton", "keys", "category", "confidence")
    of = of.join(settled, "row").join(threaded.join(copied, "row", "left"), "row")
    names = mail.select("row", "id")
    for column in ["thread", "parent", "duplicateOf"]:
        named = names.select(F.col("row").alias(column), F.col("id").alias("hash"))
        # Where it answers nothing there is nothing to look for, and no machine should get all such messages.
        some = of.where(F.col(column).isNotNull()).select("row", column).join(named, column).select("row", "hash")
        of = of.drop(column).join(some.withColumnRenamed("hash", column), "row", "left")
    storage.write(of, "messages")


def write_parts(mail: DataFrame, places: DataFrame, storage: Storage) -> None:
    """Addresses, attachments and codes: a row for each that a message has. And the places where messages stand."""
    for name in ["addresses", "attachments", "codes"]:
        of = mail.select("row", "account", "id", F.explode(name).alias("of"))
        storage.write(of.select("row", "account", "id", "of.*"), name)
    by = ["account", "identity"]
    found = places.select(*by, "id", "format", "origin").join(mail.select("row", *by, F.col("id").alias("message")), by)
    is_shown = (F.col("id") == F.col("message")).alias("isShown")
    storage.write(found.select("row", "account", "message", "id", is_shown, "format", "origin.*"), "places")


def write_summaries(mail: DataFrame, owners: DataFrame, storage: Storage) -> None:
    messages = storage.table("messages")
    names = storage.stored(_best_names(mail), "names")
    _write_conversations(messages, names, storage)
    shown = messages.where("duplicateOf is null")
    issues = shown.where("category = 'newsletter' and not isOutgoing").groupBy("account", "author", "list")
    newsletters = issues.agg(
        F.count("*").alias("messageCount"),
        F.count_if("isUnread").alias("unreadCount"),
        F.min("dateSeconds").alias("firstSeconds"),
        F.max("dateSeconds").alias("lastSeconds"),
        F.sum("size").alias("bytes"),
    )
    storage.write(newsletters, "newsletters")
    facts = shown.select("row", "isOutgoing")
    wrote = addresses(mail, ["from"], "dateSeconds").join(facts, "row").withColumn("isAuthor", F.lit(True))
    got = addresses(mail, ["to", "cc", "bcc"], "dateSeconds").join(facts, "row").withColumn("isAuthor", F.lit(False))
    people = wrote.unionByName(got).groupBy("account", "email").agg(
        F.count_if("isAuthor").alias("wroteCount"),
        F.count_if(~F.col("isAuthor") & F.col("isOutgoing")).alias("gotFromOwnerCount"),
        F.min("dateSeconds").alias("firstSeconds"),
        F.max("dateSeconds").alias("lastSeconds"),
    )
    by = ["account", "email"]
    known = F.broadcast(owners.withColumn("isOwner", F.lit(True)))
    people = people.join(names, by, "left").join(known, by, "left")
    storage.write(people.withColumn("isOwner", F.coalesce("isOwner", F.lit(False))), "people")


def _write_conversations(messages: DataFrame, names: DataFrame, storage: Storage) -> None:
    by = ["account", "participantHash"]
    shown = messages.where("duplicateOf is null")
    received = ~F.col("isOutgoing")
    counts = shown.groupBy(*by).agg(
        F.first("conversationKey").alias("conversationKey"),
        F.first("kind").alias("kind"),
        F.first("isGroup").alias("isGroup"),
        F.count("*").alias("messageCount"),
        F.count_if(F.col("isUnread") & received).alias("unreadCount"),
        F.count_distinct("thread").alias("threadCount"),
        F.min("dateSeconds").alias("firstSeconds"),
        F.max("dateSeconds").alias("lastSeconds"),
        F.bool_or("hasAttachment").alias("hasAttachment"),
        (
            (F.count_if(received & F.col("isInInbox").isNotNull()) > 0)
            & (F.count_if(received & F.coalesce("isInInbox", F.lit(False))) == 0)
            & (F.count_if(received & F.col("isInInbox").isNull()) == 0)
        ).alias("isArchived"),
        F.max(F.struct("dateSeconds", "id", "preview"))["preview"].alias("preview"),
    )
    most = shown.groupBy(*by, "category").agg(F.count("*").alias("n")).groupBy(*by).agg(
        F.min(F.struct(-F.col("n"), "category")).getField("category").alias("category"),
        F.array_sort(F.collect_set("category")).alias("categories"),
    )
    storage.write(counts.join(most, by).join(_titles(messages, names), by), "conversations")


def _titles(messages: DataFrame, best: DataFrame) -> DataFrame:
    """What conversations are called: by the names of their people, or the name that a list gives itself."""
    by = ["account", "participantHash"]
    named = messages.where("listName is not null").groupBy(*by).agg(
        F.min(F.struct(F.coalesce(-F.col("dateSeconds"), F.lit(2**62)), "id", "listName")).getField("listName").alias("listName")
    )
    keys = messages.select(*by, "kind", "conversationKey").dropDuplicates(by)
    ids = F.split(F.element_at(F.split("conversationKey", "\x00"), 3), "\n")
    people = keys.select(*by, F.posexplode(ids).alias("position", "email"))
    called = people.join(best, ["account", "email"], "left").groupBy(*by).agg(
        F.array_sort(F.collect_list(F.struct("position", "email", "name"))).alias("people")
    )
    names = F.expr("array_join(array_distinct(transform(people, p -> coalesce(p.name, p.email))), ', ')")
    title = (
        F.when(F.col("kind") == "self", "Notes to self")
        .when(F.col("kind") == "list", F.coalesce(F.nullif("listName", F.lit("")), F.col("people")[0]["email"]))
        .when(
            F.col("people")[0]["email"] == "",
            F.when(F.col("kind") == "sender", "Unknown sender").otherwise("(no participants)"),
        )
        .otherwise(names)
    )
    titled = keys.join(called, by, "left").join(named, by, "left")
    return titled.select(*by, title.alias("title"))


def _best_names(mail: DataFrame) -> DataFrame:
    """The name that each address is best known by: the one that its own mail gives most often, else others' mail."""
    named = mail.select("account", F.explode("addresses").alias("of")).select("account", "of.*").where("name is not null")
    is_quoted = F.substring("name", 1, 1) == F.substring("name", -1, 1)
    # Some programs write quotes around names: 'Al Example'.
    shown = F.when(is_quoted, F.regexp_replace("name", "^['\"]+|['\"]+$", "")).otherwise(F.col("name"))
    counted = named.groupBy("account", "email", shown.alias("name")).agg(
        # People know their own name better than others do.
        F.sum(F.when(F.col("role") == "from", 4).otherwise(1)).alias("weight")
    )
    is_name = ~F.contains("name", F.lit("@")) & (F.lower("name") != F.lower("email")) & F.rlike("name", F.lit("\\p{L}"))
    best = F.min(F.struct(-F.col("weight"), "name")).getField("name")
    return counted.where(is_name).groupBy("account", "email").agg(best.alias("name"))


def write_ledger(rows: DataFrame, imported: int, units: int, storage: Storage) -> dict[str, Any]:
    """Writes what became of every file, and returns the totals: each message is counted once."""
    kept = rows.where("record = 'message'").count()
    rows = rows.where("record <> 'message'")
    storage.write(_files(rows), "ledger")
    sums = ["messages", "quarantined", "bytes"]
    totals = rows.where("record = 'totals'").agg(*[F.sum(name).alias(name) for name in sums]).first()
    messages, quarantined, read = ((totals[name] or 0) if totals else 0 for name in sums)
    if kept != messages:
        raise RuntimeError(f"{messages} messages were read, and {kept} rows are there (please report this)")
    failed = rows.where("record = 'failed'").select("reason", "message").collect()
    faults = rows.where("record = 'fault'").select("message").distinct().orderBy("message").limit(MOST_FAULTS).collect()
    return {
        "expected": messages + quarantined,
        "imported": imported,
        "duplicates": messages - imported,
        "quarantined": quarantined,
        "unchanged": 0,
        "bytes": read,
        "units": units,
        "failedUnits": [row.asDict() for row in failed],
        "faults": [row["message"] for row in faults],
    }


#: Faults that are named in the totals; all of them are in the table `rows`.
MOST_FAULTS = 1_000


def _files(rows: DataFrame) -> DataFrame:
    """A row for each file or folder: what was read of it, and whether that is all."""
    by = ["path", "format", "mailbox"]
    ends = rows.where("record = 'end'").withColumn("path", F.col("container"))
    ends = ends.select(*by, "messages", "bytes", "isComplete")
    # What a unit holds that failed is missing.
    parts = "array<struct<path: string, format: string, mailbox: string>>"
    of_failed = F.from_json("message", f"parts {parts}")["parts"]
    failed = rows.where("record = 'failed'").select(F.explode(of_failed).alias("part")).select("part.*")
    none = failed.select(*by, F.lit(0).alias("messages"), F.lit(0).alias("bytes"), F.lit(False).alias("isComplete"))
    read = ends.unionByName(none).groupBy(*by).agg(
        F.sum("messages").alias("handedOut"), F.sum("bytes").alias("bytes"), F.bool_and("isComplete").alias("isComplete")
    )
    gaps = rows.where("record = 'gap' and isMessage").withColumn("path", F.col("container")).groupBy(*by).agg(
        F.count("*").alias("quarantined"), F.count_if(F.col("reason") == "failed").alias("failed")
    )
    lines = read.join(gaps, by, "left").na.fill(0, ["quarantined", "failed"])
    # A message that brings the program down was handed out, and is quarantined all the same.
    lines = lines.withColumn("read", F.col("handedOut") - F.col("failed"))
    return lines.select(*by, "read", "quarantined", (F.col("read") + F.col("quarantined")).alias("expected"), "bytes", "isComplete")
