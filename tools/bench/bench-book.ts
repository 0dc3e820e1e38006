import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDraft } from '../chaos/bookings/page.ts';
import { bookingRequest, type Method } from '../installation/book-parcel.ts';
import { type Line, openLine } from '../chaos/bookings/line.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { type Installation, openInstallation } from '../installation/installation.ts';
import { signInCustomer } from '../installation/people.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { type BareBookings, runBareBookings } from './bare-bookings.ts';
import { type CpuTime, cpuPerItem, createCpuClock, medianCpu } from './cpu-time.ts';
import { type RecordedStatement, writeBookingScript } from './booking-script.ts';
import { type HttpBookings, type PreparedBooking, runHttpBookings } from './http-bookings.ts';
import { median, rounded } from './statistics.ts';
import { readValue } from '../installation/read-value.ts';

const RECORDER = './tools/bench/record-statements.ts';
const METHODS = ['cod', 'card'] as const satisfies Method[];

const USAGE = `
pnpm bench book [--short] [--rounds 5] [--bookings 1000] [--clients 8]
  Bookings per second through POST /api/shipments/public by a customer, paid on delivery and by card at
  the payment sandbox, beside the same SQL statements run bare by pgbench from as many clients, in
  turns, medians. The statements are recorded from the running api.
  --short     2 rounds of 200 bookings
  --bookings  in each measurement
  --clients   that book at the same time`;

interface Load {
  rounds: number;
  bookings: number;
  clients: number;
}

export const benchBook = defineTool({
  usage: USAGE,
  options: { rounds: [5, 2], bookings: [1_000, 200], clients: 8 },
  figures: [
    { path: 'onDelivery.ratio' },
    { path: 'byCard.ratio' },
    { path: 'onDelivery.p99Ms' },
    { path: 'byCard.p99Ms' },
    { path: 'onDelivery.cpuUsPerBooking.api' },
    { path: 'byCard.cpuUsPerBooking.api' },
  ],
  run: measure,
});

export interface Setting {
  installation: Installation;
  line: Line;
  /** Of a signed-in customer. */
  headers: Record<string, string>;
}

interface Runs {
  http: (HttpBookings & { cpu: CpuTime })[];
  barePerSecond: number[];
}

async function measure(load: Load): Promise<Verdict> {
  const installation = await openInstallation({ name: 'bench-book', apiCount: 1 });
  const line = openLine(installation.apiPorts);
  const setting: Setting = { installation, line, headers: await signIn(installation) };
  const bare = await recordBookings(setting);
  const api = await installation.startApi(installation.apiPorts[0] ?? 0);
  const cpuClock = await createCpuClock(installation, [api]);

  const runs: Record<(typeof METHODS)[number], Runs> = {
    cod: { http: [], barePerSecond: [] },
    card: { http: [], barePerSecond: [] },
  };
  let run = 0;
  for (let round = 0; round <= load.rounds; round += 1) {
    for (const method of METHODS) {
      run += 1;
      const bookings = await prepare(setting.line, method, load.bookings, load.clients);
      const before = cpuClock();
      const answered = await book(setting, bookings, load);
      const http = { ...answered, cpu: cpuPerItem(before, cpuClock(), load.bookings) };
      const perSecond = await runBareBookings(installation, bare[method], { ...load, run });
      say(
        `${round === 0 ? 'warming up' : `${round}/${load.rounds}`}: ${method} ${rounded(http.perSecond)}/s, bare ${rounded(perSecond)}/s`,
      );
      if (round === 0) continue;
      runs[method].http.push(http);
      runs[method].barePerSecond.push(perSecond);
    }
  }

  const refused = METHODS.flatMap((method) => runs[method].http.flatMap((http) => http.refused));
  const missing = await countMissing(installation, METHODS.length * (load.rounds + 1), load);
  return {
    ok: refused.length === 0 && missing === 0,
    onDelivery: summarise(runs.cod),
    byCard: summarise(runs.card),
    statements: Object.fromEntries(
      METHODS.map((method) => [method, bare[method].script.split('\n').length - 3]),
    ),
    ...load,
    refused: refused.slice(0, 10),
    missing,
  };
}

function summarise({ http, barePerSecond }: Runs) {
  const perSecond = median(http.map((run) => run.perSecond));
  const bare = median(barePerSecond);
  return {
    bookingsPerSecond: rounded(perSecond),
    barePerSecond: rounded(bare),
    ratio: rounded(perSecond / bare),
    p50Ms: rounded(median(http.map((run) => run.p50Ms))),
    p99Ms: rounded(median(http.map((run) => run.p99Ms))),
    cpuUsPerBooking: { api: medianCpu(http, 'apiUs'), postgres: medianCpu(http, 'postgresUs') },
  };
}

export async function signIn(installation: Installation): Promise<Record<string, string>> {
  const db = await installation.connect('owner');
  const { cookie } = await signInCustomer(db);
  await db.end();
  return { cookie, origin: installation.env['PUBLIC_ORIGIN'] ?? '' };
}

export async function overHttp(
  setting: Setting,
  method: Method,
  load: Pick<Load, 'bookings' | 'clients'>,
): Promise<HttpBookings> {
  const bookings = await prepare(setting.line, method, load.bookings, load.clients);
  return book(setting, bookings, load);
}

async function book(
  { installation, headers }: Setting,
  bookings: readonly PreparedBooking[],
  load: Pick<Load, 'bookings' | 'clients'>,
): Promise<HttpBookings> {
  const apiPort = installation.apiPorts[0] ?? 0;
  return runHttpBookings(bookings, { apiPort, ...load, headers });
}

/** Drafts with a quote each, to be booked once. */
async function prepare(
  line: Line,
  method: Method,
  count: number,
  lanes: number,
): Promise<(PreparedBooking & { draftId: string })[]> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return inLanes(numbers, lanes, async (number) => {
    const draft = await makeDraft(line, number);
    const request = bookingRequest(draft, method);
    return { attemptId: draft.attemptId, draftId: draft.id, request };
  });
}

/** Two bookings of each kind through an api that writes down its statements. */
async function recordBookings(
  setting: Setting,
): Promise<Record<(typeof METHODS)[number], BareBookings>> {
  const { installation, line, headers } = setting;
  const { env, dataDir, apiPorts } = installation;
  const [apiPort = 0] = apiPorts;
  const folder = join(dataDir, 'statements');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  Object.assign(env, { NODE_OPTIONS: `--import=${RECORDER}`, RECORDED_STATEMENTS: folder });
  const api = await installation.startApi(apiPort);
  delete env['NODE_OPTIONS'];

  async function record(method: Method): Promise<BareBookings> {
    // the first ones open connections
    const bookings = await prepare(line, method, 4, 1);
    const { refused } = await runHttpBookings(bookings, { apiPort, clients: 1, headers });
    if (refused.length > 0) throw new Error(`a booking was answered ${refused.join()}`);
    const [first, second] = bookings.slice(2);
    const statements = [first, second].map(
      (booking) =>
        JSON.parse(
          readFileSync(join(folder, `${booking?.attemptId}.json`), 'utf8'),
        ) as RecordedStatement[],
    );
    return {
      script: writeBookingScript(statements[0] ?? [], statements[1] ?? []),
      attemptId: first?.attemptId ?? '',
      draftId: first?.draftId ?? '',
    };
  }

  const recorded = { cod: await record('cod'), card: await record('card') };
  await api.stop();
  return recorded;
}

/** Every measured booking has its shipment, over HTTP and bare alike. */
async function countMissing(
  installation: Installation,
  measurements: number,
  load: Load,
): Promise<number> {
  const db = await installation.connect('owner');
  const shipments = (await readValue<number>(db, 'SELECT count(*)::int FROM shipments')) ?? 0;
  await db.end();
  const bare = Math.ceil(load.bookings / load.clients) * load.clients;
  const recorded = METHODS.length * 4;
  return measurements * (load.bookings + bare) + recorded - shipments;
}
