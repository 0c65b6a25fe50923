#include <stddef.h>
#include <stdint.h>

/// libFuzzer without a main of its own: reads its options from the arguments, and calls `body` with one input after the
/// other. Returns the exit code of the process.
int LLVMFuzzerRunDriver(
    int *_Nonnull argc, char *_Nullable *_Nonnull *_Nonnull argv,
    int (*_Nonnull body)(const uint8_t *_Nullable bytes, size_t count));
