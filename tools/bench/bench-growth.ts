import { defineTool, type Verdict } from '../driver/define-tool.ts';
import { openGrownData } from './growth/grown-data.ts';
import { compareGrown } from './growth/compare-grown.ts';
import { measureParcelBytes } from './growth/parcel-bytes.ts';

const AIM = 1.2;
const USAGE = `
pnpm bench growth [--short] [--millions 100] [--rounds 10] [--seconds 5] [--connections 8]
  Look-ups by tracking number among 100 million events of two years, compared with 1 million events, in turns, over
  HTTP: p50, p95 and p99. Each number is asked for once, so that the api has no kept answer (aim: ${AIM} times the p99).
  "anyTime" draws from both years; "recent" from this month and the last, as most people ask, compared with any of the
  small database; "archived" asks for shipments of the oldest month after it was moved to the object store, compared
  with "anyTime". The first run seeds both databases and later runs reuse them: 100 million events take about 40 GB.
  The lists and the search of the console stay empty, because look-ups do not read them.
  --short     200,000 events compared with 20,000; the api then keeps few answers
  --millions  how many million events
  --parcels   instead: bytes of table, index and write-ahead log per parcel, for this many parcels that are each
              booked and scanned ten times over HTTP (docs/sizing.md)
  --seed-only fills the databases and measures nothing`;

export const benchGrowth = defineTool({
  usage: USAGE,
  options: {
    millions: 100,
    rounds: [10, 2],
    seconds: [5, 2],
    connections: 8,
    parcels: 0,
    seed: 1,
    'seed-only': false,
  },
  figures: [
    { path: 'anyTime.p99Ratio', atMost: AIM },
    { path: 'anyTime.cpuRatio', atMost: AIM },
    { path: 'recent.p99Ratio', atMost: AIM },
    { path: 'archived.p99Ms' },
    { path: 'bytesPerParcel.table' },
    { path: 'bytesPerParcel.index' },
    { path: 'bytesPerParcel.wal' },
  ],
  // 100 million take 40 GB and half an hour to seed
  nightly: ['--millions 10', '--parcels 2000'],
  async run({ short, millions, seed, parcels, 'seed-only': seedOnly, ...load }): Promise<Verdict> {
    if (parcels > 0) return { ok: true, bytesPerParcel: await measureParcelBytes(parcels) };
    const base = short ? 2_000 : 100_000;
    const copies = short ? 10 : millions;
    const size = { base, eventsPerShipment: 10, seed };
    const few = await openGrownData(
      { ...size, copies: 1 },
      { name: `bench-growth-${base}x1`, apiCount: 1 },
    );
    const many = await openGrownData(
      { ...size, copies },
      { name: `bench-growth-${base}x${copies}`, apiCount: 1 },
    );
    if (seedOnly) return { ok: true, few: few.events, many: many.events };
    return compareGrown(few, many, load);
  },
});
