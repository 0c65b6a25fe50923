/// Pango, loaded for the first text that is more than plain words.
///
/// Few schedules need it, but linked, Pango and the libraries behind it would cost every start of the program 4.9
/// million instructions, a sixth of drawing an empty month. The types come from Pango's own headers (CPangoHeaders),
/// the functions from the table below; FriBidi, which it has one of, comes with Pango. pkg-config names the headers and
/// the library together, so a plain `swift build` links Pango after all; `make build` gives SwiftPM a pangoft2.pc that
/// names only the headers.
#ifndef CPANGO_H
#define CPANGO_H

#include <fribidi/fribidi.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

/// The functions of Pango, GObject and FriBidi in use; the table's fields have their names and types.
#define CPANGO_FUNCTIONS(F) \
    F(fribidi_get_bidi_type) \
    F(g_object_ref) \
    F(g_object_unref) \
    F(pango_attr_list_new) \
    F(pango_attr_list_unref) \
    F(pango_context_set_base_dir) \
    F(pango_context_set_font_description) \
    F(pango_context_set_language) \
    F(pango_context_set_round_glyph_positions) \
    F(pango_fc_font_get_glyph) \
    F(pango_fc_font_get_pattern) \
    F(pango_fc_font_map_set_config) \
    F(pango_font_description_free) \
    F(pango_font_description_new) \
    F(pango_font_description_set_family) \
    F(pango_font_description_set_size) \
    F(pango_font_description_set_weight) \
    F(pango_font_get_glyph_extents) \
    F(pango_font_map_create_context) \
    F(pango_ft2_font_map_new) \
    F(pango_get_log_attrs) \
    F(pango_glyph_string_free) \
    F(pango_glyph_string_new) \
    F(pango_item_free) \
    F(pango_itemize_with_base_dir) \
    F(pango_language_from_string) \
    F(pango_shape_full) \
    F(pango_version_string)

/// One pointer per function; after loading, all are set.
typedef struct cpango_functions {
#define CPANGO_FIELD(name) __typeof__(name) *_Nonnull name;
    CPANGO_FUNCTIONS(CPANGO_FIELD)
#undef CPANGO_FIELD
} cpango_functions;

/// Loads libpangoft2-1.0.so.0. Returns NULL after filling the table, otherwise the loader's reason.
const char *_Nullable cpango_load(cpango_functions *_Nonnull functions);

/// The direction of a letter, by its type from `fribidi_get_bidi_type`; PANGO_DIRECTION_NEUTRAL for what has none of
/// its own.
static inline PangoDirection cpango_direction(FriBidiCharType type) {
    if (!FRIBIDI_IS_STRONG(type)) return PANGO_DIRECTION_NEUTRAL;
    return FRIBIDI_IS_RTL(type) ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
}

#endif
