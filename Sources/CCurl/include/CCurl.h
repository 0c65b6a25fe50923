/// libcurl, loaded when something is fetched: drawing neither links nor loads it.
///
/// Most of libcurl's functions are variadic, which Swift cannot call. Those here have types instead.
#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/socket.h>

/// The functions of libcurl in use, without their prefix `curl_`; the table's fields have these names.
#define CCURL_FUNCTIONS(F) \
    F(global_init) \
    F(easy_init) \
    F(easy_cleanup) \
    F(easy_setopt) \
    F(easy_perform) \
    F(easy_getinfo) \
    F(easy_strerror) \
    F(slist_append) \
    F(slist_free_all) \
    F(url) \
    F(url_cleanup) \
    F(url_set) \
    F(url_get) \
    F(free)

/// One pointer per function; after loading, all are set.
typedef struct ccurl_functions {
#define CCURL_FIELD(name) __typeof__(curl_##name) *_Nonnull name;
    CCURL_FUNCTIONS(CCURL_FIELD)
#undef CCURL_FIELD
} ccurl_functions;

/// Takes `count` bytes; returns how many were taken. Any other number ends the transfer.
typedef size_t (*ccurl_sink)(char *_Nonnull bytes, size_t size, size_t count, void *_Nullable data);

/// Returns false for an address to which no connection is made.
typedef bool (*ccurl_judge)(const struct sockaddr *_Nonnull address, void *_Nullable data);

/// A judge and its data, for ``ccurl_set_judge``.
typedef struct ccurl_connections {
    ccurl_judge _Nonnull judge;
    void *_Nullable data;
} ccurl_connections;

/// Loads libcurl.so.4. Returns NULL after filling the table, otherwise the loader's reason.
const char *_Nullable ccurl_load(ccurl_functions *_Nonnull functions);

static inline CURLcode ccurl_set_number(
    const ccurl_functions *_Nonnull functions, CURL *_Nonnull handle, CURLoption option, long value) {
    return functions->easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_text(const ccurl_functions *_Nonnull functions, CURL *_Nonnull handle,
    CURLoption option, const char *_Nullable value) {
    return functions->easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_list(const ccurl_functions *_Nonnull functions, CURL *_Nonnull handle,
    CURLoption option, struct curl_slist *_Nullable value) {
    return functions->easy_setopt(handle, option, value);
}

/// Sets bytes, of which libcurl makes a copy.
static inline CURLcode ccurl_set_bytes(const ccurl_functions *_Nonnull functions, CURL *_Nonnull handle,
    CURLoption option, const void *_Nonnull bytes, size_t count) {
    struct curl_blob blob = {(void *)bytes, count, CURL_BLOB_COPY};
    return functions->easy_setopt(handle, option, &blob);
}

/// Sets the function of CURLOPT_WRITEFUNCTION or CURLOPT_HEADERFUNCTION, and its data.
static inline void ccurl_set_sink(const ccurl_functions *_Nonnull functions, CURL *_Nonnull handle, CURLoption option,
    ccurl_sink _Nonnull sink, CURLoption dataOption, void *_Nullable data) {
    functions->easy_setopt(handle, option, sink);
    functions->easy_setopt(handle, dataOption, data);
}

/// Asks a judge before each connection. The connections must live as long as the handle connects.
void ccurl_set_judge(const ccurl_functions *_Nonnull functions, CURL *_Nonnull handle,
    const ccurl_connections *_Nonnull connections);

/// Returns a number of an answer, such as CURLINFO_RESPONSE_CODE; 0 without one.
static inline long ccurl_number(
    const ccurl_functions *_Nonnull functions, CURL *_Nonnull handle, CURLINFO info) {
    long value = 0;
    functions->easy_getinfo(handle, info, &value);
    return value;
}

/// Returns a number of 64 bits, such as CURLINFO_RETRY_AFTER; 0 without one.
static inline curl_off_t ccurl_count(
    const ccurl_functions *_Nonnull functions, CURL *_Nonnull handle, CURLINFO info) {
    curl_off_t value = 0;
    functions->easy_getinfo(handle, info, &value);
    return value;
}

/// Returns a text of an answer, such as CURLINFO_REDIRECT_URL, valid until the handle is used again.
static inline const char *_Nullable ccurl_text(
    const ccurl_functions *_Nonnull functions, CURL *_Nonnull handle, CURLINFO info) {
    char *value = NULL;
    functions->easy_getinfo(handle, info, &value);
    return value;
}

#endif
