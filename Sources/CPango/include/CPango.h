// Pango's functions as far as texts need them that are more than plain words, loaded when they are first asked for: linked,
// Pango and what it brings along would cost every start of the program 4.8 million instructions.
#ifndef CPANGO_H
#define CPANGO_H

#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#define CPANGO_FUNCTIONS(FUNCTION) \
    FUNCTION(g_object_ref) \
    FUNCTION(g_object_unref) \
    FUNCTION(pango_attr_list_new) \
    FUNCTION(pango_attr_list_unref) \
    FUNCTION(pango_cairo_context_set_font_options) \
    FUNCTION(pango_cairo_font_get_scaled_font) \
    FUNCTION(pango_cairo_font_map_new_for_font_type) \
    FUNCTION(pango_cairo_font_map_set_resolution) \
    FUNCTION(pango_context_set_base_dir) \
    FUNCTION(pango_context_set_font_description) \
    FUNCTION(pango_context_set_language) \
    FUNCTION(pango_context_set_round_glyph_positions) \
    FUNCTION(pango_fc_font_get_glyph) \
    FUNCTION(pango_fc_font_get_pattern) \
    FUNCTION(pango_fc_font_map_set_config) \
    FUNCTION(pango_font_description_free) \
    FUNCTION(pango_font_description_new) \
    FUNCTION(pango_font_description_set_family) \
    FUNCTION(pango_font_description_set_size) \
    FUNCTION(pango_font_description_set_weight) \
    FUNCTION(pango_font_get_glyph_extents) \
    FUNCTION(pango_font_map_create_context) \
    FUNCTION(pango_get_log_attrs) \
    FUNCTION(pango_glyph_string_free) \
    FUNCTION(pango_glyph_string_new) \
    FUNCTION(pango_item_free) \
    FUNCTION(pango_itemize) \
    FUNCTION(pango_language_from_string) \
    FUNCTION(pango_shape_full) \
    FUNCTION(pango_version_string)

#define CPANGO_FIELD(name) __typeof__(&name) name;
struct cpango_functions { CPANGO_FUNCTIONS(CPANGO_FIELD) };
#undef CPANGO_FIELD

// The functions, by their own names; NULL where the library is not installed or lacks one of them.
const struct cpango_functions *cpango_load(void);

#endif
