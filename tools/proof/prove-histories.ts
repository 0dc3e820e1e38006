import { seededRandom } from '@waypost/domain/simulation';
import { defineTool, drawSeed, say } from '../driver/define-tool.ts';
import { compareByApi } from './api-histories.ts';
import { compareArrivals } from './domain-histories.ts';
import { drawHistory } from './draw-history.ts';

const SHOWN_FAULTS = 5;
const SAID_EVERY = 100_000;
/** Bookings of a spring, over a holiday and a change of clocks. */
const FIRST_BOOKING = Date.UTC(2026, 1, 16);
const BOOKING_SPAN_MS = 45 * 24 * 60 * 60 * 1000;

const USAGE = `
pnpm proof histories [--short] [--count 1000000] [--api 10000] [--seed N]
  Random histories of shipments: scans, corrections and voids over twelve days, some before the booking. The public page
  must be the same however the events arrive: in order or shuffled, one by one or in batches, once or twice. In the
  domain, stored accumulators are compared with one fold of the whole history; through the api, each history is sent to
  two identical shipments in two different ways.
  --short   20,000 histories, 200 through the api
  --seed    repeats an earlier run`;

export const proveHistories = defineTool({
  usage: USAGE,
  options: { count: [1_000_000, 20_000], api: [10_000, 200], seed: drawSeed },
  run: ({ count, api, seed }) => prove(count, api, seed),
});

async function prove(count: number, byApi: number, seed: number) {
  const differences = { domain: 0, api: 0 };
  const report = (who: keyof typeof differences, difference: string) => {
    differences[who] += 1;
    if (differences[who] <= SHOWN_FAULTS) say(`${who} differs: ${difference}`);
  };

  let events = 0;
  for (let done = 1; done <= count; done += 1) {
    const random = seededRandom(seed, done);
    const bookedAt = FIRST_BOOKING + random.below(BOOKING_SPAN_MS);
    const history = drawHistory(random, bookedAt, { byStaff: true });
    events += history.events.length;
    const difference = compareArrivals(random, bookedAt, history);
    if (difference !== null) report('domain', difference);
    if (done % SAID_EVERY === 0 || done === count) say(`${done.toLocaleString('en')} histories`);
  }

  const { scans } =
    byApi === 0
      ? { scans: 0 }
      : await compareByApi(seededRandom(seed, 0), byApi, (difference) => report('api', difference));
  say(`${byApi.toLocaleString('en')} histories by the api`);
  const ok = differences.domain === 0 && differences.api === 0;
  return { ok, count, events, byApi, scansOfEach: scans, differences };
}
