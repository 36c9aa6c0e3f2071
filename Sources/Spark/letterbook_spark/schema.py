"""The schema of lines: what `letterbook rows` prints (version 1), and what `letterbook settle` answers."""

VERSION = 1

#: A line that cannot be read must end the job: half a result must not pass for the whole. A text may be as long as a message.
JSON = {"mode": "FAILFAST", "maxStringLen": "2147483647"}

ADDRESS = (
    "struct<role: string, position: int, email: string, written: string, name: string, `group`: string, "
    "isParticipant: boolean>"
)
ATTACHMENT = "struct<partId: string, name: string, type: string, size: bigint, sha256: string>"
CODE = (
    "struct<code: string, shown: string, provider: string, template: string, kind: string, confidence: double, "
    "`where`: string, line: int, expiresAt: string, isDrift: boolean>"
)
CODE_LINK = "struct<url: string, provider: string, kind: string>"
ORIGIN = (
    "struct<path: string, rawPath: array<int>, offset: bigint, length: bigint, mailbox: string, envelope: string, "
    "keywords: array<string>, labels: array<string>, tellsFlags: boolean, fileDate: bigint, dateSource: string, "
    "quoting: string, leadLength: bigint, trailLength: bigint>"
)

#: Keys of lines of messages.
MESSAGE_KEYS = [
    "schema int",
    "container string",
    "id string",
    "identity string",
    "size bigint",
    "format string",
    f"origin {ORIGIN}",
    "date string",
    "dateSource string",
    "dateRank int",
    "dateSeconds bigint",
    "sentSeconds bigint",
    "receivedSeconds bigint",
    "messageId string",
    "author string",
    "list string",
    "listName string",
    "listIsGroup boolean",
    f"addresses array<{ADDRESS}>",
    "deliveredTo array<string>",
    "isFromList boolean",
    "category string",
    "confidence double",
    "verdict string",
    "conversationKey string",
    "participantHash string",
    "threadKeys array<bigint>",
    "skeleton bigint",
    "keywords array<string>",
    "labels array<string>",
    "isUnread boolean",
    "isInInbox boolean",
    "isInSentMail boolean",
    "subject string",
    "baseSubject string",
    "preview string",
    "text string",
    "newText string",
    "hasHTML boolean",
    "hasAttachment boolean",
    f"attachments array<{ATTACHMENT}>",
    f"codes array<{CODE}>",
    f"codeLinks array<{CODE_LINK}>",
    "isAmbiguous boolean",
    "diagnostics array<string>",
    "raw string",
]

#: Keys of other lines (container, gap, end, fault, totals, failed); each kind has some of them.
OTHER_KEYS = [
    "path string",
    "rawPath array<int>",
    "files string",
    "fileCount int",
    "modifiedAt bigint",
    "isForced boolean",
    "mailbox string",
    "offset bigint",
    "length bigint",
    "leadLength bigint",
    "trailLength bigint",
    "reason string",
    "isMessage boolean",
    "messages bigint",
    "quarantined bigint",
    "bytes bigint",
    "isComplete boolean",
    "isCompressed boolean",
    "first bigint",
    "next bigint",
    "kind string",
    "message string",
]

#: Of lines of every kind.
ROW = ", ".join(["record string", *MESSAGE_KEYS, *OTHER_KEYS])
#: The names of the keys of messages.
MESSAGE = [key.split()[0] for key in MESSAGE_KEYS]

SETTLED_MESSAGE = (
    "id string, account string, list string, category string, confidence double, knowledge string, isOutgoing boolean, kind string, "
    "conversationKey string, participantHash string, isGroup boolean"
)
ALIKE = "id string, isAlike boolean, isOneWay boolean, wording string"
LIST = "address string"
COPY = "id string, duplicateOf string"
THREADED = "id string, parent string, parentLink string, missingParents int, namesNothing boolean"
GUESS = "id string, guess string"
OWNER = "account string, email string, source string, evidence string"
