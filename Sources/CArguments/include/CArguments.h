/// How the program was started, as the system passed it to the process. Swift reads the arguments from /proc, which a
/// container or a chroot may lack.
#ifndef CARGUMENTS_H
#define CARGUMENTS_H

/// How many words the command line has, with the program's name.
int carguments_count(void);

/// A word of the command line, from 0; NULL if there are fewer.
const char *_Nullable carguments_word(int index);

/// The path this program was started by, which for a filter of CUPS is not its own name. NULL if the system does not
/// say.
const char *_Nullable carguments_executed_path(void);

#endif
