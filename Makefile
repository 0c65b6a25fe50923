# One command each; `make help` lists them. Missing packages are installed with apt-get (as root, or through sudo).

ARGS = --from 2025-01 --to 2025-06 -s Examples/clinic.json -o out.pdf

# Swift's standard library is linked statically: the executable starts faster and does not need Swift installed.
# So is the C++ library that the runtime needs: the loader has a quarter fewer symbols to look up. So is libdeflate: its
# versions pack differently, and an executable is to draw the same bytes on every system. If there is no static one, the
# shared one is linked.
# The program loads Pango when a text needs it (Sources/CPango), so the build needs Pango's headers and must not link the
# library. SwiftPM asks pkg-config for both at once. So `build` writes a pangoft2.pc of its own, which has the flags for
# the headers and no library, and --pkg-config-path makes SwiftPM find it before the system's. The same way libdeflate.pc
# names the static library.
STATIC = $(CURDIR)/.build/static
# The loader binds all symbols at the start and then makes its tables read-only (full RELRO); swiftc links a PIE by itself.
HARDENED = -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
# A generic type is made when it is first used. From a name the runtime would search all conformances of the program for
# those of its arguments; calls hand them over, and a page of one month takes a fifth fewer instructions.
TYPES_BY_CALL = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
RELEASE = swift build --configuration release --static-swift-stdlib --product calprint \
	-Xswiftc -L$(STATIC) $(HARDENED) $(TYPES_BY_CALL) --pkg-config-path $(STATIC)
CALPRINT = .build/release/calprint

PREFIX = /usr/local
# Where CUPS looks for filters and MIME rules, and fish for completions, whatever the prefix.
export CUPS_SERVERBIN = $(or $(shell cups-config --serverbin 2>/dev/null),\
	$(firstword $(wildcard /usr/lib/cups /usr/libexec/cups)),/usr/lib/cups)
export CUPS_DATADIR = $(or $(shell cups-config --datadir 2>/dev/null),/usr/share/cups)
export FISH_COMPLETIONS = $(or $(shell pkg-config --variable=completionsdir fish 2>/dev/null),\
	$(PREFIX)/share/fish/vendor_completions.d)

# The tests are built as the program is: what is tested is what the optimiser made, and a run takes a fifth of the time.
OPTIMIZED = --configuration release -Xswiftc -enable-testing
TESTS = $(OPTIMIZED) --scratch-path .build/tests

# How long to fuzz a target.
SECONDS = 60

LIBRARIES = CalendarCore ScheduleIO CalendarLayout CairoRenderer HTMLRenderer PDFComparison
SOURCES = Sources Tests Snippets Fuzz Package.swift
# The folders whose subfolders are layers.
LAYERED = $(LIBRARIES:%=Sources/%) Sources/Printing Sources/calprint Sources/CalendarLayout/Kinds Sources/CalendarCore/People \
	Sources/CairoRenderer/PDF Sources/Fetching

.PHONY: run build test check-readers soak fuzz sanitize check-kills check-fetch check-cloudkit check-races check-rosters \
	check-locales check-line-breaks check-libraries bench bench-check reference docs gallery check-gallery man completions install \
	uninstall check-install deb check-deb dist container check-container \
	check-archive check-phone release-check lint format clean help

run: build ## build and run; ARGS="…" passes calprint's arguments
	$(CALPRINT) $(ARGS)

build: ## build the release executable, .build/release/calprint
	@Packaging/install-packages build
	-@mkdir -p $(STATIC) && ln -sf "$$($$(command -v clang || command -v cc) -print-file-name=libstdc++.a)" $(STATIC)/
	@printf 'Name: pangoft2\nDescription: headers\nVersion: 1\nCflags: %s\n' \
		"$$(pkg-config --cflags pangoft2)" >$(STATIC)/pangoft2.pc
	@[ ! -e "$$($$(command -v clang || command -v cc) -print-file-name=libdeflate.a)" ] || \
		printf 'Name: libdeflate\nDescription: static\nVersion: 1\nLibs: -l:libdeflate.a\n' >$(STATIC)/libdeflate.pc
	$(RELEASE)

test: ## build and run every test; FILTER=name runs those that match
	@Packaging/install-packages build test
	.ci/test '$(FILTER)' $(TESTS)

soak: ## draw 20,000 random schedules and read every word back; read 50,000 random tables; check 5,000 rosters; damage 20,000 fonts; kill 200 imports
	@Packaging/install-packages build test
	CALPRINT_SEED=$${CALPRINT_SEED:-any} CALPRINT_SOAK=20000 CALPRINT_TABLES=50000 CALPRINT_KILLS=200 \
	CALPRINT_PLANTED_ROSTERS=5000 CALPRINT_FONTS=20000 \
		swift test $(TESTS) \
		--filter 'RandomClinicTests|RandomTableTests|StoreSafetyTests|RuleProperties|EmbeddedFontTests'

fuzz: ## fuzz what reads bytes from outside, and the drawing; SECONDS=60 for each, TARGET=name for one
	@Packaging/install-packages build test
	Fuzz/build
	Fuzz/run $(SECONDS) $(TARGET)

check-readers: ## fail if a reader does not find every word of every golden and script, or Chromium prints a web page otherwise
	@Packaging/install-packages build test readers
	CALPRINT_READERS=all .ci/test 'TextReaderTests|PrintedWebPageTests' $(TESTS)

# Each sanitizer needs a build of its own, and makes a test several times slower: there are fewer random ones. Leaks are not
# looked for: Swift keeps marks in unused bits of pointers, so the sanitizer does not see that they lead anywhere.
SANITIZED = CALPRINT_SOAK=25 CALPRINT_TABLES=250 \
	ASAN_OPTIONS=detect_leaks=0:suppressions=$(CURDIR)/Tests/address.supp \
	swift test $(OPTIMIZED) $(if $(FILTER),--filter '$(FILTER)')

sanitize: ## run every test under the address and the thread sanitizer; FILTER=name runs those that match
	@Packaging/install-packages build test
	$(SANITIZED) --sanitize address --scratch-path .build/address
	$(SANITIZED) --sanitize thread --scratch-path .build/thread

check-kills: build ## kill drawings, batches, imports and cupsd 2,000 times at random moments, and look what they leave
	@Packaging/install-packages test
	Tools/check-kills $(CALPRINT) 2000

check-fetch: build ## kill 200 fetches, have another client change a calendar 50 times, and fetch from a hostile server
	@Packaging/install-packages test phone
	Tools/check-fetch $(CALPRINT) 200 50 $(or $(SEED),1)

check-cloudkit: build ## fetch from a stand-in for CloudKit: 50 rounds of changes, 200 kills, and every error; SEED=7
	@Packaging/install-packages test
	Tools/check-cloudkit $(CALPRINT) 200 50 $(or $(SEED),1)

check-races: build ## swap an output for a stranger's link or pipe before each call that names it, as root
	@Packaging/install-packages test
	Tools/check-races $(CALPRINT)

check-rosters: build ## look for every cell of 5,000 random rosters of odd names in all that calprint makes of them; SEED=7
	@Packaging/install-packages test
	Tools/check-rosters $(CALPRINT) 5000 $(or $(SEED),1)

check-locales: ## fail if the locales in the sources are not those of CLDR, or old names of time zones are missing
	@Packaging/install-packages lint
	Tools/make-locales --check
	Tools/make-zone-links --check

check-line-breaks: ## fail if the line break classes in the sources are not Unicode's (Tools/make-line-breaks writes them)
	@Packaging/install-packages lint
	Tools/make-line-breaks --check

check-libraries: build ## fail if the release executable links ICU or Swift's dynamic runtime, or is not hardened
	.ci/check-libraries $(CALPRINT)
	.ci/check-hardening $(CALPRINT)

bench: build ## compare calprint and other tools with a program in C; writes Benchmarks/RESULTS.md
	@Packaging/install-packages build check bench
	python3 -B Benchmarks/bench

bench-check: build ## fail if calprint takes more instructions or bytes than it promises
	@Packaging/install-packages build check
	python3 -B Benchmarks/bench check

reference: build ## write what the table of options makes: Docs/Reference.md, a table in Docs/CUPS.md, Examples/calprint.toml
	$(CALPRINT) config --reference >Docs/Reference.md
	$(CALPRINT) config --example >Examples/calprint.toml
	$(CALPRINT) config --job-options | sed -i -e '/^<!-- Made by .*job-options/,/^<!-- The end/{//!d}' \
		-e '/^<!-- Made by .*job-options/r /dev/stdin' Docs/CUPS.md

docs: ## build the libraries' documentation in .build/docs; warnings are errors
	@Packaging/install-packages build
	@mkdir -p .build/docs
	swift package --allow-writing-to-directory .build/docs generate-documentation \
		$(LIBRARIES:%=--target %) --enable-experimental-combined-documentation \
		--warnings-as-errors --output-path .build/docs
	@echo 'To read it: python3 -m http.server --directory .build/docs, then /documentation'

gallery: build ## draw the pictures of Docs/Gallery.md anew
	@Packaging/install-packages test
	Tools/make-gallery

check-gallery: build ## fail if the commands of Docs/Gallery.md draw other pictures than it shows
	@Packaging/install-packages test
	Tools/make-gallery --check

man: build ## write the man page, .build/man/calprint.1
	@Packaging/install-packages package
	@mkdir -p .build/man
	Packaging/man/make-man-page $(CALPRINT) >.build/man/calprint.1

completions: build ## write the shell completions, .build/completions/
	@mkdir -p .build/completions
	$(CALPRINT) --generate-completion-script bash >.build/completions/calprint.bash
	$(CALPRINT) --generate-completion-script zsh >.build/completions/_calprint
	$(CALPRINT) --generate-completion-script fish >.build/completions/calprint.fish

install: build man completions ## install into PREFIX (/usr/local), the filter where CUPS looks; DESTDIR stages
	Packaging/install .build "$(DESTDIR)" "$(PREFIX)"
	@[ -n "$(DESTDIR)" ] || echo 'To print with it, as root: systemd-sysusers; systemd-tmpfiles --create;' \
		'systemctl daemon-reload; systemctl reload-or-restart cups'

uninstall: ## remove what install put there (the same PREFIX and DESTDIR)
	Packaging/uninstall "$(DESTDIR)" "$(PREFIX)"

check-install: build man completions ## install into scratch folders, from here and from the tarball, try it there, uninstall; nothing must be left
	@Packaging/install-packages package
	.ci/check-install .build
	.ci/check-dist .build

deb: build man completions ## write .build/calprint_VERSION_ARCH.deb; same sources, same bytes
	@Packaging/install-packages package
	Packaging/deb/make-deb .build

check-deb: deb ## install the .deb into clean roots of Debian 12 and 13 and run it there; check units, build it twice
	@Packaging/install-packages package
	Packaging/deb/check-deb .build

dist: build man completions ## write .build/calprint-VERSION-linux-ARCH.tar.gz, for other systems; same sources, same bytes
	@Packaging/install-packages package
	Packaging/dist/make-dist .build

container: deb ## write .build/container, from which podman or docker builds an image
	Packaging/container/make-context .build

check-container: container ## follow the Containerfile in a root of Debian 13, and draw there as a container would
	@Packaging/install-packages package
	Packaging/container/check-container .build

check-archive: build ## draw with --pdfa, and check it with qpdf, PDFBox's Preflight and Tools/check-conformance
	@Packaging/install-packages archive
	Tools/check-archive $(CALPRINT)

check-phone: build ## have a calendar program subscribe to a person's calendar, and look what a change does to it
	@Packaging/install-packages phone
	Tools/check-phone $(CALPRINT)

release-check: ## say what is still to do before HEAD can be tagged as a release
	Tools/release-check

lint: ## fail if sources are not formatted, a comment is too wide, folders know each other in a circle, or docs name what is not there
	@Packaging/install-packages lint
	swift format lint --strict --recursive $(SOURCES)
	Tools/check-columns $(SOURCES)
	Tools/check-docs
	Tools/check-layers $(LAYERED)

format: ## format the sources in place
	swift format --in-place --recursive $(SOURCES)

clean: ## remove what was built
	rm -rf .build out.pdf

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' Makefile | expand -t 18
