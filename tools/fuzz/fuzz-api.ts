import { readFileSync } from 'node:fs';
import { endpoints } from '@waypost/contract';
import { casesOfPart } from '../driver/part.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { patientFetch } from '../installation/patient-fetch.ts';
import { defineTool, drawSeed, say, WrongOption } from '../driver/define-tool.ts';
import { type Caller, CALLERS } from './callers.ts';
import { type FuzzSetting, openFuzzSetting } from './fuzz-setting.ts';
import { installSchemathesis } from './install-schemathesis.ts';
import { makeKnownValues } from './known-values.ts';
import { prepareRequests } from './prepared-requests.ts';
import { type Counts, runSchemathesis } from './run-schemathesis.ts';
import { percent, tally, type Tally } from './tally.ts';
import { readValue } from '../installation/read-value.ts';

const SHORT = { requests: 0, edges: false, examples: 3, people: 300, prepared: 2 };
const LONG = { requests: 50_000, edges: true, examples: 20, people: 6_000, prepared: 8 };
/** Of one part of the product alone. */
const PARTS: Record<string, RegExp> = {
  field: /^\/api\/(field|scans|admin\/(dispatch|field|hubs|money\/cash))(\/|$)/,
};
/** Concurrent callers: while one waits for an answer's minimum time, another generates requests. */
const LANES = 3;

const USAGE = `
pnpm fuzz [--short] [--requests 50000] [--seed N] [--caller NAME] [--only field] [--part 1/3]
  Schemathesis generates valid and invalid requests to every endpoint of the OpenAPI document, as each kind of caller,
  with live sessions and existing ids. Every answer must conform to the document, none may be a failure, no endpoint
  may be used without the credential it needs, and no job may fail on what was accepted.
  --short   a few requests for each endpoint, as every third caller; the seed decides which
  --seed    repeats the requests of an earlier run
  --part    every third of the callers
  --only    field: the endpoints of hubs, vans, dispatch and their cash, and of scans
  --caller  one of ${CALLERS.map(({ name }) => name).join(', ')}`;

export const fuzzApi = defineTool({
  usage: USAGE,
  options: {
    requests: [LONG.requests, SHORT.requests],
    caller: '',
    only: '',
    part: '',
    seed: drawSeed,
  },
  nightly: ['--part 1/3', '--part 2/3', '--part 3/3'],
  figures: [{ path: 'requests' }, { path: 'shed' }],
  async run({ short, requests, caller, only, part, seed }) {
    const paths = PARTS[only];
    if (only !== '' && paths === undefined) throw new WrongOption(`--only ${only}`);
    // programs have a document of their own
    const possible = CALLERS.filter(
      ({ document }) => paths === undefined || document === undefined,
    );
    const named = possible.filter(({ name }) => name === (caller || name));
    const drawn = short && caller === '' ? `${(seed % 3) + 1}/3` : '1/1';
    const callers = casesOfPart(named, part || drawn);
    if (callers.length === 0) throw new Error(`nobody is called ${caller}`);
    say(`seed ${seed}`);

    const program = await installSchemathesis();
    const setting = await openFuzzSetting();
    const plan = { ...(short ? SHORT : LONG), seed, requests: requests / named.length };
    const tallies = await inLanes(callers, LANES, (each) =>
      fuzzAs(each, { program, setting, plan, paths }),
    );
    const failedJobs = await countFailedJobs(setting);
    const shed = await countShed(setting);
    const summary = summarise(callers, tallies, paths);
    return { ...summary, ok: summary.ok && failedJobs === 0, failedJobs, shed };
  },
});

interface Fuzzing {
  program: string;
  setting: FuzzSetting;
  plan: typeof LONG & { seed: number };
  paths: RegExp | undefined;
}

/** Round after round until the caller has made its share of the requests. */
async function fuzzAs(caller: Caller, fuzzing: Fuzzing): Promise<Tally> {
  const { program, setting: shared, plan, paths } = fuzzing;
  const setting = { ...shared, db: await shared.installation.connect('owner') };
  const rounds: Counts[] = [];
  const takesEdges = plan.edges && caller.takesEdges === true;
  let total = tally(caller, rounds, { ofPart: paths !== undefined });
  do {
    const { exitCode, counts, logFile } = await runSchemathesis(program, setting, {
      name: caller.name,
      document: caller.document,
      paths,
      number: CALLERS.indexOf(caller) + 16 * rounds.length,
      // other requests than the other callers make
      seed: plan.seed + 1_000 * CALLERS.indexOf(caller) + rounds.length,
      phases: takesEdges && rounds.length === 0 ? 'coverage,fuzzing' : 'fuzzing',
      examples: plan.examples,
      people: await caller.makePeople(setting, plan.people),
      prepared: {
        ...(await prepareRequests(setting, plan.prepared)),
        ...(await caller.prepare?.(setting)),
      },
      knownValues: await makeKnownValues(setting, plan.prepared),
    });
    rounds.push(counts);
    total = tally(caller, rounds, { ofPart: paths !== undefined });
    if (exitCode !== 0) {
      say(readFileSync(logFile, 'utf8'));
      total.faults.push(`schemathesis ended with ${exitCode}`);
      break;
    }
  } while (total.requests < plan.requests);
  report(caller, total);
  return total;
}

function report({ name }: Caller, total: Tally): void {
  const answers = Object.entries(total.answers).map(([status, count]) => `${status} ${count}`);
  say(
    [
      name.padEnd(18),
      `${total.requests} requests`.padEnd(14),
      answers.join(', '),
      ...(total.letIn === null ? [] : [`let in ${percent(total.letIn)}`]),
      `off schema ${total.offSchema}`,
      total.faults.length === 0 ? 'ok' : `FAILED: ${total.faults.join(', ')}`,
    ].join('   '),
  );
}

/** The worker must be able to handle everything that was accepted from a caller. */
async function countFailedJobs({ db }: FuzzSetting): Promise<number> {
  const sql = `SELECT count(*)::int FROM pgboss.job WHERE state IN ('failed', 'retry')`;
  return (await readValue<number>(db, sql)) ?? 0;
}

/** How often the api was too busy to answer, and was asked again. */
async function countShed({ call }: FuzzSetting): Promise<number> {
  const metrics = await (await patientFetch(`${call.baseUrl}/metrics`)).text();
  const counts = metrics.matchAll(/^waypost_requests_shed_total\{.*\} (\d+)$/gm);
  return [...counts].reduce((all, [, count]) => all + Number(count), 0);
}

function summarise(
  callers: readonly Caller[],
  tallies: readonly Tally[],
  paths: RegExp | undefined,
) {
  const tried = Object.entries(endpoints)
    .filter(([, { path }]) => paths?.test(path) ?? true)
    .map(([name]) => name);
  const succeeded = new Set(tallies.flatMap((total) => total.succeeded));
  const add = (count: (total: Tally) => number) =>
    tallies.reduce((all, total) => all + count(total), 0);
  return {
    ok: tallies.every(({ faults }) => faults.length === 0),
    requests: add((total) => total.requests),
    failures: add((total) => total.answers['5xx'] ?? 0),
    offSchema: add((total) => total.offSchema),
    neverSucceeded: tried.filter((name) => !succeeded.has(name)),
    callers: Object.fromEntries(
      callers.map(({ name }, at) => {
        const { requests = 0, answers = {}, letIn = null } = tallies[at] ?? {};
        return [name, { requests, ...answers, ...(letIn !== null && { letIn }) }];
      }),
    ),
  };
}
