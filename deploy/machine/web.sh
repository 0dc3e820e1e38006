# shellcheck shell=bash
# Nginx and HAProxy, and a certificate that this machine signs until an ACME server has signed one.
make_certificate() {
  local folder=/etc/ssl/waypost
  put "$etc/certificate.env" root 600 <<END
DOMAIN=$domain
ACME_SERVER=${settings[ACME_SERVER]:-}
ACME_EMAIL=${settings[ACME_EMAIL]:-${settings[ALERT_EMAIL]}}
LEGO_CA_CERTIFICATES=${settings[ACME_ROOT]:-}
END
  put_folder "$state/acme-webroot" root 755
  [[ -s $folder/fullchain.pem ]] && return 0
  local making
  making=$(mktemp -d)
  openssl req -x509 -newkey rsa:2048 -nodes -days 825 -subj "/CN=$domain" -addext "subjectAltName=DNS:$domain" \
    -keyout "$making/key" -out "$making/certificate" 2>/dev/null
  put_folder "$folder" root 755
  put "$folder/privkey.pem" root 600 <"$making/key"
  put "$folder/fullchain.pem" root 644 <"$making/certificate"
  rm -r "$making"
}

configure_proxies() {
  local more='s/^global$/global\n  user haproxy\n  group haproxy/'
  # other cells call the api at an address of the private network
  [[ -z ${settings[CELL_ADDRESS]:-} ]] || more+="; s/^  bind 127\.0\.0\.1:3001$/&\n  bind ${settings[CELL_ADDRESS]}:3001/"
  sed "$more" "$deploy/haproxy/waypost.cfg" |
    put /etc/haproxy/haproxy.cfg root 644
  sed "s/waypost\.example/$domain/g" "$deploy/nginx/waypost.conf" | put /etc/nginx/conf.d/waypost.conf root 644
  if [[ -L /etc/nginx/sites-enabled/default ]]; then
    rm /etc/nginx/sites-enabled/default
    note_change /etc/nginx/sites-enabled/default
  fi
  enable_unit haproxy
  enable_unit nginx
  restart_if_changed haproxy /etc/haproxy/
  restart_if_changed nginx /etc/nginx/ /etc/ssl/waypost/
}
