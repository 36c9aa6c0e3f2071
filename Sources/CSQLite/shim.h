#include <sqlite3.h>

/// Keeps SQLite from counting the memory that it uses, for which each allocation of every thread takes one lock. To be
/// called before anything else of SQLite. sqlite3_config is variadic, which Swift cannot call.
static inline int letterbook_sqlite_skip_memory_count(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
