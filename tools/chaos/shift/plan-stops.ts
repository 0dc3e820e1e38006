import type { SeededRandom } from '@waypost/domain/simulation';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import type pg from 'pg';
import {
  drawShipment,
  insertShipments,
  type NewShipment,
} from '../../installation/insert-shipments.ts';
import { standInHub } from '../../installation/stand-in-hub.ts';

/** What happens at the door. */
type DoorKind = 'photo' | 'signed' | 'cash' | 'plain' | 'absent';
export type PlannedStop = { shipment: NewShipment; piece: string; kind: DoorKind };

export const DUE_CENTS = 2_350;
/** Of twelve: three photos, four signatures, two with cash, two without anything, one not at home. */
const KINDS: readonly DoorKind[] = [
  'photo',
  'signed',
  'cash',
  'plain',
  'signed',
  'photo',
  'signed',
  'cash',
  'plain',
  'photo',
  'signed',
  'absent',
];

export function planStops(random: SeededRandom, count: number): PlannedStop[] {
  return Array.from({ length: count }, (_, at) => {
    const shipment = drawShipment(random, Date.now() - 86_400_000, 1);
    const kind = KINDS[at % KINDS.length] ?? 'plain';
    return { shipment, piece: makePieceNumber(shipment.trackingNumber, 1), kind };
  });
}

/** Standing in the hub, to be delivered; what is signed for is paid on delivery, some of it is still owed. */
export async function insertStops(
  db: pg.Client,
  hubId: string,
  stops: readonly PlannedStop[],
): Promise<void> {
  await insertShipments(
    db,
    stops.map(({ shipment }) => shipment),
  );
  for (const { shipment, kind } of stops) {
    await standInHub(db, hubId, shipment, {
      isCod: kind === 'signed' || kind === 'cash',
      ...(kind === 'cash' && { dueCents: DUE_CENTS }),
    });
  }
}
