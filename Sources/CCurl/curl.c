#include "CCurl.h"

#include <CLoader.h>

#define SYMBOL(name) "curl_" #name,

const char *ccurl_load(ccurl_functions *functions) {
    CLOADER_LOAD("libcurl.so.4", CCURL_FUNCTIONS, SYMBOL, functions);
}

// As libcurl opens a socket where nobody asks.
static curl_socket_t open_socket(void *data, curlsocktype purpose, struct curl_sockaddr *address) {
    const ccurl_connections *connections = data;
    if (purpose == CURLSOCKTYPE_IPCXN && !connections->judge(&address->addr, connections->data)) {
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

void ccurl_set_judge(const ccurl_functions *functions, CURL *handle, const ccurl_connections *connections) {
    functions->easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    functions->easy_setopt(handle, CURLOPT_OPENSOCKETDATA, connections);
}
