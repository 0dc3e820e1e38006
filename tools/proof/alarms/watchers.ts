import { closeSync, cpSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reservePorts } from '../../installation/ports.ts';
import { spawnTracked } from '../../installation/server-process.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { findOnPath } from '../../services/programs.ts';
import { MONITORING } from './monitoring-files.ts';

/** Where each is scraped: host and port; the site is an address. */
export interface Targets {
  api: string;
  worker: string;
  web: string;
  site: string;
}

export interface Firing {
  name: string;
  severity: string;
  summary: string;
  /** Epoch milliseconds. */
  since: number;
}

export type Watchers = Awaited<ReturnType<typeof startWatchers>>;

/**
 * Prometheus, Alertmanager and the blackbox exporter from the files of deploy/monitoring. Only times are
 * shortened: a scrape every 4 s, and no alarm waits longer than a second.
 */
export async function startWatchers(dataDir: string, targets: Targets) {
  const folder = join(dataDir, 'monitoring');
  rmSync(folder, { recursive: true, force: true });
  cpSync(MONITORING, folder, { recursive: true });
  const { ports, release } = await reservePorts();
  const [prometheus = 0, alertmanager = 0, blackbox = 0, cluster = 0] = ports;
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
  change('prometheus.yml', (text) =>
    text
      .replace('scrape_interval: 15s', 'scrape_interval: 4s')
      .replace('scrape_timeout: 5s', 'scrape_timeout: 4s')
      .replace('evaluation_interval: 15s', 'evaluation_interval: 1s'),
  );
  change('alerts.yml', (text) => text.replaceAll(/for: \w+/g, 'for: 1s'));
  change('alertmanager.yml', (text) => text.replaceAll(/group_wait: \w+/g, 'group_wait: 1s'));
  // the certificate of the trial is signed by nobody
  change('blackbox.yml', (text) => `${text}      tls_config: { insecure_skip_verify: true }\n`);
  const list = (name: string, target: string) =>
    writeFileSync(join(folder, 'targets', `${name}.yml`), `- targets: ['${target}']\n`);
  list('api', targets.api);
  list('worker', targets.worker);
  list('web', targets.web);
  list('alertmanager', `127.0.0.1:${alertmanager}`);
  rmSync(join(folder, 'targets', 'machine.yml'));
  writeFileSync(
    join(folder, 'targets', 'site.yml'),
    `- targets: ['${targets.site}']\n  labels: { exporter: '127.0.0.1:${blackbox}' }\n`,
  );

  const start = (program: string, args: string[]) => {
    const log = openSync(join(folder, `${program}.log`), 'w');
    spawnTracked(findOnPath(program, program), args, {
      env: process.env,
      stdio: ['ignore', log, log],
      cwd: folder,
    });
    closeSync(log);
  };
  start('prometheus-blackbox-exporter', [
    '--config.file=blackbox.yml',
    `--web.listen-address=127.0.0.1:${blackbox}`,
  ]);
  start('prometheus-alertmanager', [
    '--config.file=alertmanager.yml',
    `--web.listen-address=127.0.0.1:${alertmanager}`,
    `--cluster.listen-address=127.0.0.1:${cluster}`,
    '--storage.path=alertmanager-data',
  ]);
  start('prometheus', [
    '--config.file=prometheus.yml',
    `--web.listen-address=127.0.0.1:${prometheus}`,
    '--storage.tsdb.path=prometheus-data',
    '--rules.alert.resend-delay=5s',
  ]);
  const prometheusUrl = `http://127.0.0.1:${prometheus}`;
  for (const url of [`${prometheusUrl}/-/ready`, `http://127.0.0.1:${alertmanager}/-/ready`]) {
    await waitFor(url, 60_000, async () => (await isOk(url)) || undefined);
  }

  return {
    prometheusUrl,
    /** What Alertmanager holds now, also what is inhibited by another alarm. */
    async firing(): Promise<Firing[]> {
      const answer = await fetch(`http://127.0.0.1:${alertmanager}/api/v2/alerts`);
      const alerts = (await answer.json()) as {
        labels: Record<string, string>;
        annotations: Record<string, string>;
        startsAt: string;
        endsAt: string;
      }[];
      return alerts
        .filter(({ endsAt }) => Date.parse(endsAt) > Date.now())
        .map(({ labels, annotations, startsAt }) => ({
          name: labels['alertname'] ?? '',
          severity: labels['severity'] ?? '',
          summary: annotations['summary'] ?? '',
          since: Date.parse(startsAt),
        }));
    },
    /** The error of a query, or how many series it found. */
    async query(expr: string): Promise<{ error?: string; series: number }> {
      const answer = await fetch(`${prometheusUrl}/api/v1/query?query=${encodeURIComponent(expr)}`);
      const { error, data } = (await answer.json()) as {
        error?: string;
        data?: { result: unknown[] };
      };
      return { ...(error !== undefined && { error }), series: data?.result.length ?? 0 };
    },
    async metricNames(): Promise<Set<string>> {
      const answer = await fetch(`${prometheusUrl}/api/v1/label/__name__/values`);
      return new Set(((await answer.json()) as { data: string[] }).data);
    },
    release,
  };
}

async function isOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
