import { MAX_SCANS_PER_CALL, type PublicTracking, type Scan } from '@waypost/contract';
import { SHARD_COUNT } from '@waypost/domain/shards';
import type { SeededRandom } from '@waypost/domain/simulation';
import type { ScanCode } from '@waypost/domain/tracking';
import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { v7 } from 'uuid';
import { inLanes } from '../installation/in-lanes.ts';
import { insertShipments, type NewShipment } from '../installation/insert-shipments.ts';
import { openEmptyInstallation } from '../installation/installation.ts';
import { patientFetch } from '../installation/patient-fetch.ts';
import { drawArrival, type DrawnHistory, drawHistory } from './draw-history.ts';

const LANES = 4;
/** Histories that are sent together, so that calls hold scans of many shipments. */
const GROUP = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The last scan of a history is over. */
const BOOKED_BEFORE_MS = 13 * DAY_MS;

type Pair = { history: DrawnHistory; first: NewShipment; second: NewShipment };

/** Each history goes to two shipments that were booked alike, and comes in differently. */
export async function compareByApi(
  random: SeededRandom,
  count: number,
  report: (difference: string) => void,
): Promise<{ scans: number }> {
  const installation = await openEmptyInstallation({ name: 'proof-histories', apiCount: 1 });
  const owner = await installation.connect('owner');
  await owner.query(
    `SELECT ensure_event_partitions((now() - interval '14 days')::date, now()::date)`,
  );
  const key = await installation.createKey('Proof of histories');
  const port = installation.apiPorts[0] ?? 0;
  await installation.startApi(port);

  let scans = 0;
  for (let done = 0; done < count; done += GROUP) {
    const pairs = Array.from({ length: Math.min(GROUP, count - done) }, () => drawPair(random));
    await insertShipments(
      owner,
      pairs.flatMap(({ first, second }) => [first, second]),
    );
    const inOrder = pairs.flatMap(({ history, first }) => scansOf(history, first));
    const shuffled = pairs.flatMap(({ history, second }) => scansOf(history, second));
    await inLanes(callsOf([inOrder]), LANES, (call) => postScans(port, key, call));
    await inLanes(callsOf(drawArrival(random, shuffled)), LANES, (call) =>
      postScans(port, key, call),
    );
    await inLanes(pairs, LANES, async ({ history, first, second }) => {
      const [one, other] = [await readPage(port, first), await readPage(port, second)];
      if (one !== other) report(`${JSON.stringify(history)}\n  ${one}\n  ${other}`);
    });
    scans += inOrder.length;
  }
  return { scans };
}

function drawPair(random: SeededRandom): Pair {
  const bookedAt = Date.now() - BOOKED_BEFORE_MS - random.below(DAY_MS / 2);
  const history = drawHistory(random, bookedAt, { byStaff: false });
  const shipment = (): NewShipment => {
    const shard = random.below(SHARD_COUNT);
    return {
      id: v7({ msecs: bookedAt, random: random.bytes(16) }),
      shard,
      trackingNumber: makeTrackingNumber(shard, random.bytes(8)),
      pieceCount: history.pieceCount,
      bookedAt,
      hasListeners: false,
      shipperEmail: 'ann@proof.example',
    };
  };
  return { history, first: shipment(), second: shipment() };
}

function scansOf({ events }: DrawnHistory, { trackingNumber }: NewShipment): Scan[] {
  return events.map(({ scanId, pieceNo, code, occurredAt, reason, place }) => ({
    scanId,
    ref: pieceNo === 0 ? trackingNumber : makePieceNumber(trackingNumber, pieceNo),
    code: code as ScanCode,
    occurredAt: new Date(occurredAt).toISOString(),
    ...(place !== undefined && { place }),
    ...(reason !== undefined && { reason }),
  }));
}

function callsOf(batches: readonly Scan[][]): Scan[][] {
  return batches.flatMap((batch) =>
    Array.from({ length: Math.ceil(batch.length / MAX_SCANS_PER_CALL) }, (_, at) =>
      batch.slice(at * MAX_SCANS_PER_CALL, (at + 1) * MAX_SCANS_PER_CALL),
    ),
  );
}

async function postScans(port: number, key: string, scans: readonly Scan[]): Promise<void> {
  const answer = await patientFetch(`http://127.0.0.1:${port}/api/scans`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ scans }),
  });
  if (answer.status !== 200) throw new Error(`scans were answered with ${answer.status}`);
  const { results } = (await answer.json()) as { results: { outcome: string }[] };
  const refused = results.find(({ outcome }) => outcome !== 'recorded' && outcome !== 'known');
  if (refused !== undefined) throw new Error(`a scan was ${refused.outcome}`);
}

/** Everything but what belongs to the one shipment: its numbers, and how often and when it was told. */
async function readPage(port: number, { trackingNumber }: NewShipment): Promise<string> {
  const url = `http://127.0.0.1:${port}/api/shipments/track/${trackingNumber}`;
  const answer = await patientFetch(url);
  if (answer.status !== 200) throw new Error(`a look-up was answered with ${answer.status}`);
  const page = (await answer.json()) as PublicTracking;
  const pieces = page.pieces.map((piece) => ({ ...piece, number: '' }));
  return JSON.stringify({ ...page, pieces, trackingNumber: '', version: 0, updatedAt: '' });
}
