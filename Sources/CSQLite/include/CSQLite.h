/// SQLite, loaded when a store is opened: linked, it would cost every start of the program a million instructions.
#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>

/// The functions of SQLite in use, without their prefix `sqlite3_`; the table's fields have these names.
#define CSQLITE_FUNCTIONS(F) \
    F(open_v2) \
    F(close_v2) \
    F(extended_errcode) \
    F(errmsg) \
    F(system_errno) \
    F(busy_timeout) \
    F(file_control) \
    F(db_config) \
    F(set_authorizer) \
    F(progress_handler) \
    F(exec) \
    F(prepare_v3) \
    F(finalize) \
    F(reset) \
    F(step) \
    F(bind_null) \
    F(bind_int64) \
    F(bind_text) \
    F(column_type) \
    F(column_int64) \
    F(column_text) \
    F(column_bytes) \
    F(last_insert_rowid)

/// One pointer per function; after loading, all are set.
typedef struct csqlite_functions {
#define CSQLITE_FIELD(name) __typeof__(sqlite3_##name) *_Nonnull name;
    CSQLITE_FUNCTIONS(CSQLITE_FIELD)
#undef CSQLITE_FIELD
} csqlite_functions;

/// Loads libsqlite3.so.0. Returns NULL after filling the table, otherwise the loader's reason.
const char *_Nullable csqlite_load(csqlite_functions *_Nonnull functions);

/// Keeps SQL from changing the schema's tables or the file's pages behind SQLite's back. The setting is variadic, which
/// Swift cannot call.
static inline int csqlite_defend(const csqlite_functions *_Nonnull functions, sqlite3 *_Nonnull database) {
    return functions->db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

#endif
