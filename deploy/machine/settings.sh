# shellcheck shell=bash
# The settings file. Nothing of it is run: a line is a name and a value.
declare -A settings=()

needed=(DOMAIN STAFF_EMAIL ALERT_EMAIL SMTP_URL STRIPE_SECRET_KEY STRIPE_PUBLISHABLE_KEY STRIPE_WEBHOOK_SECRET
  SELLER_NAME SELLER_ADDRESS SELLER_VAT_ID)
own=(DOMAIN STAFF_EMAIL ALERT_EMAIL PAGE_URL ACME_SERVER ACME_EMAIL ACME_ROOT BACKUP_PATH VERSITYGW RELEASE
  CELL_ADDRESS)

read_settings() {
  local file=$1 line name value number=0 faults=()
  [[ -r $file ]] || fail "There is no settings file $file."
  while IFS= read -r line || [[ -n $line ]]; do
    number=$((number + 1))
    [[ -n ${line//[[:space:]]/} && $line != '#'* ]] || continue
    name=${line%%=*}
    value=${line#*=}
    if [[ $line != *=* || ! $name =~ ^[A-Z][A-Z0-9_]*$ ]]; then
      faults+=("line $number is not NAME=value")
    elif ! is_known "$name"; then
      faults+=("$name is no setting of deploy/install or deploy/environment")
    elif [[ $value == *[\"\$\`\\]* ]]; then
      faults+=("$name has one of \" \$ \` \\, which files of settings cannot hold")
    else
      settings[$name]=$value
    fi
  done <"$file"
  for name in "${needed[@]}"; do
    [[ -n ${settings[$name]:-} ]] || faults+=("$name is empty")
  done
  if [[ -n ${settings[CELL]:-}${settings[CELL_ADDRESS]:-} ]]; then
    [[ -n ${settings[CELL]:-} && ${settings[CELL_ADDRESS]:-} =~ ^[1-9][0-9]*(\.[0-9]+){3}$ ]] ||
      faults+=("CELL and CELL_ADDRESS, an address such as 10.0.0.2, are set both or not at all")
  fi
  ((${#faults[@]} == 0)) || fail "$file: $(printf '\n  %s' "${faults[@]}")"
  domain=${settings[DOMAIN]}
  backup_path=${settings[BACKUP_PATH]:-/var/lib/pgbackrest}
  [[ $domain =~ ^[a-z0-9.-]+$ ]] || fail 'DOMAIN is not a plain name.'
  [[ -n ${settings[RELEASE]:-} || -e $source_dir/.git ]] ||
    fail 'This is no git checkout: say RELEASE=name in the settings.'
}

is_known() {
  [[ " ${own[*]} " == *" $1 "* ]] || grep -qhE "^$1(_FILE)?=" "$deploy"/environment/*.env
}

# After git is installed.
name_release() {
  release=${settings[RELEASE]:-$(git -c safe.directory='*' -C "$source_dir" rev-parse --short=12 HEAD)}
  [[ $release =~ ^[A-Za-z0-9._-]+$ ]] || fail 'RELEASE is not a plain name.'
}
