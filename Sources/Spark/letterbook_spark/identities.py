"""Messages out of the places where they stand: copies that mailbox programs changed are one message."""

from __future__ import annotations

from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as F

#: What is taken of the copy that stands for the message: the one with the least hash, and of its places the first.
OWN = [
    "id", "origin.path", "origin.offset", "size", "format", "origin.mailbox", "messageId", "author", "list", "listName",
    "listIsGroup", "addresses", "deliveredTo", "isFromList", "category", "confidence", "verdict", "threadKeys",
    "skeleton", "subject", "baseSubject", "preview", "hasHTML", "hasAttachment", "isAmbiguous", "sentSeconds", "attachments", "codes",
]  # fmt: skip


def identities(places: DataFrame) -> DataFrame:
    """A row for each message of an account, from all the places where it stands, with a number of its own."""
    dated = F.when(F.col("dateSeconds").isNotNull(), F.struct("dateRank", "dateSeconds", "date", "dateSource"))
    provider = F.filter("threadKeys", lambda key: role(key) == F.lit(3))
    united = places.groupBy("account", "identity").agg(
        F.min(F.struct(*OWN)).alias("own"),
        F.min(dated).alias("dated"),
        F.min("receivedSeconds").alias("receivedSeconds"),
        F.array_sort(F.array_distinct(F.flatten(F.collect_set("labels")))).alias("labels"),
        F.array_sort(F.array_distinct(F.flatten(F.collect_set("keywords")))).alias("keywords"),
        F.array_distinct(F.flatten(F.collect_set(provider))).alias("provider"),
        F.bool_and("isUnread").alias("isUnread"),
        F.bool_or("isInInbox").alias("isInInbox"),
        F.bool_or("isInSentMail").alias("isInSentMail"),
        F.count("*").alias("places"),
    )
    keys = F.filter("own.threadKeys", lambda key: role(key) != F.lit(3))
    return united.select(
        F.monotonically_increasing_id().alias("row"),
        "account",
        "identity",
        "own.*",
        F.col("dated.dateSeconds").alias("dateSeconds"),
        F.col("dated.date").alias("date"),
        F.col("dated.dateSource").alias("dateSource"),
        "receivedSeconds",
        "labels",
        "keywords",
        F.concat(keys, F.col("provider")).alias("keys"),
        F.coalesce("isUnread", F.lit(False)).alias("isUnread"),
        "isInInbox",
        "isInSentMail",
        "places",
    ).drop("threadKeys")


def role(key: Column) -> Column:
    """What a thread key is of: see ThreadKey in Letterbook's MessageAnalysis."""
    return key.bitwiseAND(F.lit(7))


def addresses(mail: DataFrame, roles: list[str], *columns: str) -> DataFrame:
    """The addresses of some header fields, each once a message, with columns of the message."""
    of = mail.select("row", "account", *columns, F.explode("addresses").alias("of")).where(F.col("of.role").isin(roles))
    return of.select("row", "account", *columns, "of.email").dropDuplicates(["row", "email"])
