"""Copies of letters, and who answers whom."""

from __future__ import annotations

from pyspark.sql import DataFrame, Window
from pyspark.sql import functions as F

from . import schema
from .components import components
from .identities import role
from .storage import Settler, Storage


def copies(mail: DataFrame, settler: Settler) -> DataFrame:
    """Which messages are copies of others: columns `row` and `duplicateOf`, both numbers."""
    lines = mail.where("messageId <> ''").select(
        "row",
        "id",
        F.concat_ws("\n", "account", "messageId").alias("messageId"),
        "author",
        "baseSubject",
        "preview",
        F.coalesce("sentSeconds", "dateSeconds", F.lit(0)).alias("sentSeconds"),
    )
    lines = lines.withColumn("count", F.count("*").over(Window.partitionBy("messageId"))).where("count > 1")
    answers = settler.groups(lines.drop("count"), "messageId", ["sentSeconds"], "copies", schema.COPY)
    return answers.withColumn("duplicateOf", F.col("duplicateOf").cast("bigint"))


def threads(mail: DataFrame, copied: DataFrame, settler: Settler, storage: Storage) -> DataFrame:
    """The thread of each message and what it answers, all by numbers. Messages that share an identifier are one thread.

    A thread is named by its first message.
    """
    topics = F.get(F.filter("keys", lambda key: role(key) >= 4), 0)
    people = mail.select("row", "author", "list", "addresses")
    mail = mail.select("row", "id", "account", "keys", "dateSeconds", (topics - role(topics)).alias("topic"))
    mail = mail.join(copied, "row", "left")
    copy = F.when(F.col("duplicateOf").isNull(), 0).otherwise(1).alias("isCopy")
    mail = mail.select("*", copy, F.coalesce("dateSeconds", F.lit(0)).alias("time"))
    joined = components(_edges(mail))
    mail = storage.stored(_labelled(mail, joined, "row"), "threads")
    guesses = storage.stored(_guessed(mail, people, settler, storage), "guesses")
    of_guess = mail.select(F.col("row").alias("guess"), F.col("thread").alias("b"))
    of_reply = mail.join(guesses, "row").select("guess", F.col("thread").alias("a"))
    mail = _labelled(mail, components(of_reply.join(of_guess, "guess").select("a", "b")), "thread")
    mail = storage.stored(mail.join(guesses, "row", "left"), "joined")
    placed = _placed(mail, settler).drop("namesNothing")
    first = F.min(F.struct("isCopy", "time", "id", "row")).over(Window.partitionBy("thread"))
    named = mail.select("row", first["row"].alias("thread"))
    return named.join(placed, "row")


def _edges(mail: DataFrame) -> DataFrame:
    """Each message and the first one that has an identifier with it."""
    keys = mail.select("row", "account", F.explode("keys").alias("key"))
    identifier = F.when(role(F.col("key")) < 3, F.col("key") - role(F.col("key"))).when(
        role(F.col("key")) == 3, F.col("key")
    )
    named = keys.select("row", "account", identifier.alias("key")).where("key is not null")
    first = F.min("row").over(Window.partitionBy("account", "key"))
    return named.select(F.col("row").alias("a"), first.alias("b"))


def _labelled(mail: DataFrame, joined: DataFrame, column: str) -> DataFrame:
    """Messages with their threads: the component where another message is in it, else their own."""
    found = joined.select(F.col("node").alias(column), "component")
    mail = mail.join(found, column, "left")
    return mail.withColumn("thread", F.coalesce("component", column)).drop("component")


def _placed(mail: DataFrame, settler: Settler) -> DataFrame:
    thread, guess = F.col("thread").cast("string"), F.col("guess").cast("string")
    lines = mail.select("row", "id", thread.alias("thread"), "keys", guess.alias("guess"), "isCopy", "time")
    answers = settler.groups(lines, "thread", ["isCopy", "time"], "threads", schema.THREADED)
    return answers.withColumn("parent", F.col("parent").cast("bigint"))


def _guessed(mail: DataFrame, people: DataFrame, settler: Settler, storage: Storage) -> DataFrame:
    """What replies that name nothing answer, by their subjects: columns `row` and `guess`."""
    is_reply = F.exists("keys", lambda key: role(key) == 4) & F.forall("keys", lambda key: role(key).isin(0, 4))
    replies = mail.where(is_reply & (F.col("isCopy") == 0)).select("thread").distinct()
    # Others have References that may place the reply.
    unguessed = mail.join(replies, "thread", "left_semi").withColumn("guess", F.lit(None))
    unlinked = _placed(unguessed, settler).where("namesNothing").select("row", "namesNothing")
    mail = mail.where("isCopy = 0")
    unlinked = storage.stored(unlinked.join(mail.select("row", "account", "topic"), "row"), "replies")
    topics = unlinked.where("topic is not null").select("account", "topic").distinct()
    recipients = F.expr("transform(filter(addresses, a -> a.role in ('to', 'cc', 'bcc')), a -> a.email)")
    lines = (
        mail.join(topics, ["account", "topic"], "left_semi")
        .join(people.withColumn("recipients", recipients), "row")
        .join(unlinked.select("row", "namesNothing"), "row", "left")
        .select(
            "row",
            "id",
            F.concat_ws("\n", "account", "topic").alias("topic"),
            F.col("thread").cast("string").alias("thread"),
            F.col("dateSeconds").alias("date"),
            "time",
            "author",
            "list",
            "recipients",
            F.coalesce("namesNothing", F.lit(False)).alias("namesNothing"),
        )
    )
    answers = settler.groups(lines, "topic", ["time"], "replies", schema.GUESS)
    return answers.withColumn("guess", F.col("guess").cast("bigint"))
