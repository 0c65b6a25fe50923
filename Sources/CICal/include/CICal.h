/// libical, loaded when a calendar's own time zone first needs it. Linked, it would bring ICU and the C++ library into
/// every start of the program.
#ifndef CICAL_H
#define CICAL_H

#include <libical/ical.h>

/// The functions of libical in use; the table's fields have their names and types.
#define CICAL_FUNCTIONS(F) \
    F(icalerror_set_errors_are_fatal) \
    F(icalparser_parse_string) \
    F(icaltimezone_new) \
    F(icaltimezone_free) \
    F(icaltimezone_set_component) \
    F(icaltimezone_get_utc_offset_of_utc_time)

/// One pointer per function; after loading, all are set.
typedef struct cical_functions {
#define CICAL_FIELD(name) __typeof__(name) *_Nonnull name;
    CICAL_FUNCTIONS(CICAL_FIELD)
#undef CICAL_FIELD
} cical_functions;

/// Loads libical.so.3. Returns NULL after filling the table, otherwise the loader's reason.
const char *_Nullable cical_load(cical_functions *_Nonnull functions);

#endif
