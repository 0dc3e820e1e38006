#!/usr/bin/env bash
# Puts the database back to a moment, with PostgreSQL (and Patroni) stopped, as user postgres:
#
#   restore.sh --to '2026-11-17 15:00:00+00'   the last moment that is wanted back
#   restore.sh --to-name NAME                  a restore point: SELECT pg_create_restore_point('NAME')
#   restore.sh --latest                        everything that was archived
#
# PGDATA, PGPORT and SOCKET_DIR say where the server is, PGBACKREST_CONFIG which configuration is used, and
# POSTGRES_OPTIONS what the server is started with. When it ends the server is stopped again: nobody could
# connect before the restore was noted, so no worker can have missed it.
set -euo pipefail

case "${1:-} ${2:-}" in
  '--to '?*) target=(--type=time "--target=$2" --target-action=promote) ;;
  '--to-name '?*) target=(--type=name "--target=$2" --target-action=promote) ;;
  '--latest ') target=(--type=default) ;;
  *) sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
esac
: "${PGDATA:=/var/lib/postgresql/15/main}" "${PGPORT:=5432}" "${SOCKET_DIR:=/var/run/postgresql}"
: "${PGBACKREST_CONFIG:=/etc/pgbackrest.conf}" "${POSTGRES_OPTIONS:=}"
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)

log=$(mktemp)
mark=$(date -u +%Y-%m-%dT%H:%M:%S.%NZ)
pgbackrest --config="$PGBACKREST_CONFIG" --stanza=waypost restore --delta "${target[@]}" \
  --recovery-option="waypost.restored=$mark"

# closed to clients, and without waiting for standbys that are gone
"$bin/pg_ctl" start --wait --timeout=86400 --silent -D "$PGDATA" -l "$log" \
  -o "-p $PGPORT -c listen_addresses='' -c synchronous_standby_names='' -c unix_socket_directories='$SOCKET_DIR' $POSTGRES_OPTIONS"
trap '"$bin/pg_ctl" stop --wait --silent -m fast -D "$PGDATA"' EXIT
ask() { psql -XAt -h "$SOCKET_DIR" -p "$PGPORT" -U postgres -d waypost -c "$1"; }
until [[ $(ask 'SELECT pg_is_in_recovery()') == f ]]; do sleep 0.2; done
# its files did not come back (pgbackrest.conf): roles.sql and pnpm migrate make it anew
PGOPTIONS='-c client_min_messages=warning' \
  psql -XqAt -h "$SOCKET_DIR" -p "$PGPORT" -U postgres -d postgres -c 'DROP DATABASE IF EXISTS waypost_test'
moment=$(ask 'SELECT pg_last_xact_replay_timestamp()')
echo "restored to ${moment:-the backup itself, so pnpm reconcile needs --since}, marked $mark"
ask 'SELECT restored_to FROM noticed_restore()' >/dev/null
