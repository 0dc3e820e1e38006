import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import type { CleanRoot } from './clean-root.ts';
import { listUnits } from './units.ts';

/** Every unit that must run, and as whom. */
const SERVICES: Record<string, string> = {
  'postgresql@15-main': 'postgres',
  'redis-server': 'redis',
  'waypost-store': 'waypost-store',
  'waypost-api@1': 'waypost-api',
  'waypost-api@2': 'waypost-api',
  'waypost-web@1': 'waypost-web',
  'waypost-web@2': 'waypost-web',
  'waypost-worker': 'waypost-worker',
  haproxy: 'root',
  nginx: 'root',
  prometheus: 'prometheus',
  'prometheus-alertmanager': 'prometheus',
};
const WORLD_PORTS = '80 443';
const SCRAPED_WITHIN_TRIES = 30;
/** What runs changes these, whoever installed it. */
const DATA = ['var/lib/postgresql', 'var/lib/pgbackrest', 'var/lib/prometheus', 'var/lib/redis']
  .concat('var/lib/waypost/store', 'var/log', 'var/cache', 'var/tmp', 'root/.cache', 'root/.local')
  .concat('proc', 'sys', 'dev', 'run', 'tmp');

/** What an operator would look at on the first evening. */
export async function judgeMachine(machine: CleanRoot, domain: string) {
  const faults: string[] = [];
  const shell = async (script: string) => {
    const { code, output } = await machine.run(['bash', '-c', script]);
    return { code, output: output.trim() };
  };
  const expect = async (what: string, script: string, wanted: string | RegExp) => {
    const { output } = await shell(script);
    const isRight = typeof wanted === 'string' ? output === wanted : wanted.test(output);
    if (!isRight) faults.push(`${what}: ${output.slice(0, 500)}`);
    return output;
  };

  const installed = listUnits().filter((name) =>
    readdirSync(join(machine.root, 'etc/systemd/system')).includes(name.replace('@1.', '@.')),
  );
  await expect('units', `systemd-analyze verify --man=no ${installed.join(' ')} 2>&1`, '');
  for (const [unit, user] of Object.entries(SERVICES)) {
    const pid = `/run/units/${unit}.service`;
    const pidFile = {
      'postgresql@15-main': '/run/postgresql/15-main.pid',
      nginx: '/run/nginx.pid',
    };
    const file = unit in pidFile ? pidFile[unit as keyof typeof pidFile] : pid;
    const owner = `stat -c %U "/proc/$(head -n 1 ${file})"`;
    await expect(unit, `systemctl is-active ${unit} && ${owner}`, user);
  }

  const curl = `curl -sk --resolve ${domain}:443:127.0.0.1 --resolve ${domain}:80:127.0.0.1 -o /dev/null -w '%{http_code}'`;
  await expect('the page to book on', `${curl} https://${domain}/services/express`, '200');
  await expect('plain http', `${curl} http://${domain}/track`, '301');
  await expect(
    'the link of the first member of staff',
    `${curl} "$(cat /etc/waypost/secrets/first-staff-link)"`,
    '200',
  );
  await expect('api', 'curl -s http://127.0.0.1:3001/readyz', '{"ready":true}');
  await expect('worker', 'curl -s http://127.0.0.1:3004/readyz', '{"ready":true}');
  await expect(
    'health',
    'curl -s http://127.0.0.1:3001/healthz',
    /"healthy":true,"database":"primary".*"valkey":"ready"/,
  );
  const listening = `ss -Hltn | awk '$4 !~ /^(127\\.|\\[::1\\])/ { sub(/.*:/, "", $4); print $4 }' | sort -un | xargs`;
  await expect('ports that the world reaches', listening, WORLD_PORTS);

  const readable = 'find /etc/waypost -type f -perm /077 ! -path "/etc/waypost/monitoring/*"';
  await expect('secrets that others may read', readable, '');
  const theft = 'runuser -u waypost-web -- cat /etc/waypost/api/CODE_SECRET 2>&1';
  await expect('a secret of the api, read by web', theft, /Permission denied/);
  const ours = ['api', 'worker', 'web'].map((name) => `-user waypost-${name}`).join(' -o ');
  const processes = `find /proc -maxdepth 1 -name '[0-9]*' \\( ${ours} \\)`;
  const environments = `cat $(${processes} | sed 's|$|/environ|') | tr '\\0' '\\n'`;
  const inEnvironment = `${environments} | grep -Ff <(cat /etc/waypost/{api,worker,web}/*) | cut -d= -f1`;
  await expect('secrets in the environment of a process', inEnvironment, '');

  const backup = 'runuser -u postgres -- pgbackrest --stanza=waypost info';
  await expect('a backup', backup, /cipher: aes-256-cbc[\s\S]*full backup:/);
  const { code } = await shell('systemctl start waypost-backup-check');
  if (code !== 0) faults.push('waypost-backup-check failed');
  const targets = await watchedTargets(shell);
  faults.push(
    ...targets.filter((line) => !line.endsWith(' up')).map((line) => `Prometheus: ${line}`),
  );
  return { faults, services: Object.keys(SERVICES).length, watched: targets.length };
}

/** Every target of Prometheus with its health, once all of them were scraped. */
async function watchedTargets(
  shell: (script: string) => Promise<{ output: string }>,
): Promise<string[]> {
  type Target = { labels: { job: string; instance: string }; health: string };
  for (let tries = 1; ; tries += 1) {
    const { output } = await shell('curl -s "http://127.0.0.1:9090/api/v1/targets?state=active"');
    const { data } = JSON.parse(output) as { data: { activeTargets: Target[] } };
    const lines = data.activeTargets.map(({ labels, health }) => `${labels.instance} ${health}`);
    if (lines.every((line) => line.endsWith(' up')) || tries === SCRAPED_WITHIN_TRIES) return lines;
    await sleep(1_000);
  }
}

/** Every file with its owner, mode, size and time of its last change. */
export async function listFiles(machine: CleanRoot): Promise<Set<string>> {
  const pruned = DATA.map((path) => `-path ./${path}`).join(' -o ');
  const format = '%p %u %m %s %C@ %l';
  const script = `cd / && find . \\( ${pruned} \\) -prune -o ! -type d -printf '${format}\\n'`;
  const { output } = await machine.run(['bash', '-c', script]);
  return new Set(output.trim().split('\n'));
}
