// SQLite's functions as far as the store needs them, loaded when they are first asked for: linked, the library would cost
// every start of the program a million instructions.
#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>

struct csqlite_functions {
    __typeof__(&sqlite3_open_v2) open_v2;
    __typeof__(&sqlite3_close_v2) close_v2;
    __typeof__(&sqlite3_extended_errcode) extended_errcode;
    __typeof__(&sqlite3_errmsg) errmsg;
    __typeof__(&sqlite3_system_errno) system_errno;
    __typeof__(&sqlite3_busy_timeout) busy_timeout;
    __typeof__(&sqlite3_file_control) file_control;
    __typeof__(&sqlite3_exec) exec;
    __typeof__(&sqlite3_prepare_v3) prepare_v3;
    __typeof__(&sqlite3_finalize) finalize;
    __typeof__(&sqlite3_reset) reset;
    __typeof__(&sqlite3_step) step;
    __typeof__(&sqlite3_bind_null) bind_null;
    __typeof__(&sqlite3_bind_int64) bind_int64;
    __typeof__(&sqlite3_bind_text) bind_text;
    __typeof__(&sqlite3_column_type) column_type;
    __typeof__(&sqlite3_column_int64) column_int64;
    __typeof__(&sqlite3_column_text) column_text;
    __typeof__(&sqlite3_column_bytes) column_bytes;
    __typeof__(&sqlite3_last_insert_rowid) last_insert_rowid;
};

// The functions; NULL where the library is not installed or lacks one of them.
const struct csqlite_functions *csqlite_load(void);

#endif
