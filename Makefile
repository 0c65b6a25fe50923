# One command each; `make help` lists them. Packages that are missing are installed through apt-get (as root, or with sudo).

ARGS = --from 2025-01 --to 2025-06 -s Examples/clinic.json -o out.pdf

# Swift's standard library goes into the executable: it starts faster and runs where no Swift is installed.
# The C++ library, which its runtime needs, goes in as well: the loader has a quarter fewer symbols to look up. Where it
# is not found, the shared one is linked.
# Pango is loaded when a text needs it (Sources/CPango). pkg-config, which knows where its headers are, would link it all
# the same: here it tells of the headers alone.
STATIC = $(CURDIR)/.build/static
RELEASE = swift build --configuration release --static-swift-stdlib --product calprint \
	-Xswiftc -L$(STATIC) --pkg-config-path $(STATIC)
CALPRINT = .build/release/calprint

PREFIX = /usr/local

LIBRARIES = CalendarCore ScheduleIO CalendarLayout CairoRenderer PDFComparison
SOURCES = Sources Tests Snippets Package.swift

.PHONY: run build test soak check-libraries bench bench-check docs man completions install deb check-deb lint \
	format clean help

run: build ## build and run; ARGS="…" are calprint's arguments
	$(CALPRINT) $(ARGS)

build: ## build the release executable, .build/release/calprint
	@Packaging/install-packages build
	-@mkdir -p $(STATIC) && ln -sf "$$($$(command -v clang || command -v cc) -print-file-name=libstdc++.a)" $(STATIC)/
	@printf 'Name: pangocairo\nDescription: headers\nVersion: 1\nCflags: %s\n' \
		"$$(pkg-config --cflags pangocairo)" >$(STATIC)/pangocairo.pc
	$(RELEASE)

test: ## build and run every test; FILTER=name runs those that match
	@Packaging/install-packages build test
	swift test $(if $(FILTER),--filter '$(FILTER)')

soak: ## draw 20,000 random schedules and read every word back; kill 200 imports
	@Packaging/install-packages build test
	CALPRINT_SOAK=20000 CALPRINT_KILLS=200 swift test --configuration release -Xswiftc -enable-testing \
		--scratch-path .build/soak --filter 'RandomClinicTests|StoreSafetyTests'

check-libraries: build ## fail where the release executable links ICU or Swift's dynamic runtime
	.ci/check-libraries $(CALPRINT)

bench: build ## measure calprint and other tools against a program in C; writes Benchmarks/RESULTS.md
	@Packaging/install-packages build check bench
	python3 -B Benchmarks/bench

bench-check: build ## fail where calprint takes more instructions or bytes than it promises
	@Packaging/install-packages build check
	python3 -B Benchmarks/bench check

docs: ## build the libraries' documentation, .build/docs, without a warning; serve it to read it
	@Packaging/install-packages build
	@mkdir -p .build/docs
	swift package --allow-writing-to-directory .build/docs generate-documentation \
		$(LIBRARIES:%=--target %) --enable-experimental-combined-documentation \
		--warnings-as-errors --output-path .build/docs
	@echo 'To read it: python3 -m http.server --directory .build/docs, then /documentation'

man: build ## write the man page, .build/man/calprint.1
	@Packaging/install-packages package
	@mkdir -p .build/man
	Packaging/man/make-man-page $(CALPRINT) >.build/man/calprint.1

completions: build ## write what shells complete by, .build/completions/
	@mkdir -p .build/completions
	$(CALPRINT) --generate-completion-script bash >.build/completions/calprint.bash
	$(CALPRINT) --generate-completion-script zsh >.build/completions/_calprint
	$(CALPRINT) --generate-completion-script fish >.build/completions/calprint.fish

install: build man completions ## install into PREFIX (/usr/local); DESTDIR stages
	Packaging/install-files .build "$(DESTDIR)" "$(PREFIX)"

deb: build man completions ## write .build/calprint_VERSION_ARCH.deb; the same sources make the same bytes
	@Packaging/install-packages package
	Packaging/deb/make-deb .build

check-deb: deb ## install the .deb into a clean root and run it there; check units, build it twice
	@Packaging/install-packages package
	Packaging/deb/check-deb .build

lint: ## fail where the sources are not formatted as .swift-format says
	swift format lint --strict --recursive $(SOURCES)

format: ## format the sources in place
	swift format --in-place --recursive $(SOURCES)

clean: ## remove what was built
	rm -rf .build out.pdf

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' Makefile | expand -t 18
