"""Letterbook on an Apache Spark cluster: the rows that one import of all the mail would give.

Spark schedules, shuffles and stores. What a message is, and what it means beside others, is said by Letterbook's program,
which runs on every machine: `letterbook rows` reads a unit of mail, `letterbook settle` judges messages in groups.
"""

from .job import Job, Options

__all__ = ["Job", "Options"]
