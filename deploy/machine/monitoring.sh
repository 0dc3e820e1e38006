# shellcheck shell=bash
# Prometheus, Alertmanager and the exporters, with deploy/monitoring; none of them listens to the world.
configure_monitoring() {
  local file unit
  local folder=$etc/monitoring
  for file in prometheus.yml alerts.yml blackbox.yml targets/{alertmanager,api,machine,site,web,worker}.yml; do
    sed "s/waypost\.example/$domain/g" "$deploy/monitoring/$file" | put "$folder/$file" root 644
  done
  write_alertmanager "$folder"
  put_args prometheus "--config.file=$folder/prometheus.yml --web.listen-address=127.0.0.1:9090 --storage.tsdb.retention.time=30d"
  put_args prometheus-alertmanager "--config.file=$folder/alertmanager.yml --storage.path=/var/lib/prometheus/alertmanager \
--web.listen-address=127.0.0.1:9093 --cluster.listen-address="
  put_args prometheus-blackbox-exporter "--config.file=$folder/blackbox.yml --web.listen-address=127.0.0.1:9115"
  put_args prometheus-node-exporter '--web.listen-address=127.0.0.1:9100'
  for unit in prometheus prometheus-alertmanager prometheus-blackbox-exporter prometheus-node-exporter; do
    enable_unit "$unit"
    restart_if_changed "$unit" "$folder/" "/etc/default/$unit"
  done
}

put_args() { put "/etc/default/$1" root 644 <<<"ARGS=\"$2\""; }

# Alarms go out by the same server as the mail of the site. Without PAGE_URL the ones that wake people up are mailed, too.
write_alertmanager() {
  local folder=$1 host user tls=false page='email_configs: [{ to: '${settings[ALERT_EMAIL]}' }]'
  host=$(from_smtp_url 'url.hostname + ":" + (url.port || (url.protocol === "smtps:" ? 465 : 587))')
  user=$(from_smtp_url 'decodeURIComponent(url.username)')
  if [[ -n $user ]]; then
    tls="true\n  smtp_auth_username: $user\n  smtp_auth_password_file: $folder/smtp-password"
    from_smtp_url 'decodeURIComponent(url.password)' | put "$folder/smtp-password" prometheus 600
  fi
  [[ -z ${settings[PAGE_URL]:-} ]] || page='webhook_configs: [{ url: "'${settings[PAGE_URL]}'" }]'
  # who notices that MonitoringAlive stops is outside of this machine, so it has no receiver here
  sed -e "s|127\.0\.0\.1:25$|$host|; s|smtp_require_tls: false|smtp_require_tls: $tls|" \
    -e "s|operations@waypost\.example|${settings[ALERT_EMAIL]}|; s|waypost\.example|$domain|" \
    -e "s|webhook_configs: .*/page.*|$page|; /webhook_configs: .*\/alive/d" \
    "$deploy/monitoring/alertmanager.yml" | put "$folder/alertmanager.yml" root 644
}

# The address has a password, so it is no argument, which every user could see.
from_smtp_url() { SMTP_URL=${settings[SMTP_URL]} node -p "const url = new URL(process.env.SMTP_URL); $1"; }
