# shellcheck shell=bash
# PostgreSQL with encrypted backups from its first change on, Redis, and the object store.
write_backup_settings() {
  local version
  version=$(pg_lsclusters -h | awk '$2 == "main" { print $1 }' | sort -V | tail -n 1)
  [[ -n $version ]] || fail 'PostgreSQL has no cluster main.'
  cluster=$version/main
  put_folder "$backup_path" postgres 750
  sed -e '/^# \/etc/,/^# as the backup/d' \
    -e "s|\${REPO_PATH}|$backup_path|; s|\${CIPHER_PASS}|$(secret backup-passphrase)|" \
    -e "s|\${LOG_PATH}|/var/log/pgbackrest|; s|\${LOCK_PATH}|/tmp/pgbackrest|" \
    -e "s|\${DATA_DIR}|/var/lib/postgresql/$cluster|; s|\${POSTGRES_PORT}|5432|" \
    -e "s|\${SOCKET_DIR}|/var/run/postgresql|" \
    "$deploy/backup/pgbackrest.conf" | put /etc/pgbackrest.conf postgres 640
}

configure_postgres() {
  local conf=/etc/postgresql/$cluster/conf.d megabytes
  put "$conf/waypost.conf" postgres 644 <"$deploy/postgres/postgresql.conf"
  # a quarter for the server, as its manual advises; api, worker and web need about 1 GB
  megabytes=$(($(awk '/^MemTotal/ { print $2 }' /proc/meminfo) / 1024 / 4 / 128 * 128))
  put "$conf/waypost-machine.conf" postgres 644 <<END
shared_buffers = ${megabytes}MB
effective_cache_size = $((megabytes * 2))MB
END
  restart_if_changed "postgresql@${cluster/\//-}" "$conf/" /etc/pgbackrest.conf
  wait_for 'PostgreSQL' runuser -u postgres -- psql -XAtqc 'SELECT 1'
  local role
  for role in owner api worker readonly; do
    echo "\\set ${role}_password '$(secret "database-$role")'"
  done | cat - "$deploy/postgres/roles.sql" | (cd / && runuser -u postgres -- psql -XAtq -d postgres)
  if ! (cd / && runuser -u postgres -- pgbackrest --stanza=waypost info) | grep -q 'status: ok'; then
    (cd / && runuser -u postgres -- pgbackrest --stanza=waypost stanza-create)
  fi
}

configure_redis() {
  put /etc/redis/waypost.conf redis 640 <"$deploy/redis/redis.conf"
  # the last word counts
  { grep -v '^include /etc/redis/waypost.conf$' /etc/redis/redis.conf && echo 'include /etc/redis/waypost.conf'; } |
    put /etc/redis/redis.conf redis 640
  enable_unit redis-server
  restart_if_changed redis-server /etc/redis/
}

# Documents are kept by Versity's gateway in plain files below $state/store, unless the settings name a store elsewhere.
configure_store() {
  [[ -z ${settings[S3_ENDPOINT]:-} ]] || return 0
  build_store
  put_folder "$state/store" waypost-store 750
  put_folder "$state/store/objects" waypost-store 750
  put_folder "$state/store/versions" waypost-store 750
  put "$etc/store.env" root 600 <<END
ROOT_ACCESS_KEY=waypost
ROOT_SECRET_KEY=$(secret store)
END
  put /etc/systemd/system/waypost-store.service root 644 <"$deploy/systemd/waypost-store.service"
  ! has_changed /etc/systemd/system/ || systemctl daemon-reload
  enable_unit waypost-store
  restart_if_changed waypost-store "$etc/store.env" /etc/systemd/system/waypost-store.service /usr/local/bin/versitygw
  wait_for 'the object store' curl -sf -o /dev/null http://127.0.0.1:7070/health
}

# VERSITYGW names a program that was built elsewhere. Otherwise Debian's Go fetches a newer Go as a module, and that
# one builds it: both are checked against the sums that the Go project publishes.
build_store() {
  local version=1.8.0 go=1.26.0 home=/var/cache/waypost/go
  [[ $(cat /usr/local/share/waypost/versitygw 2>/dev/null) != "$version" ]] || return 0
  if [[ -z ${settings[VERSITYGW]:-} ]]; then
    [[ -x /usr/bin/go ]] || apt_install golang-go
    export GOPATH=$home GOCACHE=$home/build CGO_ENABLED=0 GOFLAGS=-buildvcs=false
    local toolchain
    toolchain=golang.org/toolchain@v0.0.1-go$go.linux-$(dpkg --print-architecture)
    (cd / && /usr/bin/go mod download "$toolchain")
    chmod -R u+x "$home/pkg/mod/$toolchain/bin" "$home/pkg/mod/$toolchain/pkg/tool"
    GOTOOLCHAIN=local "$home/pkg/mod/$toolchain/bin/go" install "github.com/versity/versitygw/cmd/versitygw@v$version"
    settings[VERSITYGW]=$home/bin/versitygw
  fi
  put /usr/local/bin/versitygw root 755 <"${settings[VERSITYGW]}"
  put /usr/local/share/waypost/versitygw root 644 <<<"$version"
  # modules are read-only
  [[ ! -d $home ]] || { chmod -R u+w "$home" && rm -r "$home"; }
}

# wait_for WHAT COMMAND...
wait_for() {
  local what=$1 until=$((SECONDS + 60))
  shift
  until (cd / && "$@") >/dev/null 2>&1; do
    ((SECONDS < until)) || fail "$what does not answer after 60 s: $*"
    sleep 0.5
  done
}
