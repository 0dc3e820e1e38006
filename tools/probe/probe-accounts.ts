import { seededRandom, type SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import { rounded } from '../bench/statistics.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { hashOfPassword } from '../installation/people.ts';
import { openServedInstallation, type Served } from '../installation/served-installation.ts';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { drawAddresses } from './addresses.ts';
import { beginRegistrations } from './begin-registrations.ts';
import { compareBranches, type Comparison } from './compare-branches.ts';
import { PROBED_ENDPOINTS, type ProbedEndpoint } from './probed-endpoints.ts';
import { openTimedClient, type TimedClient } from './timed-client.ts';
import { visibleAnswer } from './visible-answer.ts';

/** Two cores hash as many passwords well within the floor of an answer, also when they are busy. */
const LANES = 4;

const USAGE = `
pnpm probe accounts [--short] [--tries 2000] [--seed N]
  Calls login, register, forgot, resend-otp and verify-otp for addresses with and without an account, in random order.
  All answers must be the same except for time, request id and secret, the medians of both groups must differ by at most
  2 ms, and a Kolmogorov-Smirnov test must not distinguish them (p above 0.01). One in a hundred good endpoints fails
  this test by chance, so an endpoint that fails only by its time is measured again with other addresses, and the second
  result decides.
  --short   200 tries per endpoint
  --seed    repeats the order of an earlier run`;

export const probeAccounts = defineTool({
  usage: USAGE,
  options: { tries: [2_000, 200], seed: drawSeed },
  figures: PROBED_ENDPOINTS.map(({ name }) => ({ path: `endpoints.${name}.gapMs`, atMost: 2 })),
  async run({ tries, seed }) {
    const served = await openServedInstallation({ name: 'probe-accounts', worker: true });
    return probeAll(served, tries, seededRandom(seed, 0));
  },
});

interface Probe {
  client: TimedClient;
  db: pg.Client;
  /** As the api makes them; the password is never tried. */
  passwordHash: string;
  tries: number;
  random: SeededRandom;
}

async function probeAll(
  { installation, port, call, db }: Served,
  tries: number,
  random: SeededRandom,
): Promise<Verdict> {
  const client = openTimedClient(port, installation.env);
  const passwordHash = await hashOfPassword(call, db);
  const probe: Probe = { client, db, passwordHash, tries, random };

  const results: Record<string, object> = {};
  let ok = true;
  for (const endpoint of PROBED_ENDPOINTS) {
    const compared = await probeEndpoint(probe, endpoint);
    results[endpoint.name] = figuresOf(compared);
    ok &&= isSilent(compared);
  }
  client.close();
  return { ok, tries, endpoints: results };
}

async function probeEndpoint(probe: Probe, endpoint: ProbedEndpoint): Promise<Comparison> {
  const first = await tryEndpoint(probe, endpoint);
  if (first.timingFaults.length === 0 || first.answerFaults.length > 0) return first;
  say(`${endpoint.name} is asked again`);
  return tryEndpoint(probe, endpoint);
}

async function tryEndpoint(probe: Probe, endpoint: ProbedEndpoint): Promise<Comparison> {
  const { client, db, random } = probe;
  const drawn = await drawAddresses(db, probe.tries, probe.passwordHash, random);
  const addresses = endpoint.continuesRegistration
    ? await beginRegistrations(client, db, drawn, LANES)
    : drawn;
  const tries = await inLanes(addresses, LANES, async ({ email, branch, cookie }) => {
    const answer = await client.post(endpoint.path, endpoint.body(email), cookie);
    const { status, elapsedMs } = answer;
    return { branch, status, elapsedMs, visible: visibleAnswer(answer) };
  });
  const compared = compareBranches(tries, endpoint.expectedStatus);
  report(endpoint, compared);
  return compared;
}

function report(endpoint: ProbedEndpoint, compared: Comparison): void {
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const figures = [
    endpoint.name.padEnd(10),
    `n ${compared.tries}`,
    `with account ${ms(compared.knownMs)}`,
    `without ${ms(compared.unknownMs)}`,
    `gap ${ms(compared.gapMs)}`,
    `p ${compared.p.toPrecision(2)}`,
    isSilent(compared) ? 'ok' : 'MISSED',
  ];
  say(figures.join('   '));
  for (const fault of [...compared.answerFaults, ...compared.timingFaults]) say(fault);
}

function isSilent({ answerFaults, timingFaults }: Comparison): boolean {
  return answerFaults.length === 0 && timingFaults.length === 0;
}

function figuresOf(compared: Comparison): object {
  return {
    n: compared.tries,
    knownMs: rounded(compared.knownMs),
    unknownMs: rounded(compared.unknownMs),
    gapMs: rounded(compared.gapMs),
    p: rounded(compared.p),
    ok: isSilent(compared),
  };
}
