import type { BoardPickup } from '@waypost/contract';
import { mayBeMissed, mayBeMoved, type MissedReason } from '@waypost/domain/pickups';
import type { Db } from '../../../platform/database.ts';
import {
  type AnyPickupRow,
  type RoundOfPickup,
  selectHandedOver,
  selectRoundsOf,
} from './pickups.queries.ts';
import { nameOf } from './read-board.ts';

export async function presentPickups(
  db: Db,
  rows: readonly AnyPickupRow[],
): Promise<BoardPickup[]> {
  const shipments = await selectHandedOver(
    db,
    rows.map(({ id }) => id),
  );
  const rounds = await selectRoundsOf(
    db,
    rows.map(({ publicId }) => publicId),
  );
  return rows.map((row) => ({
    id: row.publicId,
    status: row.status,
    asked: {
      date: row.requestedDay ?? row.day,
      window: row.requestedWindow ?? row.pickupWindow,
    },
    planned: { date: row.day, window: row.pickupWindow },
    timeZone: row.timeZone,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    area: row.area,
    city: row.city ?? nameOf(row.area),
    addressText: row.addressText,
    instructions: row.instructions,
    note: row.staffNote,
    missedReason: row.missedReason as MissedReason | null,
    frequency: row.frequency,
    createdAt: row.createdAt.toISOString(),
    customer: row.customerId === null ? null : { id: row.customerId, name: row.customerName ?? '' },
    contact: contactOf(row),
    shipments: shipments
      .filter(({ pickupId }) => pickupId === row.id)
      .map((shipment) => ({
        id: shipment.id,
        trackingNumber: shipment.trackingNumber,
        to: shipment.destination,
        pieces: shipment.pieceCount,
        weightGrams: shipment.weightGrams,
        status: shipment.status,
      })),
    round: roundOf(rounds.find(({ publicId }) => publicId === row.publicId)),
    may: {
      confirm: row.status === 'Requested',
      move: mayBeMoved(row.status),
      miss: mayBeMissed(row, row.now),
    },
  }));
}

function roundOf(round: RoundOfPickup | undefined): BoardPickup['round'] {
  return round === undefined ? null : { id: round.id, name: round.name, day: round.day };
}

/** Who stands at the door: the address says its name and phone, the account is behind it. */
function contactOf(row: AnyPickupRow): BoardPickup['contact'] {
  return {
    name: row.shipperName ?? row.customerName ?? '',
    phone: row.contactPhone || row.shipperPhone || row.customerPhone || '',
    email: row.shipperEmail ?? row.customerEmail ?? '',
  };
}
