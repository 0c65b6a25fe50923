/// TOML 1.0 through toml++: the keys of a document's root with their values, and where each stands.
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
    /// How many values of a list follow in `ctoml_item`, or how many fields of a table of the root in `ctoml_field`.
    size_t count;
} ctoml_value;

typedef struct ctoml_document ctoml_document;

/// Reads a document. It has keys or a failure; `ctoml_free` it.
ctoml_document *_Nonnull ctoml_parse(const char *_Nullable bytes, size_t count);
void ctoml_free(ctoml_document *_Nonnull document);

/// Whether the bytes are no TOML: then why and where.
bool ctoml_failed(const ctoml_document *_Nonnull document);
ctoml_text ctoml_failure(const ctoml_document *_Nonnull document, ctoml_place *_Nonnull place);

/// The keys of the root, in the order of the file.
size_t ctoml_count(const ctoml_document *_Nonnull document);
ctoml_text ctoml_key(const ctoml_document *_Nonnull document, size_t index, ctoml_place *_Nonnull place);
ctoml_value ctoml_at(const ctoml_document *_Nonnull document, size_t index);
ctoml_value ctoml_item(const ctoml_document *_Nonnull document, size_t index, size_t item);

/// The values of a table of the root and of the tables in it, in the order of the file. A key has all parts below the
/// root's, with dots between them.
ctoml_text ctoml_field_key(
    const ctoml_document *_Nonnull document, size_t index, size_t field, ctoml_place *_Nonnull place);
ctoml_value ctoml_field(const ctoml_document *_Nonnull document, size_t index, size_t field);

#ifdef __cplusplus
}
#endif

#endif
