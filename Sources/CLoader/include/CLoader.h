/// Loads a library while the program runs. Linked, each of these libraries would make every start of the program
/// slower, and the program would not start at all without them.
#ifndef CLOADER_H
#define CLOADER_H

#include <stddef.h>

/// Opens a library and looks up functions in it.
///
/// - `soname`: the library's file name: `libcups.so.2`.
/// - `names`: the functions' symbols, `count` of them.
/// - `table`: a structure of `count` function pointers in the order of `names`.
///
/// Returns NULL after filling the whole table; otherwise what the system's loader says, valid until its next call.
const char *_Nullable cloader_load(const char *_Nonnull soname, const char *_Nonnull const *_Nonnull names, size_t count,
    void *_Nonnull table);

/// The body of a function that fills `table` with the functions of a list, `LIST(F)`. `SYMBOL` makes a list's item a
/// text.
#define CLOADER_LOAD(soname, LIST, SYMBOL, table) \
    static const char *const names[] = {LIST(SYMBOL)}; \
    _Static_assert(sizeof *(table) == sizeof names, "one pointer per function"); \
    return cloader_load(soname, names, sizeof names / sizeof *names, table)

#endif
