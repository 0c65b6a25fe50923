import ArgumentParser

extension OptionTable {
    static let printing = [
        OptionInfo(of: .print), OptionInfo(of: .copies), OptionInfo(of: .sides), OptionInfo(of: .jobTitle),
        OptionInfo(of: .jobOption), OptionInfo(of: .wait), OptionInfo(of: .requireIdle), OptionInfo(of: .stateDir),
        OptionInfo(of: .reprint), OptionInfo(of: .lock), OptionInfo(of: .quiet),
    ]
}

extension OptionRow {
    static var print: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "print", .printing, "Queue that prints the pages", letter: "d", valueName: "queue",
                example: ["office"], scopes: .file, commands: [.print], completion: .queues)
        ).at(\.printing.print)
    }

    static var copies: OptionRow<Int?> {
        OptionRow<Int?>(
            OptionInfo(
                "copies", .printing, "Number of copies", valueName: "n", otherwise: "the queue's", example: ["2"],
                scopes: .file, commands: [.print], need: .queue),
            in: 1...9999
        ).at(\.printing.copies)
    }

    static var sides: OptionRow<Sides?> {
        OptionRow<Sides?>(
            OptionInfo(
                "sides", .printing, "Sides of the paper", otherwise: "the queue's", example: ["two-sided-long-edge"],
                scopes: .file, commands: [.print], need: .queue)
        ).at(\.printing.sides)
    }

    static var jobTitle: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "job-title", .printing, "Name of the print job", valueName: "text", otherwise: "the document's title",
                example: ["Ward 3"], scopes: .file, commands: [.print], need: .queue)
        ).at(\.printing.jobTitle)
    }

    static var jobOption: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "job-option", .printing, "Any other option of the print job, as for lp -o; repeatable", letter: "O",
                kind: .texts, valueName: "name=value", example: ["media-source=tray-2"], scopes: .file,
                commands: [.print], need: .queue)
        ).at(\.printing.jobOption)
    }

    static var wait: OptionRow<WaitLimit?> {
        OptionRow<WaitLimit?>(
            OptionInfo(
                "wait", .printing,
                "Wait for the job to finish, at most so many seconds; without a number, however long it takes",
                kind: .number, valueName: "seconds", otherwise: "do not wait", example: ["900"], scopes: .file,
                commands: [.print], need: .queue),
            read: { text in
                guard let limit = WaitLimit(option: text) else {
                    throw ValidationError("a number of seconds from 1 to 1000000 is expected")
                }
                return limit
            }
        ).at(\.printing.wait)
    }

    static var requireIdle: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "require-idle", .printing, "Print only if the queue is idle", scopes: .file, commands: [.print],
                need: .queue)
        ).at(\.printing.requireIdle)
    }

    static var stateDir: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "state-dir", .printing, "Remember in this folder what is printed, and print nothing twice",
                kind: .file, valueName: "folder", example: ["/var/lib/calprint/ward3"], scopes: .file,
                commands: [.print], need: .queue, completion: .directory)
        ).at(\.printing.stateDir)
    }

    static var reprint: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "reprint", .printing, "Print even if --state-dir says it was printed", scopes: .file,
                commands: [.print], need: .queue)
        ).at(\.printing.reprint)
    }

    static var lock: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "lock", .printing, "Exit if another run with this --state-dir is under way", scopes: .file,
                commands: [.print], need: .queue)
        ).at(\.printing.lock)
    }

    static var quiet: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "quiet", .printing, "Say nothing but warnings and errors", letter: "q", scopes: .file,
                commands: [.print])
        ).at(\.printing.quiet)
    }
}
