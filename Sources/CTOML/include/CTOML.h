/// TOML 1.0 through toml++: values, lists and tables, and where each stands.
///
/// The library is a header, so nothing is loaded for it; C++ stays behind these functions.
#ifndef CTOML_H
#define CTOML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// From 1; columns count Unicode scalars.
typedef struct ctoml_place {
    uint32_t line, column;
} ctoml_place;

/// Bytes of a document, UTF-8; they live as long as it does.
typedef struct ctoml_text {
    const char *_Nullable bytes;
    size_t count;
} ctoml_text;

typedef enum __attribute__((enum_extensibility(closed))) ctoml_kind {
    ctoml_kind_text,
    ctoml_kind_integer,
    ctoml_kind_boolean,
    ctoml_kind_list,
    ctoml_kind_table,
    ctoml_kind_decimal,
    /// A date, a time, or both.
    ctoml_kind_date,
} ctoml_kind;

/// A value; of the fields only that of its kind is set.
typedef struct ctoml_value {
    ctoml_kind kind;
    ctoml_place place;
    ctoml_text text;
    int64_t integer;
    bool boolean;
    double decimal;
    /// How many values a list has, or how many keys a table.
    size_t count;
    /// Of a list or a table: what `ctoml_item` and `ctoml_field` take.
    const void *_Nullable node;
} ctoml_value;

typedef struct ctoml_document ctoml_document;

/// Reads a document. It has keys or a failure; `ctoml_free` it.
ctoml_document *_Nonnull ctoml_parse(const char *_Nullable bytes, size_t count);
void ctoml_free(ctoml_document *_Nonnull document);

/// Whether the bytes are no TOML: then why and where.
bool ctoml_failed(const ctoml_document *_Nonnull document);
ctoml_text ctoml_failure(const ctoml_document *_Nonnull document, ctoml_place *_Nonnull place);

/// The root: a table.
ctoml_value ctoml_root(const ctoml_document *_Nonnull document);

/// A value of a list.
ctoml_value ctoml_item(ctoml_value list, size_t index);

/// A value of a table with its key, in the order of the file.
ctoml_value ctoml_field(
    ctoml_document *_Nonnull document, ctoml_value table, size_t index, ctoml_text *_Nonnull key,
    ctoml_place *_Nonnull place);

#ifdef __cplusplus
}
#endif

#endif
