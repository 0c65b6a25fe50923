#include <zlib.h>

// deflateInit and inflateInit are macros, which Swift does not see.
static inline int calprint_deflate_init(z_stream *stream, int level) { return deflateInit(stream, level); }
static inline int calprint_inflate_init(z_stream *stream) { return inflateInit(stream); }
