#include "CTOML.h"

// Debian's package has a shared library, too; the header alone is enough. Failures are values, not exceptions.
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
// One of its assertions is wrong: "[ /" is no key, which the next line of the parser finds out. It is neither to end the
// program nor, with NDEBUG, to be taken for a fact by the compiler.
#undef NDEBUG
#define TOML_ASSERT(expr) static_assert(true)
#include <toml++/toml.h>

#include <algorithm>
#include <vector>

/// A value of a table, with its key below the root's.
struct field {
    std::string name;
    const toml::key *key;
    const toml::node *node;
};

struct ctoml_document {
    toml::parse_result result;
    /// The table is sorted by name; these are in the order of the file.
    std::vector<std::pair<const toml::key *, const toml::node *>> entries;
    /// Of each entry that is a table.
    std::vector<std::vector<field>> fields;
};

static ctoml_text text(std::string_view view) { return {view.data(), view.size()}; }

static ctoml_place place(const toml::source_region &region) { return {region.begin.line, region.begin.column}; }

static ctoml_value value(const toml::node &node) {
    ctoml_value value = {};
    value.place = place(node.source());
    if (auto string = node.as_string()) {
        value.kind = ctoml_kind_text;
        value.text = text(string->get());
    } else if (auto integer = node.as_integer()) {
        value.kind = ctoml_kind_integer;
        value.integer = integer->get();
    } else if (auto boolean = node.as_boolean()) {
        value.kind = ctoml_kind_boolean;
        value.boolean = boolean->get();
    } else if (auto decimal = node.as_floating_point()) {
        value.kind = ctoml_kind_decimal;
        value.decimal = decimal->get();
    } else if (auto list = node.as_array()) {
        value.kind = ctoml_kind_list;
        value.count = list->size();
    } else {
        value.kind = node.is_table() ? ctoml_kind_table : ctoml_kind_date;
    }
    return value;
}

static std::vector<std::pair<const toml::key *, const toml::node *>> entries(const toml::table &table) {
    std::vector<std::pair<const toml::key *, const toml::node *>> entries;
    for (auto &&[key, node] : table) entries.emplace_back(&key, &node);
    std::sort(entries.begin(), entries.end(), [](auto &a, auto &b) {
        auto &first = a.first->source().begin, &second = b.first->source().begin;
        return first.line != second.line ? first.line < second.line : first.column < second.column;
    });
    return entries;
}

static void collect(const toml::table &table, const std::string &prefix, std::vector<field> &fields) {
    for (auto &[key, node] : entries(table)) {
        auto name = prefix + std::string{key->str()};
        if (auto inner = node->as_table()) collect(*inner, name + ".", fields);
        else fields.push_back({name, key, node});
    }
}

ctoml_document *ctoml_parse(const char *bytes, size_t count) {
    auto document = new ctoml_document{toml::parse(std::string_view{bytes ? bytes : "", count}), {}, {}};
    if (document->result) document->entries = entries(document->result.table());
    for (auto &[key, node] : document->entries) {
        document->fields.emplace_back();
        if (auto table = node->as_table()) collect(*table, "", document->fields.back());
    }
    return document;
}

void ctoml_free(ctoml_document *document) { delete document; }

bool ctoml_failed(const ctoml_document *document) { return !document->result; }

ctoml_text ctoml_failure(const ctoml_document *document, ctoml_place *where) {
    const auto &error = document->result.error();
    *where = place(error.source());
    return text(error.description());
}

size_t ctoml_count(const ctoml_document *document) { return document->entries.size(); }

ctoml_text ctoml_key(const ctoml_document *document, size_t index, ctoml_place *where) {
    const auto &key = *document->entries[index].first;
    *where = place(key.source());
    return text(key.str());
}

ctoml_value ctoml_at(const ctoml_document *document, size_t index) {
    auto found = value(*document->entries[index].second);
    if (found.kind == ctoml_kind_table) found.count = document->fields[index].size();
    return found;
}

ctoml_text ctoml_field_key(const ctoml_document *document, size_t index, size_t number, ctoml_place *where) {
    const auto &field = document->fields[index][number];
    *where = place(field.key->source());
    return text(field.name);
}

ctoml_value ctoml_field(const ctoml_document *document, size_t index, size_t number) {
    return value(*document->fields[index][number].node);
}

ctoml_value ctoml_item(const ctoml_document *document, size_t index, size_t item) {
    return value((*document->entries[index].second->as_array())[item]);
}
