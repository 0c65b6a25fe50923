/// HarfBuzz's subsetter, loaded when the first PDF needs its fonts. Linked, it would cost every start of the program
/// its relocations, also of those that draw no PDF.
#ifndef CSUBSET_H
#define CSUBSET_H

#include <harfbuzz/hb-subset.h>

/// The functions of the subsetter in use; the table's fields have their names and types.
#define CSUBSET_FUNCTIONS(F) \
    F(hb_subset_input_create_or_fail) \
    F(hb_subset_input_destroy) \
    F(hb_subset_input_glyph_set) \
    F(hb_subset_input_pin_axis_location) \
    F(hb_subset_input_set_flags) \
    F(hb_subset_plan_create_or_fail) \
    F(hb_subset_plan_destroy) \
    F(hb_subset_plan_execute_or_fail) \
    F(hb_subset_plan_old_to_new_glyph_mapping)

/// One pointer per function; after loading, all are set.
typedef struct csubset_functions {
#define CSUBSET_FIELD(name) __typeof__(name) *_Nonnull name;
    CSUBSET_FUNCTIONS(CSUBSET_FIELD)
#undef CSUBSET_FIELD
} csubset_functions;

/// Loads libharfbuzz-subset.so.0. Returns NULL after filling the table, otherwise the loader's reason.
const char *_Nullable csubset_load(csubset_functions *_Nonnull functions);

#endif
