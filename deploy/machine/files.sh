# shellcheck shell=bash
# Every file that deploy/install makes is written here, so that what changed can be counted and said.
changed=()
# What an earlier run changed before it was interrupted: its services are still to be restarted.
unfinished=()
journal=/var/lib/waypost-install.unfinished
[[ ! -f $journal ]] || mapfile -t unfinished <"$journal"

# put FILE OWNER MODE: writes what it reads from stdin, unless it is there already.
put() {
  local file=$1 owner=$2 mode=$3 new
  new=$(mktemp)
  cat >"$new"
  if [[ ! -f $file ]] || ! cmp -s "$new" "$file" || [[ $(stat -c '%U %a' "$file") != "$owner $mode" ]]; then
    install -D -T -o "$owner" -g "$(id -gn "$owner")" -m "$mode" "$new" "$file"
    note_change "$file"
  fi
  rm -f "$new"
}

note_change() {
  changed+=("$1")
  echo "$1" >>"$journal"
  echo "   $1"
}

has_changed() {
  local file prefix
  for file in "${changed[@]}" "${unfinished[@]}"; do
    for prefix in "$@"; do
      [[ $file != "$prefix"* ]] || return 0
    done
  done
  return 1
}

put_folder() {
  local folder=$1 owner=$2 mode=$3
  if [[ ! -d $folder || $(stat -c '%U %a' "$folder") != "$owner $mode" ]]; then
    install -d -o "$owner" -g "$(id -gn "$owner")" -m "$mode" "$folder"
    note_change "$folder/"
  fi
}

# put_link LINK TARGET
put_link() {
  [[ $(readlink "$1" || true) != "$2" ]] || return 0
  ln -sfn "$2" "$1"
  note_change "$1"
}

# Letters and digits alone, so that a secret can be part of an address. One that is there stays.
make_secrets() {
  local name
  for name in "$@"; do
    [[ -s $secrets/$name ]] || openssl rand -hex 32 | put "$secrets/$name" root 600
  done
}

secret() { cat "$secrets/$1"; }

# Unit files that are enabled already cost nothing; --now is never used: a release starts its processes one by one.
enable_unit() {
  ! systemctl is-enabled --quiet "$1" 2>/dev/null || return 0
  systemctl enable --quiet "$1"
  note_change "unit $1"
}

# restart_if_changed UNIT FILE...: restarts a unit whose files changed, and starts one that does not run.
restart_if_changed() {
  local unit=$1
  shift
  if has_changed "$@"; then
    systemctl restart "$unit"
  elif ! systemctl is-active --quiet "$unit"; then
    systemctl start "$unit"
  fi
}
