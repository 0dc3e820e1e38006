# shellcheck shell=bash
# Debian's packages, Node of the version that this release was tested with, and a user for each process.
install_packages() {
  local wanted=(ca-certificates openssl curl git nginx-light haproxy socat redis-server postgresql pgbackrest
    prometheus prometheus-alertmanager prometheus-blackbox-exporter prometheus-node-exporter lego npm)
  local missing=() package
  [[ ${settings[VIRUS_SCANNER]:-} != unix:* ]] || wanted+=(clamav-daemon clamav-freshclam)
  for package in "${wanted[@]}"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  apt-get update -q
  apt_install "${missing[@]}"
  for package in "${missing[@]}"; do note_change "package $package"; done
}

# A file of settings that somebody changed stays as it is; nothing is asked.
apt_install() {
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends -o Dpkg::Options::=--force-confold "$@" \
    </dev/null
}

# Debian's own Node is too old to run the site, and npm of it brings ours.
install_node() {
  local node pnpm arch
  node=$(<"$source_dir/.node-version")
  pnpm=$(sed -n 's/.*"packageManager": "pnpm@\(.*\)".*/\1/p' "$source_dir/package.json")
  arch=$([[ $(dpkg --print-architecture) == arm64 ]] && echo arm64 || echo x64)
  if [[ $("$root/node/node_modules/.bin/node" --version 2>/dev/null) != "v$node" ]] ||
    [[ $("$root/node/node_modules/.bin/pnpm" --version 2>/dev/null) != "$pnpm" ]]; then
    put_folder "$root/node" root 755
    npm install --silent --ignore-scripts --prefix "$root/node" "node-linux-$arch@$node" "pnpm@$pnpm"
    note_change "$root/node/"
  fi
  put_link /usr/local/bin/node "$root/node/node_modules/node-linux-$arch/bin/node"
  put_link /usr/local/bin/pnpm "$root/node/node_modules/.bin/pnpm"
  hash -r
}

# Each process is a user of its own, so that none can read the secrets of another.
make_users() {
  local name
  for name in api worker web store; do
    id "waypost-$name" >/dev/null 2>&1 && continue
    useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "waypost-$name"
    note_change "user waypost-$name"
  done
  put_folder "$etc" root 755
  put_folder "$secrets" root 700
  for name in api worker web; do put_folder "$etc/$name" "waypost-$name" 700; done
  put_folder "$state" root 755
  make_secrets code internal store backup-passphrase database-{owner,api,worker,readonly}
}
