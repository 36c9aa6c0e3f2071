"""The job: from units of mail to the rows that one import of all the mail would give."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field

import pyarrow as pa
from pyspark.sql import Column, DataFrame, SparkSession, Window
from pyspark.sql import functions as F

from . import schema
from .components import components
from .program import Program, UnitReader

LINE = "line string"


@dataclass(frozen=True)
class Options:
    """What the job reads, and where it writes."""

    #: Lines of `letterbook shards`.
    units: list[str]
    #: A folder that is not there yet, on storage that every machine reaches.
    output: str
    #: The owner's addresses; none: learned from all the mail.
    owner: list[str] = field(default_factory=list)
    program: Program = field(default_factory=Program)
    reader: UnitReader = field(default_factory=UnitReader)


class Job:
    """Runs on a session of the caller's; nothing that grows with the mail is collected to the driver."""

    def __init__(self, spark: SparkSession, options: Options) -> None:
        self.spark = spark
        self.options = options
        spark.sparkContext.addPyFile(_packed())

    def run(self) -> dict[str, object]:
        """Writes all tables and returns the ledger's totals."""
        self.spark.sparkContext.setCheckpointDir(f"{self.options.output}/checkpoints")
        self._read()
        identities = self._stored(self._united(), "checkpoints/identities")
        owner = self.options.owner or self._discovered_owner(identities)
        settled = self._stored(self._settled(identities, owner), "checkpoints/settled")
        settled = self._stored(self._copied(settled), "checkpoints/copied")
        messages = self._threaded(settled)
        self._write(messages, "messages")
        messages = self._table("messages")
        self._write_parts(messages)
        self._write_summaries(messages, owner)
        return self._ledger()

    # Reading

    def _read(self) -> None:
        """Reads all units. Where two pieces of a file do not fit, it was cut inside a message: it is read whole."""
        units = list(enumerate(self.options.units))
        self._write(self._rows_of(units), "rows", by=["record"])
        misfits = self._misfits()
        if not misfits:
            return
        whole = []
        for numbers in misfits:
            unit = json.loads(self.options.units[numbers[0]])
            del unit["range"]
            unit["bytes"] = unit["parts"][0]["size"]
            whole.append((numbers[0], json.dumps(unit)))
        bad = [number for numbers in misfits for number in numbers]
        kept = self._stored_rows.where(~F.col("unit").isin(bad))
        self._write(kept.unionByName(self._rows_of(whole)), "checkpoints/mended", by=["record"])
        self._move("checkpoints/mended", "rows")

    def _rows_of(self, units: list[tuple[int, str]]) -> DataFrame:
        """The lines of units, as columns, each with the number of its unit and its own."""
        table = self.spark.createDataFrame(units, "number int, unit string")
        # A task for each: units are of one size, but not of one cost, and a failed task reads one again.
        table = table.repartitionByRange(max(1, len(units)), "number").sortWithinPartitions("number")
        reader = self.options.reader

        def read(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
            for batch in batches:
                for number, unit in zip(batch.column(0).to_pylist(), batch.column(1).to_pylist()):
                    start = 0
                    for lines in _batches(reader.rows(unit)):
                        count = lines.num_rows
                        numbers = pa.array([number] * count, pa.int32())
                        order = pa.array(range(start, start + count), pa.int64())
                        yield pa.RecordBatch.from_arrays([numbers, order, lines.column(0)], ["unit", "number", "line"])
                        start += count

        lines = table.mapInArrow(read, "unit int, number bigint, line string")
        rows = lines.select("unit", "number", F.from_json("line", schema.ROW).alias("row"))
        return rows.select("unit", "number", "row.*").withColumn("raw", F.unbase64("raw"))

    def _misfits(self) -> list[list[int]]:
        """The numbers of the units of each file of which two pieces do not fit."""
        ends = self._others.where("record = 'end'").groupBy("unit").agg(F.min("first"), F.max("next"))
        found = {row[0]: (row[1], row[2]) for row in ends.collect()}
        pieces: dict[str, list[tuple[int, int]]] = {}
        for number, text in enumerate(self.options.units):
            unit = json.loads(text)
            if "range" in unit:
                pieces.setdefault(unit["parts"][0]["path"], []).append((unit["range"]["start"], number))
        misfits = []
        for of_file in pieces.values():
            numbers = [number for _, number in sorted(of_file)]
            fits = [found.get(number, (None, None)) for number in numbers]
            fits = [fit for fit in fits if fit[0] is not None]
            if any(one[1] != other[0] for one, other in zip(fits, fits[1:])):
                misfits.append(numbers)
        return misfits

    @property
    def _stored_rows(self) -> DataFrame:
        columns = f"unit int, number bigint, {schema.ROW}".replace("raw string", "raw binary")
        return self.spark.read.schema(columns).parquet(f"{self.options.output}/rows")

    @property
    def _places(self) -> DataFrame:
        """A row for each place where a message stands."""
        return self._stored_rows.where("record = 'message'").select(*schema.MESSAGE)

    @property
    def _others(self) -> DataFrame:
        """All else that units told."""
        return self._stored_rows.where("record <> 'message'")

    def _united(self) -> DataFrame:
        """A row for each message, from all the places where it stands.

        Of copies that mailbox programs changed the one with the least hash stands for the message.
        """
        own = [
            "id", "origin.path", "origin.offset", "size", "format", "origin.mailbox", "messageId", "author", "list",
            "listName", "addresses", "deliveredTo", "isFromList", "category", "confidence", "verdict", "threadKeys",
            "skeleton", "subject", "baseSubject", "preview", "hasHTML", "hasAttachment", "isAmbiguous", "sentSeconds",
        ]  # fmt: skip
        dated = F.when(
            F.col("dateSeconds").isNotNull(), F.struct("dateRank", "dateSeconds", "date", "dateSource")
        )
        provider = F.filter("threadKeys", lambda key: _role(key) == F.lit(3))
        united = self._places.groupBy("identity").agg(
            F.min(F.struct(*own)).alias("own"),
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
        keys = F.filter("own.threadKeys", lambda key: _role(key) != F.lit(3))
        return united.select(
            F.monotonically_increasing_id().alias("row"),
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

    # The owner

    def _discovered_owner(self, mail: DataFrame) -> list[str]:
        """What all mail together says; some tens of counts come to the driver."""
        no_list = mail.where("category <> 'list'")
        sent = _addresses(mail.where("isInSentMail and category not in ('newsletter', 'list')"), ["from"])
        recipients = _addresses(no_list, ["to", "cc", "bcc"])
        named = mail.select(F.explode("deliveredTo").alias("email"), "isFromList")
        lists = mail.where("category = 'list' and list is not null").select("list").distinct()
        evidence: dict[str, object] = {
            "sentAuthors": _most(sent, 20),
            "deliveries": _most(named.where("not isFromList"), 20),
            "listDeliveries": _most(named.where("isFromList"), 20),
            "recipients": _most(recipients, 2),
            "recipientMail": no_list.count(),
            "lists": [row["list"] for row in lists.collect()],
        }
        candidates = self._ask_owner(evidence)
        if not candidates:
            return []
        evidence["addresses"] = self._evidence_of(mail, candidates)
        return self._ask_owner(evidence)

    def _ask_owner(self, evidence: dict[str, object]) -> list[str]:
        lines = self.options.program.pipe(["settle", "owner"], [json.dumps(evidence)])
        return [json.loads(line)["email"] for line in lines]

    def _evidence_of(self, mail: DataFrame, emails: list[str]) -> dict[str, object]:
        """Whether each address is one of a list that has no List-Id: only lists write nothing, and debate."""
        wrote = _addresses(mail, ["from"]).where(F.col("email").isin(emails)).select("email").distinct()
        written = {row["email"] for row in wrote.collect()}
        result: dict[str, object] = {}
        to = _addresses(mail, ["to", "cc"], "category", "author", "keys", "dateSeconds")
        for email in emails:
            mine = to.where(F.col("email") == email)
            counts = mine.agg(F.count("*").alias("mail"), F.count_if(F.expr("category = 'list'")).alias("list")).first()
            letters = mine.orderBy("dateSeconds", "id").limit(2_000).select("author", "keys").collect()
            result[email] = {
                "hasWritten": email in written,
                "mail": counts["mail"] if counts else 0,
                "listMail": counts["list"] if counts else 0,
                "letters": [{"author": row["author"], "keys": row["keys"]} for row in letters],
            }
        return result

    # Categories and conversations

    def _settled(self, mail: DataFrame, owner: list[str]) -> DataFrame:
        """Categories by all that the mail together tells, and the conversations that follow from them."""
        is_own = F.col("author").isin(owner) if owner else F.lit(False)
        mail = mail.withColumn("isOwn", is_own)
        own = self._settle_messages(mail.where("isOwn").withColumn("isAnswered", F.lit(False)), owner)
        own = self._stored(own, "checkpoints/own")
        # Nobody writes letters to a newsletter; automatic answers tell nothing.
        wrote = mail.join(own.where("category <> 'automated'").select("id"), "id")
        answered = _addresses(wrote, ["to"]).where(~F.col("email").isin(owner)).select(F.col("email").alias("author"))
        others = mail.where("not isOwn").join(
            answered.distinct().withColumn("isAnswered", F.lit(True)), "author", "left"
        )
        others = others.withColumn("isAnswered", F.coalesce("isAnswered", F.lit(False)))
        others = others.join(self._alike(mail, others), "id", "left")
        settled = own.unionByName(self._settle_messages(others, owner))
        mail = mail.drop("category", "confidence", "isOwn").join(settled, "id")
        return self._listed(mail)

    def _settle_messages(self, mail: DataFrame, owner: list[str]) -> DataFrame:
        people = F.array_distinct(F.expr("transform(filter(addresses, a -> a.isParticipant), a -> a.email)"))
        columns: list[Column | str] = ["id", "verdict", "author", "list", people.alias("people"), "labels", "isAnswered"]
        if "isAlike" in mail.columns:
            columns.append("isAlike")
        arguments = [part for address in owner for part in ("--owner", address)]
        return self._settle(mail.select(*columns), "messages", schema.SETTLED_MESSAGE, arguments)

    def _alike(self, mail: DataFrame, others: DataFrame) -> DataFrame:
        """Mail of strangers that is laid out like other mail of its author."""
        is_authors = F.expr("exists(addresses, a -> a.role in ('from', 'author') and a.email = author)")
        laid_out = mail.where(is_authors & F.col("skeleton").isNotNull())
        strangers = others.where("not isAnswered").select("author").distinct()
        looks = F.col("category").isin("personal", "unsure") & ~F.col("isOwn")
        window = Window.partitionBy("author")
        lines = (
            laid_out.join(strangers, "author", "left_semi")
            .select("id", "author", "skeleton", "keys", looks.alias("looksPersonal"))
            .withColumn("count", F.count("*").over(window))
            .withColumn("may", F.bool_or("looksPersonal").over(window))
            .where("count > 3 and may")
            .drop("count", "may")
        )
        return self._settle(lines, "alike", schema.ALIKE, by="author", order=["id"])

    def _listed(self, mail: DataFrame) -> DataFrame:
        """Brings posts that name their list by its address together with those that name its List-Id."""
        lists = mail.where("category = 'list' and not contains(list, '@')").select(F.col("list").alias("usual"))
        address = F.when(F.col("kind") == "list", F.element_at(F.split("conversationKey", "\x00"), -1))
        usual = F.regexp_replace(address, "@([^@]*)$", ".$1")
        mail = mail.withColumn("usual", F.when(F.contains(address, F.lit("@")), usual))
        known = lists.distinct().withColumn("isKnown", F.lit(True))
        mail = mail.join(known, "usual", "left")
        key = F.when(
            F.col("isKnown"), F.concat(F.lit("v1\x00list\x00"), F.col("usual"))
        ).otherwise(F.col("conversationKey"))
        mail = mail.withColumn("conversationKey", key).withColumn("participantHash", F.sha2("conversationKey", 256))
        return mail.drop("usual", "isKnown")

    # Copies and threads

    def _copied(self, mail: DataFrame) -> DataFrame:
        """Which messages are copies of others."""
        sent = F.coalesce("sentSeconds", "dateSeconds", F.lit(0)).alias("sentSeconds")
        window = Window.partitionBy("messageId")
        lines = (
            mail.where("messageId <> ''")
            .select("id", "messageId", "author", "baseSubject", "preview", sent)
            .withColumn("count", F.count("*").over(window))
            .where("count > 1")
            .drop("count")
        )
        copies = self._settle(lines, "copies", schema.COPY, by="messageId", order=["sentSeconds", "id"])
        return mail.join(copies, "id", "left")

    def _threaded(self, mail: DataFrame) -> DataFrame:
        """The reply graph: messages that share an identifier are one thread, directly or through others."""
        keys = mail.select("row", F.explode("keys").alias("key"))
        identifier = F.when(_role(F.col("key")) < 3, F.col("key") - _role(F.col("key"))).when(
            _role(F.col("key")) == 3, F.col("key")
        )
        named = keys.select("row", identifier.alias("key")).where("key is not null")
        edges = named.withColumn("b", F.min("row").over(Window.partitionBy("key")))
        joined = components(edges.select(F.col("row").alias("a"), "b"))
        mail = self._labelled(mail, joined, "row")
        mail = self._stored(mail, "checkpoints/threads")
        guesses = self._guessed(mail)
        guesses = self._stored(guesses, "checkpoints/guesses")
        threads = mail.select(F.col("id").alias("guess"), F.col("thread").alias("b"))
        own = mail.join(guesses, "id").select("guess", F.col("thread").alias("a"))
        mail = self._labelled(mail, components(own.join(threads, "guess").select("a", "b")), "thread")
        mail = mail.join(guesses, "id", "left")
        mail = self._stored(mail, "checkpoints/joined")
        placed = self._placed(mail).drop("namesNothing")
        # A thread is named by its first message.
        first = F.min(F.struct(*_thread_order(), "id")).over(Window.partitionBy("thread"))
        return mail.drop("guess").withColumn("thread", first["id"]).join(placed, "id")

    def _labelled(self, mail: DataFrame, joined: DataFrame, column: str) -> DataFrame:
        """Messages with their threads: the component where another message is in it, else their own."""
        found = joined.select(F.col("node").alias(column), "component")
        mail = mail.join(found, column, "left")
        return mail.withColumn("thread", F.coalesce("component", column)).drop("component")

    def _placed(self, mail: DataFrame) -> DataFrame:
        copy, date = _thread_order()
        lines = mail.select("id", F.col("thread").cast("string"), "keys", "guess", copy, date)
        order = ["isCopy", "time", "id"]
        return self._settle(lines, "threads", schema.THREADED, by="thread", order=order)

    def _guessed(self, mail: DataFrame) -> DataFrame:
        """What replies that name nothing answer, by their subjects."""
        topic = F.get(F.filter("keys", lambda key: _role(key) >= 4), 0)
        mail = mail.withColumn("topic", topic - _role(topic)).where("topic is not null")
        mail = mail.withColumn("guess", F.lit(None).cast("string"))
        is_reply = F.exists("keys", lambda key: _role(key) == 4) & F.forall("keys", lambda key: _role(key).isin(0, 4))
        threads = mail.where(is_reply & F.col("duplicateOf").isNull()).select("thread").distinct()
        # Others have References that may place the reply.
        placed = self._placed(mail.join(threads, "thread", "left_semi")).select("id", "namesNothing")
        topics = mail.join(placed.where("namesNothing"), "id", "left_semi").select("topic").distinct()
        recipients = F.expr("transform(filter(addresses, a -> a.role in ('to', 'cc', 'bcc')), a -> a.email)")
        lines = (
            mail.where("duplicateOf is null")
            .join(topics, "topic", "left_semi")
            .join(placed, "id", "left")
            .select(
                "id",
                F.col("topic").cast("string"),
                F.col("thread").cast("string"),
                F.col("dateSeconds").alias("date"),
                F.coalesce("dateSeconds", F.lit(0)).alias("time"),
                "author",
                "list",
                recipients.alias("recipients"),
                F.coalesce("namesNothing", F.lit(False)).alias("namesNothing"),
            )
        )
        return self._settle(lines, "replies", schema.GUESS, by="topic", order=["time", "id"])

    # Tables

    def _write_parts(self, messages: DataFrame) -> None:
        """Addresses, attachments, codes, places and texts: a row for each that a message has."""
        shown = messages.select("id", "path", "offset")
        where = {"path": F.col("origin.path"), "offset": F.col("origin.offset")}
        of_shown = self._places.withColumns(where).join(shown, ["id", "path", "offset"], "left_semi")
        for name, column in [("addresses", "addresses"), ("attachments", "attachments"), ("codes", "codes")]:
            self._write(of_shown.select("id", F.explode(column).alias("of")).select("id", "of.*"), name)
        # One message may stand in many places.
        places = self._places.join(messages.select("identity", F.col("id").alias("message")), "identity")
        is_shown = (F.col("id") == F.col("message")).alias("isShown")
        self._write(places.select("message", "id", is_shown, "format", "origin.*"), "places")

    def _write_summaries(self, messages: DataFrame, owner: list[str]) -> None:
        shown = messages.where("duplicateOf is null")
        received = ~F.col("isOutgoing")
        latest = F.max(F.struct("dateSeconds", "id", "preview"))
        counts = shown.groupBy("participantHash").agg(
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
            latest["preview"].alias("preview"),
        )
        by_category = shown.groupBy("participantHash", "category").agg(F.count("*").alias("n"))
        most = by_category.groupBy("participantHash").agg(
            F.min(F.struct(-F.col("n"), "category")).getField("category").alias("category"),
            F.array_sort(F.collect_set("category")).alias("categories"),
        )
        conversations = counts.join(most, "participantHash").join(self._titles(messages), "participantHash")
        self._write(conversations, "conversations")
        issues = shown.where("category = 'newsletter' and not isOutgoing").groupBy("author", "list")
        self._write(
            issues.agg(
                F.count("*").alias("messageCount"),
                F.count_if("isUnread").alias("unreadCount"),
                F.min("dateSeconds").alias("firstSeconds"),
                F.max("dateSeconds").alias("lastSeconds"),
                F.sum("size").alias("bytes"),
            ),
            "newsletters",
        )
        people = _addresses(shown, ["from", "to", "cc", "bcc"], "role", "isOutgoing", "dateSeconds")
        counted = people.groupBy("email").agg(
            F.count_if(F.col("role") == "from").alias("wrote"),
            F.count_if((F.col("role") != "from") & F.col("isOutgoing")).alias("gotFromOwner"),
            F.min("dateSeconds").alias("firstSeconds"),
            F.max("dateSeconds").alias("lastSeconds"),
            F.first(F.col("email").isin(owner) if owner else F.lit(False)).alias("isOwner"),
        )
        self._write(counted.join(_best_names(messages), "email", "left"), "people")

    def _titles(self, messages: DataFrame) -> DataFrame:
        """What conversations are called: by the names of their people, or the name that a list gives itself."""
        named = messages.where("listName is not null").groupBy("participantHash").agg(
            F.min(F.struct(-F.col("dateSeconds"), "id", "listName")).getField("listName").alias("listName")
        )
        keys = messages.select("participantHash", "kind", "conversationKey").dropDuplicates(["participantHash"])
        ids = F.split(F.element_at(F.split("conversationKey", "\x00"), 3), "\n")
        people = keys.select("participantHash", F.posexplode(ids).alias("position", "email"))
        called = people.join(_best_names(messages), "email", "left").groupBy("participantHash").agg(
            F.array_sort(F.collect_list(F.struct("position", "email", "name"))).alias("people")
        )
        names = F.expr("array_join(array_distinct(transform(people, p -> coalesce(p.name, p.email))), ', ')")
        title = (
            F.when(F.col("kind") == "self", "Notes to self")
            .when(F.col("kind") == "list", F.coalesce(F.nullif("listName", F.lit("")), F.col("people")[0]["email"]))
            .when(F.col("people")[0]["email"] == "", "(no participants)")
            .otherwise(names)
        )
        titled = keys.join(called, "participantHash", "left").join(named, "participantHash", "left")
        return titled.select("participantHash", title.alias("title"))

    def _ledger(self) -> dict[str, object]:
        """Writes what became of every file, and returns the totals: each message is counted once."""
        rows = self._others
        ends = rows.where("record = 'end'")
        containers = ends.groupBy(F.col("container").alias("path"), "format", "mailbox").agg(
            F.sum("messages").alias("read"),
            F.sum("bytes").alias("bytes"),
            F.bool_and("isComplete").alias("isComplete"),
        )
        gaps = rows.where("record = 'gap' and isMessage").groupBy(F.col("container").alias("path")).agg(
            F.count("*").alias("quarantined")
        )
        lines = containers.join(gaps, "path", "left").withColumn("quarantined", F.coalesce("quarantined", F.lit(0)))
        self._write(lines.withColumn("expected", F.col("read") + F.col("quarantined")), "ledger")
        totals = rows.where("record = 'totals'").agg(
            F.sum("messages").alias("messages"), F.sum("quarantined").alias("quarantined"), F.sum("bytes").alias("bytes")
        )
        read = totals.first()
        imported = self._table("messages").count()
        messages = (read["messages"] if read else 0) or 0
        quarantined = (read["quarantined"] if read else 0) or 0
        failed = [row.asDict() for row in rows.where("record = 'failed'").select("reason", "message").collect()]
        faults = [row["message"] for row in rows.where("record = 'fault'").select("message").distinct().collect()]
        return {
            "expected": messages + quarantined,
            "imported": imported,
            "duplicates": messages - imported,
            "quarantined": quarantined,
            "unchanged": 0,
            "bytes": (read["bytes"] if read else 0) or 0,
            "units": len(self.options.units),
            "failedUnits": failed,
            "faults": faults,
        }

    # Plumbing

    def _settle(
        self,
        lines: DataFrame,
        step: str,
        answer: str,
        arguments: list[str] | None = None,
        by: str | None = None,
        order: list[str] | None = None,
    ) -> DataFrame:
        """What `letterbook settle` answers to rows, those of a group together and in order."""
        if by:
            lines = lines.repartition(by).sortWithinPartitions(by, *(order or []))
        program = self.options.program
        command = ["settle", step, *(arguments or [])]

        def pipe(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
            texts = (line for batch in batches for line in batch.column(0).to_pylist())
            yield from _batches(program.pipe(command, texts))

        as_json = lines.select(F.to_json(F.struct(*lines.columns)).alias("line"))
        answers = as_json.mapInArrow(pipe, LINE)
        return answers.select(F.from_json("line", answer).alias("answer")).select("answer.*")

    def _write(self, table: DataFrame, name: str, by: list[str] | None = None) -> None:
        writer = table.write.mode("error")
        if by:
            writer = writer.partitionBy(*by)
        writer.parquet(f"{self.options.output}/{name}")

    def _move(self, name: str, target: str) -> None:
        """Puts a table in another's place."""
        jvm, output = self.spark._jvm, self.options.output
        assert jvm
        path = jvm.org.apache.hadoop.fs.Path
        files = path(output).getFileSystem(self.spark._jsc.hadoopConfiguration())
        files.delete(path(f"{output}/{target}"), True)
        files.rename(path(f"{output}/{name}"), path(f"{output}/{target}"))

    def _table(self, name: str) -> DataFrame:
        return self.spark.read.parquet(f"{self.options.output}/{name}")

    def _stored(self, table: DataFrame, name: str) -> DataFrame:
        """The same rows from storage: they are read several times, and a lost machine must not change their numbers."""
        self._write(table, name)
        return self._table(name)


def _packed() -> str:
    """This package as a file that Spark hands to its machines: only the one that submits the job must have it."""
    here = os.path.dirname(os.path.abspath(__file__))
    base = os.path.join(tempfile.mkdtemp(prefix="letterbook-"), "letterbook_spark")
    return shutil.make_archive(base, "zip", root_dir=os.path.dirname(here), base_dir=os.path.basename(here))


def _batches(lines: Iterator[str], size: int = 8_192, most: int = 8 << 20) -> Iterator[pa.RecordBatch]:
    """Lines as Arrow batches of some megabytes."""
    pending: list[str] = []
    held = 0
    for line in lines:
        pending.append(line)
        held += len(line)
        if len(pending) >= size or held >= most:
            yield pa.RecordBatch.from_pydict({"line": pending})
            pending, held = [], 0
    if pending:
        yield pa.RecordBatch.from_pydict({"line": pending})


def _role(key: Column) -> Column:
    """What a thread key is of: see ThreadKey in Letterbook's MessageAnalysis."""
    return key.bitwiseAND(F.lit(7))


def _best_names(messages: DataFrame) -> DataFrame:
    """The name that each address is best known by: the one that its own mail gives most often, else others' mail."""
    named = messages.select(F.explode("addresses").alias("of")).select("of.*").where("name is not null")
    is_quoted = F.substring("name", 1, 1) == F.substring("name", -1, 1)
    # Some programs write quotes around names: 'Al Example'.
    shown = F.when(is_quoted, F.regexp_replace("name", "^['\"]+|['\"]+$", "")).otherwise(F.col("name"))
    counted = named.groupBy("email", shown.alias("name")).agg(
        # People know their own name better than others do.
        F.sum(F.when(F.col("role") == "from", 4).otherwise(1)).alias("weight")
    )
    is_name = ~F.contains("name", F.lit("@")) & (F.lower("name") != F.lower("email")) & F.rlike("name", F.lit("\\p{L}"))
    best = F.min(F.struct(-F.col("weight"), "name")).getField("name")
    return counted.where(is_name).groupBy("email").agg(best.alias("name"))


def _addresses(mail: DataFrame, roles: list[str], *columns: str) -> DataFrame:
    """The addresses of some header fields, each once a message."""
    of = mail.select("id", *[c for c in columns if c != "role"], F.explode("addresses").alias("of"))
    of = of.where(F.col("of.role").isin(roles))
    return of.select("id", "of.email", *(["of.role"] if "role" in columns else []), *[
        c for c in columns if c != "role"
    ]).dropDuplicates(["id", "email", "role"] if "role" in columns else ["id", "email"])


def _most(of: DataFrame, count: int) -> list[dict[str, object]]:
    """The addresses of most messages."""
    counted = of.groupBy("email").agg(F.count("*").alias("n")).orderBy(F.desc("n"), "email").limit(count)
    return [{"email": row["email"], "messages": row["n"]} for row in counted.collect()]


def _thread_order() -> list[Column]:
    """By what messages of a thread are sorted: copies after all others, then by date; then by id."""
    copy = F.when(F.col("duplicateOf").isNull(), 0).otherwise(1)
    return [copy.alias("isCopy"), F.coalesce("dateSeconds", F.lit(0)).alias("time")]
