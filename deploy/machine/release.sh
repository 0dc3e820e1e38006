# shellcheck shell=bash
# The environment of each process, the release, and its units.
declare -A values=()

# Given to a process as a file of its own (NAME_FILE), never in its environment.
secret_names=(CODE_SECRET CODE_SECRETS_ACCEPTED INDEX_SECRET INTERNAL_SECRET S3_SECRET_ACCESS_KEY STRIPE_SECRET_KEY
  STRIPE_WEBHOOK_SECRET SMTP_URL SMS_TOKEN DATABASE_API_URL DATABASE_WORKER_URL DATABASE_OWNER_URL)

write_environment() {
  local name role
  for role in owner api worker; do
    values[DATABASE_${role^^}_URL]=postgres://waypost_$role:$(secret "database-$role")@127.0.0.1:5432/waypost
  done
  values[CODE_SECRET]=$(secret code)
  values[INTERNAL_SECRET]=$(secret internal)
  values[PUBLIC_ORIGIN]=https://$domain
  values[REDIS_URL]=redis://127.0.0.1:6379
  values[MAIL_FROM]="Waypost <no-reply@$domain>"
  values[SUPPORT_INBOX]=support@$domain
  # without RETURN_DOOR_PORT nobody would read what comes back there
  values[MAIL_RETURN_PATH]=${settings[RETURN_DOOR_PORT]:+bounces@$domain}
  values[S3_ENDPOINT]=http://127.0.0.1:7070
  values[S3_ACCESS_KEY_ID]=waypost
  values[S3_SECRET_ACCESS_KEY]=$(secret store)
  for name in "${!settings[@]}"; do
    [[ -z ${settings[$name]} ]] || values[$name]=${settings[$name]}
  done
  if [[ -n ${values[DKIM_DOMAIN]:-} ]]; then
    [[ -s $secrets/dkim.pem ]] || openssl genrsa 2048 2>/dev/null | put "$secrets/dkim.pem" root 600
    put "$etc/worker/dkim.pem" waypost-worker 600 <"$secrets/dkim.pem"
    values[DKIM_PRIVATE_KEY_FILE]=$etc/worker/dkim.pem
  fi
  write_env_file server root 600
  write_env_file api waypost-api 600 server
  write_env_file worker waypost-worker 600 server
  write_env_file web waypost-web 600
  write_env_file command root 600
}

# write_env_file NAME OWNER MODE [ALSO]: deploy/environment/NAME.env with its values. Secrets of it, and of ALSO, become
# files that only OWNER reads.
write_env_file() {
  local file=$1 owner=$2 line name
  local folder=$etc/$file written=()
  [[ $file != command ]] || folder=$secrets
  while IFS= read -r line; do
    name=${line%%=*}
    if [[ $line == '#'* || $line != *=* ]]; then
      written+=("$line")
    elif is_secret "$name"; then
      # shared secrets are in the files of each process that has them
      [[ $file != server ]] && put_secret_file "$folder" "$owner" "$name"
    # also with what is empty on purpose
    elif [[ -v "values[$name]" ]]; then
      written+=("$name=\"${values[$name]}\"")
    else
      written+=("$line")
    fi
  done <"$deploy/environment/$file.env"
  if [[ -n ${4:-} ]]; then
    while IFS= read -r line; do
      name=${line%%=*}
      ! is_secret "$name" || put_secret_file "$folder" "$owner" "$name"
    done <"$deploy/environment/$4.env"
  fi
  printf '%s\n' "${written[@]}" | put "$etc/$file.env" root "$3"
}

is_secret() { [[ " ${secret_names[*]} " == *" $1 "* ]]; }

put_secret_file() {
  local folder=$1 owner=$2 name=$3
  [[ -n ${values[$name]:-} ]] || return 0
  # only workers of several cells call other apis
  [[ "$owner $name" != "waypost-worker INTERNAL_SECRET" || -n ${values[CELL]:-} ]] || return 0
  put "$folder/$name" "$owner" 600 <<<"${values[$name]}"
  written+=("${name}_FILE=$folder/$name")
}

# As deploy/Containerfile does it: built with everything, kept with what runs.
make_release() {
  local folder=$root/releases/$release
  local making=$folder.making
  [[ ! -d $folder ]] || return 0
  rm -rf "$making"
  mkdir -p "$making"
  if [[ -e $source_dir/.git ]]; then
    git -c safe.directory='*' -C "$source_dir" archive HEAD | tar -x -C "$making"
  else
    tar -c -C "$source_dir" --exclude=node_modules --exclude=.data --exclude=.scratch --exclude=build . | tar -x -C "$making"
  fi
  (
    cd "$making"
    export CI=1
    pnpm install --silent --frozen-lockfile
    pnpm build
    rm -rf node_modules apps/*/node_modules packages/*/node_modules tools e2e
    pnpm install --silent --frozen-lockfile --prod --filter @waypost/server... --filter @waypost/web...
  )
  chmod -R go+rX "$making"
  mv "$making" "$folder"
  note_change "$folder/"
}

install_units() {
  local unit
  for unit in "$deploy"/systemd/*.service "$deploy"/backup/*.{service,timer} "$deploy"/machine/*.{service,timer}; do
    put "/etc/systemd/system/${unit##*/}" root 644 <"$unit"
  done
  ! has_changed /etc/systemd/system/ || systemctl daemon-reload
  for unit in waypost-{api,web}@{1,2} waypost-worker waypost-backup@{full,diff,incr}.timer \
    waypost-backup-check.timer waypost-certificate.timer; do
    enable_unit "$unit"
  done
  put_link "$root/deploy" current/deploy
}

# as_process NAME COMMAND...: in the release, with the user and the environment of a process.
as_process() {
  local name=$1
  shift
  (
    set -a
    # shellcheck source=/dev/null
    . "$etc/server.env" && . "$etc/$name.env"
    cd "$root/releases/$release"
    NODE_ENV=production runuser -u "waypost-$name" -- "$@"
  )
}

as_command() {
  (
    set -a
    # shellcheck source=/dev/null
    . "$etc/command.env"
    cd "$root/releases/$release"
    NODE_ENV=production "$@"
  )
}

start_machine() {
  local unit
  as_process worker node apps/server/src/bucket.ts
  if [[ $(readlink "$root/current" || true) != "releases/$release" ]] ||
    has_changed "$etc/"{server,api,worker,web,command} /etc/systemd/system/waypost-{api,web,worker}; then
    "$deploy/release" "$release"
    note_change "$root/current"
  fi
  for unit in waypost-{api,web}@{1,2} waypost-worker; do restart_if_changed "$unit" none; done
  wait_for 'the api' curl -sf -o /dev/null http://127.0.0.1:3001/readyz
  wait_for 'the worker' curl -sf -o /dev/null http://127.0.0.1:3004/readyz
  wait_for 'the site' curl -skf -o /dev/null --resolve "$domain:443:127.0.0.1" "https://$domain/"
  systemctl start waypost-certificate
  for unit in waypost-backup@{full,diff,incr}.timer waypost-backup-check.timer waypost-certificate.timer; do
    systemctl is-active --quiet "$unit" || systemctl start "$unit"
  done
}

first_backup() {
  ! pgbackrest_info | grep -q 'full backup' || return 0
  systemctl start waypost-backup@full
  pgbackrest_info | grep -q 'full backup' || fail 'The first backup failed: journalctl -u waypost-backup@full'
}

pgbackrest_info() { (cd / && runuser -u postgres -- pgbackrest --stanza=waypost info); }

first_staff() {
  # staff are made at home, which was an installation of one cell when its first member was invited
  [[ -z ${settings[CELL]:-} ]] || return 0
  [[ ! -s $secrets/first-staff-link ]] || return 0
  as_command node apps/server/src/staff.ts create --email "${settings[STAFF_EMAIL]}" --set owner |
    put "$secrets/first-staff-link" root 600
  is_first_run=yes
}

say_what_is_next() {
  rm -f "$journal"
  echo
  echo "https://$domain runs $release."
  if [[ ${is_first_run:-} == yes ]]; then
    cat <<END
Now:
  1. Lead $domain to this machine (an A record). The certificate: $(cat "$state/certificate-state").
  2. Within 72 hours ${settings[STAFF_EMAIL]} opens $(secret first-staff-link)
  3. Copy $secrets/backup-passphrase to another place: without it no backup can be read. Backups are in $backup_path.
  4. At Stripe, send webhooks to https://$domain/api/payments/webhook.
  5. Records of the mail domain: deploy/README.md, "Email".
  6. Look at http://127.0.0.1:9090/alerts through ssh: nothing but MonitoringAlive should be firing.
END
  fi
  echo "${#changed[@]} files changed."
}
