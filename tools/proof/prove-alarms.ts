import { join } from 'node:path';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { openInstallation } from '../installation/installation.ts';
import { runProgram } from '../installation/run-program.ts';
import { callTo } from '../installation/served-installation.ts';
import { startWeb } from '../installation/server-process.ts';
import { waitFor } from '../installation/wait-for.ts';
import { findOnPath } from '../services/programs.ts';
import { MONITORING, readAlarms, readPanels } from './alarms/monitoring-files.ts';
import { openSite, type Provocation, PROVOCATIONS, type Trial } from './alarms/provocations.ts';
import { startWatchers, type Watchers } from './alarms/watchers.ts';

const FIRES_WITHIN_MS = 240_000;

const USAGE = `
pnpm proof alarms [--short] [--only WorkerDown]
  Runs the promtool tests of deploy/monitoring, in which every alarm fires. Then Prometheus and Alertmanager watch a real
  installation, with shorter times, while it is broken in one way after the other. Each alarm that can be provoked on one
  machine must arrive in Alertmanager. Finally runs every query of the dashboards: none may fail or name a metric that is
  not exported. Needs pnpm build.
  --short   only the promtool tests`;

export const proveAlarms = defineTool({
  usage: USAGE,
  options: { only: '' },
  async run({ short, only }) {
    await runPromtool();
    const alarms = readAlarms();
    if (short) return { ok: true, alarms: alarms.length, firedInPromtool: alarms.length };
    const chosen = PROVOCATIONS.filter((one) => only === '' || one.alarms.includes(only));
    return provokeAll(chosen);
  },
});

async function runPromtool(): Promise<void> {
  const promtool = findOnPath('promtool', 'prometheus');
  await runProgram(promtool, ['check', 'config', join(MONITORING, 'prometheus.yml')]);
  await runProgram(promtool, ['test', 'rules', join(MONITORING, 'alerts.test.yml')]);
  const amtool = findOnPath('amtool', 'prometheus-alertmanager');
  await runProgram(amtool, ['check-config', join(MONITORING, 'alertmanager.yml')]);
}

async function provokeAll(chosen: readonly Provocation[]): Promise<Verdict> {
  const { trial, watchers } = await openTrial();
  const seconds: Record<string, number> = {};
  const faults: string[] = [];
  // an alarm that fires while nothing is broken yet proves nothing later
  let unbrokenUntil = Date.now();
  for (const provocation of chosen) {
    say(`${provocation.alarms.join(', ')}: ${provocation.how}`);
    const since = isUnbroken(provocation) ? 0 : unbrokenUntil;
    faults.push(...(await provoke(trial, watchers, provocation, { since, seconds })));
    if (isUnbroken(provocation)) unbrokenUntil = Date.now();
  }
  // some metrics are exported only after something has happened
  const panels = chosen.length === PROVOCATIONS.length ? readPanels() : [];
  faults.push(...(await judgePanels(watchers, panels)));
  watchers.release();
  const provoked = PROVOCATIONS.flatMap(({ alarms }) => alarms);
  const inPromtoolOnly = readAlarms().filter(({ name }) => !provoked.includes(name));
  return {
    ok: faults.length === 0,
    provoked: Object.keys(seconds).length,
    firedAfterSeconds: seconds,
    firedInPromtoolOnly: inPromtoolOnly.map(({ name }) => name),
    panelQueries: panels.length,
    faults,
  };
}

async function openTrial(): Promise<{ trial: Trial; watchers: Watchers }> {
  const installation = await openInstallation({
    name: 'proof-alarms',
    apiCount: 4,
    // a file in PostgreSQL's folder that a provocation makes
    postgresSettings: { archive_command: 'test ! -e archive-broken' },
    settings: {
      // one of several, whose moves are watched as well
      CELL: 'a',
      DATABASE_POOL_SIZE: '3',
      SETTLE_AFTER_SECONDS: '2',
      // port 9 is closed on any machine
      S3_ENDPOINT: 'http://127.0.0.1:9',
    },
  });
  const { dataDir, env, apiPorts } = installation;
  await installation.command('cells', [
    'add',
    'a',
    '--address',
    installation.apiUrl,
    '--reason',
    'Alarms of moves',
  ]);
  const [apiPort = 0, webPort = 0, healthPort = 0, sitePort = 0] = apiPorts;
  const trial: Trial = {
    installation,
    call: callTo(installation),
    connect: () => installation.connect('superuser'),
    api: await installation.startApi(),
    async startApi() {
      trial.api = await installation.startApi();
    },
    worker: await installation.startWorker(),
    web: await startWeb({
      port: webPort,
      apiPort,
      env: { ...env, WEB_HEALTH_PORT: `${healthPort}` },
      logFile: join(dataDir, 'web.log'),
    }),
    site: await openSite(dataDir, sitePort),
    deviceKey: await installation.createKey('Alarm hub'),
  };
  const watchers = await startWatchers(dataDir, {
    api: `127.0.0.1:${apiPort}`,
    worker: `127.0.0.1:${installation.workerPorts[0]}`,
    web: `127.0.0.1:${healthPort}`,
    site: `https://127.0.0.1:${sitePort}/`,
  });
  return { trial, watchers };
}

const isUnbroken = ({ bring }: Provocation) => bring.length === 0;

/** Until Alertmanager holds all its alarms; one may have begun with an earlier provocation, and has fired by itself. */
async function provoke(
  trial: Trial,
  watchers: Watchers,
  { alarms, bring, end }: Provocation,
  { since, seconds }: { since: number; seconds: Record<string, number> },
): Promise<string[]> {
  const beganAt = Date.now();
  const ended = new AbortController();
  const bringing = bring(trial, ended.signal);
  bringing.catch(() => undefined);
  const missing = new Set(alarms);
  const look = async () => {
    for (const { name, summary, since: firedAt } of await watchers.firing()) {
      if (firedAt < since || !missing.delete(name)) continue;
      seconds[name] = Math.round((Date.now() - beganAt) / 1000);
      say(`${name} after ${seconds[name]} s: ${summary}`);
    }
    return missing.size === 0 || undefined;
  };
  await waitFor('the alarms', FIRES_WITHIN_MS, look, 500).catch(() => undefined);
  ended.abort();
  const failure = await bringing.then(
    () => [],
    (error: unknown) => [`${alarms.join(', ')}: ${String(error)}`],
  );
  await end?.(trial);
  return [...failure, ...[...missing].map((name) => `${name} did not fire`)];
}

const METRIC = /\b(?:waypost|nodejs|process|probe)_\w+|\bup\b/g;

async function judgePanels(
  watchers: Watchers,
  panels: ReturnType<typeof readPanels>,
): Promise<string[]> {
  const known = await watchers.metricNames();
  const faults: string[] = [];
  for (const { dashboard, title, query } of panels) {
    const place = `${dashboard}, "${title}"`;
    const { error } = await watchers.query(query);
    if (error !== undefined) faults.push(`${place}: ${error}`);
    for (const [name] of query.replaceAll(/"[^"]*"/g, '""').matchAll(METRIC)) {
      if (!known.has(name)) faults.push(`${place}: nothing exports ${name}`);
    }
  }
  return faults;
}
