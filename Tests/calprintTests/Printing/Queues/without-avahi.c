/* Loaded before ippeveprinter, which wants the Avahi daemon even where it is told to announce nothing (-r off). */
#include <stddef.h>

static int nothing;

void *avahi_client_new(void *poll, int flags, void *callback, void *data, int *error) {
    (void)poll, (void)flags, (void)callback, (void)data;
    if (error) *error = 0;
    return &nothing;
}
const char *avahi_client_get_host_name_fqdn(void *client) { (void)client; return "localhost"; }
int avahi_client_errno(void *client) { (void)client; return 0; }
void *avahi_entry_group_new(void *client, void *callback, void *data) {
    (void)client, (void)callback, (void)data;
    return &nothing;
}
int avahi_entry_group_free(void *group) { (void)group; return 0; }
int avahi_entry_group_commit(void *group) { (void)group; return 0; }
int avahi_entry_group_add_service_strlst(void *group, ...) { (void)group; return 0; }
int avahi_entry_group_add_service_subtype(void *group, ...) { (void)group; return 0; }
