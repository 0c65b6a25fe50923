import Foundation
import GoldenSupport

/// Libraries that are loaded before all others and change what a program finds; nil without a C compiler.
enum PreloadedLibrary {
    /// A machine on which libcups is not installed.
    static let withoutCUPS = built(
        "without-cups",
        """
        void *dlopen(const char *name, int mode) {
            void *(*open)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
            return open(name && strstr(name, "libcups") ? "libcups-is-not-here.so" : name, mode);
        }
        """)

    /// A process that is killed when it is about to replace a file by another.
    static let killedAtReplacing = built(
        "killed-at-replacing",
        """
        int renameat(int folder, const char *from, int other, const char *to) {
            if (faccessat(other, to, F_OK, 0) == 0) kill(getpid(), SIGKILL);
            return ((int (*)(int, const char *, int, const char *))dlsym(RTLD_NEXT, "renameat"))(folder, from, other, to);
        }
        """)

    /// A process that notes in the file `FOLDER_NOTES` which folders it makes, and what it brings onto the disk.
    static let notingFolders = built(
        "noting-folders",
        """
        static void note(const char *word, const char *path) {
            char full[PATH_MAX];
            FILE *notes = fopen(getenv("FOLDER_NOTES"), "a");
            fprintf(notes, "%s %s\\n", word, realpath(path, full) ? full : path);
            fclose(notes);
        }
        int mkdirat(int folder, const char *name, mode_t mode) {
            int (*make)(int, const char *, mode_t) = (int (*)(int, const char *, mode_t))dlsym(RTLD_NEXT, "mkdirat");
            int result = make(folder, name, mode);
            char path[PATH_MAX];
            snprintf(path, sizeof path, "/proc/self/fd/%d/%s", folder, name);
            if (result == 0) note("made", path);
            return result;
        }
        int fsync(int file) {
            char name[64];
            snprintf(name, sizeof name, "/proc/self/fd/%d", file);
            note("synced", name);
            return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
        }
        """)

    /// A machine where each file that fontconfig scans is removed afterwards, and the file `LISTED` as soon as it has
    /// listed the system's fonts.
    static let removingListedFonts = built(
        "removing-listed-fonts",
        """
        int FcFileScan(void *set, void *a, void *b, void *c, const char *file, int force) {
            int (*scan)(void *, void *, void *, void *, const char *, int) =
                (int (*)(void *, void *, void *, void *, const char *, int))dlsym(RTLD_NEXT, "FcFileScan");
            int result = scan(set, a, b, c, file, force);
            unlink(file);
            return result;
        }
        void *FcInitLoadConfigAndFonts(void) {
            void *result = ((void *(*)(void))dlsym(RTLD_NEXT, "FcInitLoadConfigAndFonts"))();
            if (getenv("LISTED")) unlink(getenv("LISTED"));
            return result;
        }
        """)

    /// Libraries that crash on a font: when they look at its file, or when they put its glyphs into a document.
    static func crashing(in function: String) -> URL? {
        built("crashing-in-\(function)", "void \(function)(void) { kill(getpid(), SIGSEGV); }")
    }

    private static func built(_ name: String, _ source: String) -> URL? {
        let library = URL(filePath: Command.path).deletingLastPathComponent().appending(path: "\(name).so")
        let headers = [
            "dlfcn", "fcntl", "limits", "signal", "stdio", "stdlib", "string", "sys/stat", "unistd",
        ].map { "#include <\($0).h>\n" }.joined()
        let input = Array("#define _GNU_SOURCE\n\(headers)\(source)\n".utf8)
        let arguments = ["-shared", "-fPIC", "-x", "c", "-o", library.path, "-"]
        return ["clang", "cc"].contains { (try? run($0, arguments, input: input).status) == 0 } ? library : nil
    }
}

extension Machine {
    /// A font with letters that the built-in ones lack.
    static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

    static let hasFontsToDamage =
        FileManager.default.fileExists(atPath: dejaVu) && PreloadedLibrary.crashing(in: "FcFileScan") != nil
}
