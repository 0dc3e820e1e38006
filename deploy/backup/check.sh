#!/usr/bin/env bash
# Ends in 1 unless a piece of the log reaches the archive and every file of the repository is whole.
# pgBackRest's own `verify` ends in 0 whatever it finds.
set -euo pipefail
pgbackrest --config="${PGBACKREST_CONFIG:=/etc/pgbackrest.conf}" --stanza=waypost check
found=$(pgbackrest --config="$PGBACKREST_CONFIG" --stanza=waypost --output=text --verbose verify)
echo "$found"
[[ $found == *'status: ok'* && $found != *'status: error'* ]]
