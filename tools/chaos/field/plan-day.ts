import type { SeededRandom } from '@waypost/domain/simulation';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import type pg from 'pg';
import {
  drawShipment,
  insertShipments,
  type NewShipment,
} from '../../installation/insert-shipments.ts';
import { postOwed } from '../../installation/post-owed.ts';

/** What becomes of the pieces of a stop. */
type Fate =
  | 'photo'
  | 'signed'
  | 'cash'
  | 'plain'
  | 'absent'
  /** The first piece is taken, the others are refused. */
  | 'partly'
  /** Never loaded: the van leaves without it. */
  | 'left'
  /** The day was too short. */
  | 'late'
  /** Loaded, and not there in the evening. */
  | 'lost';

export interface PlannedStop {
  shipment: NewShipment;
  pieces: string[];
  fate: Fate;
  owedCents: number;
}

/** Weights of fates, in 60 stops. */
const WEIGHTS: Record<Fate, number> = {
  photo: 14,
  signed: 16,
  cash: 10,
  plain: 10,
  absent: 4,
  partly: 2,
  left: 1,
  late: 2,
  lost: 1,
};
const FATES = (Object.keys(WEIGHTS) as Fate[]).flatMap((fate) =>
  Array<Fate>(WEIGHTS[fate]).fill(fate),
) as [Fate, ...Fate[]];
const DAY_MS = 86_400_000;
const SHIPMENTS_PER_INSERT = 1_000;

export function planStop(random: SeededRandom): PlannedStop {
  const fate = random.pick(FATES);
  const pieceCount = fate === 'partly' ? 2 + random.below(2) : random.chance(0.15) ? 2 : 1;
  const shipment = drawShipment(random, Date.now() - DAY_MS, pieceCount);
  const pieces = Array.from({ length: pieceCount }, (_, at) =>
    makePieceNumber(shipment.trackingNumber, at + 1),
  );
  return { shipment, pieces, fate, owedCents: fate === 'cash' ? 500 + random.below(9_500) : 0 };
}

/** Standing in their hub, to be delivered; some of it is paid at the door. */
export async function insertStops(
  db: pg.Client,
  hubId: string,
  stops: readonly PlannedStop[],
): Promise<void> {
  const shipments = stops.map(({ shipment }) => shipment);
  for (let at = 0; at < shipments.length; at += SHIPMENTS_PER_INSERT) {
    await insertShipments(db, shipments.slice(at, at + SHIPMENTS_PER_INSERT));
  }
  await db.query(
    `INSERT INTO hub_stays (shipment_id, shard, hub_id, since, since_on, pieces, weight_grams)
     SELECT id, shard, $3, now(), current_date, pieces, 1500
     FROM unnest($1::uuid[], $2::smallint[], $4::int[]) AS made (id, shard, pieces)`,
    [
      shipments.map(({ id }) => id),
      shipments.map(({ shard }) => shard),
      hubId,
      shipments.map(({ pieceCount }) => pieceCount),
    ],
  );
  const owed = stops.filter(({ owedCents }) => owedCents > 0);
  await postOwed(
    db,
    owed.map(({ shipment, owedCents }) => ({ ...shipment, owedCents })),
  );
}
