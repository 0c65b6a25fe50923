import GoldenSupport
import Testing

@testable import Fetching

/// A calendar behind an address, from servers that behave well and badly.
@Suite struct PublishedCalendarTests {
    @Test func `a calendar comes whole, packed or not, and a known version does not come again`() throws {
        try Adversary.run { server in
            let access = try WebAccess.test(server)
            let calendar = PublishedCalendar(server.address("calendar/500"), access)
            guard case .document(let bytes, let marks) = try calendar.fetch() else {
                Issue.record("nothing came")
                return
            }
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.hasPrefix("BEGIN:VCALENDAR") && text.hasSuffix("END:VCALENDAR\r\n"))
            #expect(text.matches(of: /BEGIN:VEVENT/).count == 500)
            #expect(marks.etag != nil && marks.lastModified == "Wed, 01 Jan 2025 00:00:00 GMT")
            guard case .unchanged = try calendar.fetch(unless: marks) else {
                Issue.record("a known version came again")
                return
            }
            let webcal = server.address("calendar/2").replacing("https://", with: "webcal://")
            #expect(try fetchedText(webcal, access).contains("Averbeck 1"))
            #expect(try server.seen.last?.contains(#""server": "good""#) == true)
        }
    }

    @Test func `a host needs a certificate that is its own, valid, and signed by somebody trusted`() throws {
        try Adversary.run { server in
            var access = try WebAccess.test(server)
            expect(.unavailable, "for another host", server.address("calendar/1", of: "wrong"), access)
            expect(.unavailable, "has expired", server.address("calendar/1", of: "expired"), access)
            access.certificates = nil
            expect(.unavailable, "signed by nobody", server.address("calendar/1"), access)
            #expect(try server.seen == [])
        }
    }

    @Test func `redirects are followed, but neither from https nor off the web nor for ever`() throws {
        try Adversary.run { server in
            let access = try WebAccess.test(server)
            #expect(try fetchedText(server.address("redirect/19"), access).contains("Averbeck 2"))
            #expect(try fetchedText(server.address("to/https", of: "plain"), access).contains("Averbeck 4"))
            expect(.badData, "more than 20", server.address("redirect/100"), access)
            expect(.badData, "more than 20", server.address("loop"), access)
            expect(.badData, "from https to http", server.address("to/http"), access)
            for place in ["to/file", "to/gopher"] {
                expect(.badData, "only https and http", server.address(place), access)
            }
            expect(.badData, "credentials in it", server.address("to/credentials"), access)
            expect(.badData, "only https and http", "file:///etc/passwd", access)
        }
    }

    @Test func `credentials go to their own server alone, and only by https`() throws {
        try Adversary.run { server in
            let (user, access) = (Adversary.user, try WebAccess.test(server))
            #expect(try fetchedText(server.address("private/3"), access.with(user)).contains("Averbeck 2"))
            #expect(try server.seen.contains { $0.contains("Basic ") })
            let count = try server.seen.count
            #expect(try fetchedText(server.address("to/other"), access.with(user)).contains("Averbeck 3"))
            expect(.notAllowed, "127.0.0.1", server.address("to/private-other"), access.with(user))
            _ = try fetchedText(server.address("calendar/1", of: "plain"), access.with(user))
            let others = try server.seen.dropFirst(count).filter {
                !$0.contains(#""host": "localhost"#) || $0.contains("plain")
            }
            #expect(others.count == 3)
            for request in others { #expect(!request.contains("Authorization") && !request.contains("Basic ")) }
            let wrong = expect(
                .notAllowed, "401", server.address("private/3"), access.with((user.name, "Kreide-wrong")))
            #expect(wrong?.message.contains("Kreide") == false)
            #expect("\(access.with(user))".contains(user.password) == false)
            var dump = ""
            Swift.dump(access.with(user), to: &dump)
            #expect(!dump.contains(user.password))
        }
    }

    @Test func `an answer beyond the limits ends, and takes no more memory than they allow`() throws {
        try Adversary.run { server in
            let access = try WebAccess.test(server)
            expect(.badData, "larger than 64 MB", server.address("bomb"), access)
            let small = access.limited { $0.size = 1 << 20 }
            expect(.badData, "larger than 1 MB", server.address("endless"), small)
            expect(
                .badData, "the head of an answer of localhost is larger than 256 KB", server.address("heads"), access)
            let hasty = access.limited { ($0.patience, $0.waits) = (1, .zero) }
            expect(.tryAgain, "too slow", server.address("slow"), hasty)
            let late = access.limited { ($0.slowestRate, $0.total, $0.waits) = (1, .milliseconds(300), .zero) }
            expect(.tryAgain, "too slow", server.address("slow"), late)
        }
    }

    @Test func `what is transient is tried again, as late as the server asks, for a minute`() throws {
        try Adversary.run { server in
            let log = WaitLog()
            let access = try WebAccess.test(server, log)
            #expect(try fetchedText(server.address("status/503?key=a&times=3"), access).contains("Averbeck 2"))
            #expect(log.waits == [.seconds(1), .seconds(2), .seconds(4)])
            log.waits = []
            #expect(try fetchedText(server.address("status/429?key=b&times=1&wait=30"), access).contains("Averbeck"))
            #expect(log.waits == [.seconds(30)])
            log.waits = []
            expect(.tryAgain, "429", server.address("status/429?key=c&wait=61"), access)
            #expect(log.waits == [])
            expect(.tryAgain, "503", server.address("status/503?key=d"), access)
            #expect(log.waits.reduce(.zero, +) <= .seconds(60) && log.waits.count == 5)
            log.waits = []
            expect(.badData, "cut off", server.address("cut"), access)
            #expect(log.waits.count == 5)
        }
    }

    @Test(arguments: [
        (401, FetchFailure.Kind.notAllowed), (403, .notAllowed), (421, .notAllowed), (404, .notFound), (410, .notFound),
        (400, .unavailable), (418, .unavailable), (500, .tryAgain), (503, .tryAgain), (429, .tryAgain),
    ])
    func `a status says what can be done`(status: Int, kind: FetchFailure.Kind) throws {
        let failure = try #require(FetchFailure(status: status, host: "cal.example.org", retryAfter: nil))
        #expect(failure.kind == kind && failure.message.contains("cal.example.org"))
        #expect(failure.isTransient == (kind == .tryAgain))
    }

    @Test func `a part is no answer, and nothing new only to whom has something`() throws {
        try Adversary.run { server in
            let access = try WebAccess.test(server)
            expect(.badData, "answers with a part", server.address("status/206"), access)
            expect(.badData, "was not asked that (304)", server.address("status/304"), access)
            let calendar = PublishedCalendar(server.address("status/304"), access)
            guard case .unchanged = try calendar.fetch(unless: Validators(etag: "a")) else {
                Issue.record("it has changed")
                return
            }
        }
    }

    @Test func `a source on the internet does not lead into a private network, unless it may`() throws {
        try Adversary.run { server in
            var access = try WebAccess.test(server)
            var count = 0
            // The first connection goes to the internet, as it were.
            access.isPrivate = { _ in
                count += 1
                return count > 1
            }
            expect(.badData, "it leads to 127.0.0.1, in a private network", server.address("to/other"), access)
            #expect(try server.seen.count == 1)
            (count, access.allowsPrivate) = (0, true)
            #expect(try fetchedText(server.address("to/other"), access).contains("Averbeck 3"))
            (count, access.allowsPrivate) = (1, false)
            #expect(try fetchedText(server.address("to/other"), access).contains("Averbeck 3"))
        }
    }

    @Test func `nobody at the port is worth another try, and an unknown host is not`() throws {
        try Adversary.run { server in
            let log = WaitLog()
            let access = try WebAccess.test(server, log).limited { $0.waits = .seconds(3) }
            expect(.tryAgain, "no connection to localhost", "https://localhost:1/calendar/1", access)
            #expect(log.waits == [.seconds(1), .seconds(2)])
        }
    }

    /// Expects that fetching fails; returns the failure.
    @discardableResult
    private func expect(
        _ kind: FetchFailure.Kind, _ words: String, _ address: String, _ access: WebAccess,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> FetchFailure? {
        let failure = #expect(throws: FetchFailure.self, sourceLocation: sourceLocation) {
            try fetchedText(address, access)
        }
        #expect(failure?.kind == kind, "\(String(describing: failure))", sourceLocation: sourceLocation)
        #expect(
            failure?.message.contains(words) == true, "\(String(describing: failure))", sourceLocation: sourceLocation)
        return failure
    }
}
