#!/usr/bin/env bash
# `finished` tells Prometheus when the newest whole backup ended, `checked` that the repository was read just now:
# as text files of the node exporter, for the alarms BackupOld and BackupUnchecked.
set -euo pipefail
folder=${TEXTFILES:=/var/lib/prometheus/node-exporter}
case $1 in
  finished)
    info=$(runuser -u postgres -- pgbackrest --config="${PGBACKREST_CONFIG:=/etc/pgbackrest.conf}" \
      --stanza=waypost --output=json info)
    seconds=$(jq '[.[0].backup[] | select(.error | not) | .timestamp.stop] | max // 0' <<< "$info")
    ;;
  checked) seconds=$(date +%s) ;;
esac
# the exporter must never read half a file
echo "waypost_backup_$1_seconds $seconds" > "$folder/waypost_backup_$1.prom.new"
mv "$folder/waypost_backup_$1.prom.new" "$folder/waypost_backup_$1.prom"
