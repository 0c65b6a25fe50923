import Foundation
import GoldenSupport

/// The abilities of this machine that tests need.
enum Machine {
    static let isRoot = geteuid() == 0

    /// The program that gives a shell its own mounts; nil where the system does not let it.
    static let privateMounts: [String]? = [["unshare", "-m"], ["unshare", "-rm"]].first {
        (try? run($0[0], [$0[1], "mount", "-t", "tmpfs", "none", "/mnt"]).status) == 0
    }

    /// True if the system lets a program see the calls of another.
    static let canTrace = (try? run("strace", ["-o", "/dev/null", "true"]).status) == 0

    /// The program that leaves a shell without a network; nil where the system does not let it.
    static let withoutNetwork: [String]? = [["unshare", "--net"], ["unshare", "--map-root-user", "--net"]].first {
        (try? run($0[0], $0.dropFirst() + ["true"]).status) == 0
    }

    /// The programs to put before one that is to run without /proc; nil where the system does not let it.
    static let withoutProc: [String]? = privateMounts.map {
        $0 + ["sh", "-c", "mount -t tmpfs none /proc && exec \"$@\"", "sh"]
    }.flatMap { (try? run($0[0], $0.dropFirst() + ["test", "!", "-e", "/proc/self"]).status) == 0 ? $0 : nil }

    /// True if a program can be given a terminal of its own; a system without /dev/pts has none to give.
    static let hasTerminals = (try? run("script", ["-qec", "true", "/dev/null"]).status) == 0

    /// The programs to put before one that is to run without root's rights; nil where there are none.
    static let unprivileged: [String]? = {
        guard isRoot else { return [] }
        let command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        return (try? run(command[0], command.dropFirst() + ["true"]).status) == 0 ? command : nil
    }()

    /// A library that, loaded before the C library, makes the system one without O_TMPFILE; nil without a compiler.
    static let withoutUnnamedFiles: URL? = {
        let library = URL(filePath: Command.path).deletingLastPathComponent().appending(
            path: "without-unnamed-files.so")
        let arguments = ["-shared", "-fPIC", "-x", "c", "-o", library.path, "-"]
        let compilers = ["clang", "cc"]
        return compilers.contains { (try? run($0, arguments, input: Array(source.utf8)).status) == 0 } ? library : nil
    }()

    private static let source = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <errno.h>
        #include <stdarg.h>
        #define O_TMPFILE 020000000
        static int pass_on(const char *name, int folder, const char *path, int flags, int mode) {
            if (flags & O_TMPFILE) { errno = EOPNOTSUPP; return -1; }
            return ((int (*)(int, const char *, int, ...))dlsym(RTLD_NEXT, name))(folder, path, flags, mode);
        }
        #define WRAP(name) int name(int folder, const char *path, int flags, ...) { \\
            va_list list; va_start(list, flags); int mode = va_arg(list, int); va_end(list); \\
            return pass_on(#name, folder, path, flags, mode); }
        WRAP(openat)
        WRAP(openat64)
        """
}
