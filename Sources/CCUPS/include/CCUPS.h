/// libcups, loaded when something is printed: without it the program still starts and draws.
///
/// This header repeats the few declarations that printing needs from cups/cups.h, cups/http.h, cups/ipp.h, cups/ppd.h
/// and cups/pwg.h of CUPS 2.x; libcups.so.2 keeps them stable. The package with those headers would pull a whole
/// compiler tool chain onto every build machine.
#ifndef CCUPS_H
#define CCUPS_H

#include <stddef.h>
#include <sys/types.h>

typedef struct ccups_http ccups_http;
typedef struct ccups_ipp ccups_ipp;
typedef struct ccups_attribute ccups_attribute;

/// cups_option_t
typedef struct ccups_option {
    char *_Nullable name;
    char *_Nullable value;
} ccups_option;

/// pwg_media_t
typedef struct ccups_media {
    const char *_Nullable pwg;
    const char *_Nullable legacy;
    const char *_Nullable ppd;
    int width;
    int length;
} ccups_media;

typedef struct ccups_ppd ccups_ppd;

/// ppd_size_t; lengths in points.
typedef struct ccups_ppd_size {
    int marked;
    char name[41];
    float width;
    float length;
    float left;
    float bottom;
    float right;
    float top;
} ccups_ppd_size;

typedef int (*ccups_timeout_callback)(ccups_http *_Nullable http, void *_Nullable data);
typedef const char *_Nullable (*ccups_password_callback)(const char *_Nullable prompt, ccups_http *_Nullable http,
    const char *_Nullable method, const char *_Nullable resource, void *_Nullable data);

/// The functions of libcups in use: result, name, parameters.
#define CCUPS_FUNCTIONS(F) \
    F(const char *_Nullable, cupsServer, (void)) \
    F(const char *_Nullable, cupsUser, (void)) \
    F(int, cupsEncryption, (void)) \
    F(int, ippPort, (void)) \
    F(void, cupsSetPasswordCB2, (ccups_password_callback _Nullable callback, void *_Nullable data)) \
    F(const char *_Nullable, cupsGetDefault2, (ccups_http *_Nonnull http)) \
    F(int, cupsLastError, (void)) \
    F(const char *_Nullable, cupsLastErrorString, (void)) \
    F(ccups_http *_Nullable, httpConnect2, (const char *_Nullable host, int port, void *_Nullable addresses, int family, \
        int encryption, int blocking, int milliseconds, int *_Nullable cancel)) \
    F(void, httpSetTimeout, (ccups_http *_Nonnull http, double seconds, ccups_timeout_callback _Nullable callback, \
        void *_Nullable data)) \
    F(void, httpClose, (ccups_http *_Nullable http)) \
    F(int, httpAssembleURI, (int encoding, char *_Nonnull uri, int size, const char *_Nonnull scheme, \
        const char *_Nullable user, const char *_Nonnull host, int port, const char *_Nonnull resource)) \
    F(ccups_ipp *_Nullable, ippNewRequest, (int operation)) \
    F(void, ippDelete, (ccups_ipp *_Nullable ipp)) \
    F(ccups_attribute *_Nullable, ippAddString, (ccups_ipp *_Nonnull ipp, int group, int tag, \
        const char *_Nonnull name, const char *_Nullable language, const char *_Nonnull value)) \
    F(int, ippSetString, (ccups_ipp *_Nonnull ipp, ccups_attribute *_Nullable *_Nonnull attribute, int index, \
        const char *_Nonnull value)) \
    F(ccups_attribute *_Nullable, ippAddInteger, (ccups_ipp *_Nonnull ipp, int group, int tag, \
        const char *_Nonnull name, int value)) \
    F(int, cupsAddOption, (const char *_Nonnull name, const char *_Nonnull value, int count, \
        ccups_option *_Nullable *_Nonnull options)) \
    F(void, cupsFreeOptions, (int count, ccups_option *_Nullable options)) \
    F(void, cupsEncodeOptions2, (ccups_ipp *_Nonnull ipp, int count, ccups_option *_Nullable options, int group)) \
    F(ccups_ipp *_Nullable, cupsDoIORequest, (ccups_http *_Nonnull http, ccups_ipp *_Nonnull request, \
        const char *_Nonnull resource, int input, int output)) \
    F(ccups_attribute *_Nullable, ippFirstAttribute, (ccups_ipp *_Nonnull ipp)) \
    F(ccups_attribute *_Nullable, ippNextAttribute, (ccups_ipp *_Nonnull ipp)) \
    F(const char *_Nullable, ippGetName, (ccups_attribute *_Nonnull attribute)) \
    F(int, ippGetGroupTag, (ccups_attribute *_Nonnull attribute)) \
    F(int, ippGetValueTag, (ccups_attribute *_Nonnull attribute)) \
    F(int, ippGetCount, (ccups_attribute *_Nonnull attribute)) \
    F(int, ippGetInteger, (ccups_attribute *_Nonnull attribute, int index)) \
    F(int, ippGetBoolean, (ccups_attribute *_Nonnull attribute, int index)) \
    F(int, ippGetRange, (ccups_attribute *_Nonnull attribute, int index, int *_Nonnull upper)) \
    F(const char *_Nullable, ippGetString, (ccups_attribute *_Nonnull attribute, int index, \
        const char *_Nullable *_Nullable language)) \
    F(int, ippGetStatusCode, (ccups_ipp *_Nonnull ipp)) \
    F(const char *_Nullable, ippErrorString, (int status)) \
    F(int, cupsParseOptions, (const char *_Nonnull text, int count, ccups_option *_Nullable *_Nonnull options)) \
    F(ccups_ppd *_Nullable, ppdOpenFile, (const char *_Nonnull path)) \
    F(void, ppdClose, (ccups_ppd *_Nonnull ppd)) \
    F(void, ppdMarkDefaults, (ccups_ppd *_Nonnull ppd)) \
    F(int, cupsMarkOptions, (ccups_ppd *_Nonnull ppd, int count, ccups_option *_Nullable options)) \
    F(ccups_ppd_size *_Nullable, ppdPageSize, (ccups_ppd *_Nonnull ppd, const char *_Nullable name)) \
    F(ccups_media *_Nullable, pwgMediaForPWG, (const char *_Nonnull name)) \
    F(ccups_media *_Nullable, pwgMediaForLegacy, (const char *_Nonnull name)) \
    F(ccups_media *_Nullable, pwgMediaForPPD, (const char *_Nonnull name)) \
    F(ccups_media *_Nullable, pwgMediaForSize, (int width, int length))

/// One pointer per function; after loading, all are set.
typedef struct ccups_functions {
#define CCUPS_FIELD(result, name, parameters) result (*_Nonnull name) parameters;
    CCUPS_FUNCTIONS(CCUPS_FIELD)
#undef CCUPS_FIELD
} ccups_functions;

/// Loads libcups.so.2. Returns NULL after filling the table, otherwise the loader's reason.
const char *_Nullable ccups_load(ccups_functions *_Nonnull functions);

/// Writes bytes into an anonymous file. Returns its descriptor, positioned at the start; -1 and errno on failure.
int ccups_file(const void *_Nullable bytes, size_t count);

#endif
