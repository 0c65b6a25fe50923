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
#include <unordered_map>
#include <vector>

using entries = std::vector<std::pair<const toml::key *, const toml::node *>>;

struct ctoml_document {
    toml::parse_result result;
    /// A table is sorted by name; these are in the order of the file, for each table that was asked for a field.
    std::unordered_map<const toml::table *, entries> sorted;
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
        value.node = list;
    } else if (auto table = node.as_table()) {
        value.kind = ctoml_kind_table;
        value.count = table->size();
        value.node = table;
    } else {
        value.kind = ctoml_kind_date;
    }
    return value;
}

static entries sorted(const toml::table &table) {
    entries all;
    for (auto &&[key, node] : table) all.emplace_back(&key, &node);
    std::sort(all.begin(), all.end(), [](auto &a, auto &b) {
        auto &first = a.first->source().begin, &second = b.first->source().begin;
        return first.line != second.line ? first.line < second.line : first.column < second.column;
    });
    return all;
}

ctoml_document *ctoml_parse(const char *bytes, size_t count) {
    return new ctoml_document{toml::parse(std::string_view{bytes ? bytes : "", count}), {}};
}

void ctoml_free(ctoml_document *document) { delete document; }

bool ctoml_failed(const ctoml_document *document) { return !document->result; }

ctoml_text ctoml_failure(const ctoml_document *document, ctoml_place *where) {
    const auto &error = document->result.error();
    *where = place(error.source());
    return text(error.description());
}

ctoml_value ctoml_root(const ctoml_document *document) { return value(document->result.table()); }

ctoml_value ctoml_item(ctoml_value list, size_t index) {
    return value((*static_cast<const toml::array *>(list.node))[index]);
}

ctoml_value ctoml_field(
    ctoml_document *document, ctoml_value table, size_t index, ctoml_text *key, ctoml_place *where) {
    auto node = static_cast<const toml::table *>(table.node);
    auto found = document->sorted.find(node);
    if (found == document->sorted.end()) found = document->sorted.emplace(node, sorted(*node)).first;
    const auto &[name, field] = found->second[index];
    *where = place(name->source());
    *key = text(name->str());
    return value(*field);
}
