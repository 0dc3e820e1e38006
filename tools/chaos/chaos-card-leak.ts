import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { seededRandom } from '@waypost/domain/simulation';
import { inLanes } from '../installation/in-lanes.ts';
import { type Installation, openInstallation } from '../installation/installation.ts';
import { runProgram } from '../installation/run-program.ts';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { REPOSITORY, startWeb } from '../installation/server-process.ts';
import { findPostgresProgram } from '../services/programs.ts';
import { drawCardNumber } from './cards/card-numbers.ts';
import { findNumbersInFile } from './cards/find-numbers.ts';
import { heapOptions, writeHeaps } from './cards/heap-snapshots.ts';
import { startRecorder } from './cards/recorder.ts';
import { typeCards } from './cards/type-cards.ts';

const NAME = 'chaos-card-leak';
/** From the root of the repository, where every process runs. */
const FOUND = join('.data', NAME, 'found');

const USAGE = `
pnpm chaos card-leak [--short] [--typed 50] [--posted 2000] [--seed N]
  Card numbers typed into the frame of the checkout page in Chromium, and posted to the frame's own
  endpoint. None of them may be found, as digits or in groups, in the traffic of web and api, in their
  logs, in a dump of the database, or in the heaps of api, worker and web. The search proves itself
  with a number that was typed into a field of ours. Needs the site to be built.
  --short   10 typed and 200 posted`;

export const chaosCardLeak = defineTool({
  usage: USAGE,
  options: { typed: [50, 10], posted: [2_000, 200], seed: drawSeed },
  run: ({ seed, typed, posted }) => search(seed, typed, posted),
});

async function search(seed: number, typedCount: number, postedCount: number): Promise<Verdict> {
  const random = seededRandom(seed, 0);
  const planted = drawCardNumber(random);
  const typed = Array.from({ length: typedCount }, () => drawCardNumber(random));
  const posted = Array.from({ length: postedCount }, () => drawCardNumber(random));

  const { installation, folder, origin, pids, stopRecording } = await openRecordedSite(planted);
  say(`typing ${typed.length} numbers into the frame at ${origin}/billing`);
  await typeCards(origin, typed, planted);
  say(`posting ${posted.length} numbers to the frame's endpoint`);
  await inLanes(posted, 8, (number) => postToFrame(installation.paymentsUrl, number));

  say('writing heaps and a dump of the database');
  await writeHeaps(folder, pids);
  await dumpDatabase(installation, join(folder, 'database.dump'));
  const requests = await stopRecording();

  const places = listPlaces(folder, installation.dataDir);
  const secret = new Set([...typed, ...posted]);
  const all = new Set([...secret, planted]);
  const faults = await proveSearch(folder, planted);
  const found: Record<string, number> = {};
  const plantedIn: string[] = [];
  for (const file of places) {
    const numbers = await findNumbersInFile(file, all);
    if (numbers.has(planted)) plantedIn.push(basename(file));
    found[basename(file)] = numbers.intersection(secret).size;
    if (numbers.intersection(secret).size > 0) faults.push(`${basename(file)} holds card numbers`);
  }
  const heaps = places.map((file) => basename(file)).filter((name) => name.startsWith('Heap'));
  for (const wanted of ['web.traffic', 'api.traffic', 'database.dump', ...heaps]) {
    if (!plantedIn.includes(wanted)) faults.push(`the planted number was not found in ${wanted}`);
  }
  if (faults.length === 0) rmSync(folder, { recursive: true });
  return {
    ok: faults.length === 0,
    typed: typed.length,
    posted: posted.length,
    requestsRecorded: requests,
    found,
    plantedFoundIn: plantedIn,
    faults,
  };
}

/** Api, worker and web, with every line between them and to the provider written down. */
async function openRecordedSite(planted: string) {
  // an option of node is in its heap from beginning to end
  const nodeOptions = [...heapOptions(FOUND), `--title=${planted}`];
  const installation = await openInstallation({
    name: NAME,
    apiCount: 3,
    settings: { LOG_LEVEL: 'debug' },
    nodeOptions,
  });
  const { dataDir, env, paymentsUrl } = installation;
  const folder = join(REPOSITORY, FOUND);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const [apiPort = 0, webPort = 0, frontPort = 0] = installation.apiPorts;
  const origin = `http://127.0.0.1:${frontPort}`;
  const toProvider = await startRecorder({
    port: 0,
    targetPort: Number(new URL(paymentsUrl).port),
    file: join(folder, 'provider.traffic'),
  });
  Object.assign(env, {
    PUBLIC_ORIGIN: origin,
    PAYMENT_SANDBOX_URL: `http://127.0.0.1:${toProvider.port}`,
  });
  const api = await installation.startApi(apiPort);
  const worker = await installation.startWorker();
  const toApi = await startRecorder({
    port: 0,
    targetPort: apiPort,
    file: join(folder, 'api.traffic'),
  });
  const web = await startWeb({
    port: webPort,
    apiPort: toApi.port,
    env,
    logFile: join(dataDir, 'web.log'),
    nodeOptions,
  });
  const toWeb = await startRecorder({
    port: frontPort,
    targetPort: webPort,
    file: join(folder, 'web.traffic'),
  });
  return {
    installation,
    folder,
    origin,
    pids: [api.pid, worker.pid, web.pid],
    async stopRecording(): Promise<number> {
      const requests = toWeb.requests() + toApi.requests() + toProvider.requests();
      await Promise.all([toWeb.close(), toApi.close(), toProvider.close()]);
      return requests;
    },
  };
}

async function postToFrame(paymentsUrl: string, number: string): Promise<void> {
  const answer = await fetch(`${paymentsUrl}/frame/payment_methods`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: paymentsUrl },
    body: JSON.stringify({ number, expiry: '12/34', cvc: number.length === 15 ? '1234' : '123' }),
  });
  if (!answer.ok) throw new Error(`the frame refused a number: ${answer.status}`);
  await answer.arrayBuffer();
}

/** Everything, with bytes shown as text where they are text. */
async function dumpDatabase(installation: Installation, file: string): Promise<void> {
  await runProgram(
    findPostgresProgram('pg_dump'),
    [
      '--data-only',
      `--file=${file}`,
      '--host=127.0.0.1',
      `--port=${installation.postgresPort}`,
      '--username=postgres',
      'waypost',
    ],
    { ...process.env, PGPASSWORD: 'waypost', PGOPTIONS: '-c bytea_output=escape' },
  );
}

/** Traffic, dump and heaps; logs of ours; and the provider's own log and store. */
function listPlaces(folder: string, dataDir: string): string[] {
  return [
    ...globSync('*.{traffic,dump,heapsnapshot}', { cwd: folder }).map((name) => join(folder, name)),
    ...globSync('{*.log,payments/log,payments/data/*}', { cwd: dataDir }).map((name) =>
      join(dataDir, name),
    ),
  ];
}

/** Checks that the search can find a number at all. */
async function proveSearch(folder: string, planted: string): Promise<string[]> {
  const file = join(folder, 'planted');
  const spellings = [planted, planted.replaceAll(/(.{4})/g, '$1 ').trim()];
  const missed: string[] = [];
  for (const spelling of spellings) {
    writeFileSync(file, `before ${spelling} after`);
    const found = await findNumbersInFile(file, new Set([planted]));
    if (!found.has(planted)) missed.push(`the search does not find ${spelling.length} characters`);
  }
  return missed;
}
