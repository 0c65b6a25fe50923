# Adds Debian 13's name of a library, renamed when time_t got 64 bits, to Debian 12's. It is the same library on processors
# whose time_t always had them: Swift has no others. Run it with sed -E.
s/\b(libcups2|libcurl4|libglib2\.0-0|libical3)\b( \([^)]*\))?/& | \1t64\2/g
