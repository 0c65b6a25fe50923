#include "CCurl.h"

#include <CLoader.h>

#define SYMBOL(name) "curl_" #name,

const char *ccurl_load(ccurl_functions *functions) {
    CLOADER_LOAD("libcurl.so.4", CCURL_FUNCTIONS, SYMBOL, functions);
}
