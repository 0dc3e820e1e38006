import { MAX_SCANS_PER_CALL } from '@waypost/contract';
import { type Scan, trackShipment } from '@waypost/contract/client';
import type { SeededRandom } from '@waypost/domain/simulation';
import type { ScanCode } from '@waypost/domain/tracking';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import type { Call } from '../installation/book-parcel.ts';
import { inLanes } from '../installation/in-lanes.ts';
import {
  drawShipment,
  insertShipments,
  type NewShipment,
} from '../installation/insert-shipments.ts';
import { sendScans } from '../installation/send-scans.ts';
import { openServedInstallation } from '../installation/served-installation.ts';
import { drawArrival, type DrawnHistory, drawHistory } from './draw-history.ts';
import { inBatches } from '../installation/in-batches.ts';

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
  const served = await openServedInstallation({ name: 'proof-histories', worker: false });
  const { installation, call, db: owner } = served;
  await owner.query(
    `SELECT ensure_event_partitions((now() - interval '14 days')::date, now()::date)`,
  );
  const key = await installation.createKey('Proof of histories');

  let scans = 0;
  for (let done = 0; done < count; done += GROUP) {
    const pairs = Array.from({ length: Math.min(GROUP, count - done) }, () => drawPair(random));
    await insertShipments(
      owner,
      pairs.flatMap(({ first, second }) => [first, second]),
    );
    const inOrder = pairs.flatMap(({ history, first }) => scansOf(history, first));
    const shuffled = pairs.flatMap(({ history, second }) => scansOf(history, second));
    const send = (batch: readonly Scan[]) => sendScans(call, key, batch);
    await inLanes(inBatches(inOrder, MAX_SCANS_PER_CALL), LANES, send);
    await inLanes(drawArrival(random, shuffled), LANES, send);
    await inLanes(pairs, LANES, async ({ history, first, second }) => {
      const [one, other] = [await readPage(call, first), await readPage(call, second)];
      if (one !== other) report(`${JSON.stringify(history)}\n  ${one}\n  ${other}`);
    });
    scans += inOrder.length;
  }
  return { scans };
}

function drawPair(random: SeededRandom): Pair {
  const bookedAt = Date.now() - BOOKED_BEFORE_MS - random.below(DAY_MS / 2);
  const history = drawHistory(random, bookedAt, { byStaff: false });
  const shipperEmail = 'ann@proof.example';
  const shipment = () => ({ ...drawShipment(random, bookedAt, history.pieceCount), shipperEmail });
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

/** Everything but what belongs to the one shipment: its numbers, and how often and when it was told. */
async function readPage(call: Call, { trackingNumber }: NewShipment): Promise<string> {
  const { data: page } = await trackShipment({ ...call, path: { ref: trackingNumber } });
  const pieces = page.pieces.map((piece) => ({ ...piece, number: '' }));
  return JSON.stringify({ ...page, pieces, trackingNumber: '', version: 0, updatedAt: '' });
}
