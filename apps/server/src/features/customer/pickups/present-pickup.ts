import type { AccountExport, Pickup, PickupRule } from '@waypost/contract';
import { isChangeable } from '@waypost/domain/pickups';
import type { PickupRow } from './pickups.queries.ts';
import type { RuleRow } from './rules.queries.ts';

export function presentPickup(row: PickupRow): Pickup {
  return {
    id: row.publicId,
    date: row.day,
    window: row.pickupWindow,
    timeZone: row.timeZone,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    cutOffAt: row.cutOffAt.toISOString(),
    addressId: row.addressId,
    addressText: row.addressText,
    instructions: row.instructions,
    recurring: row.ruleId !== null,
    frequency: row.frequency,
    ruleId: row.ruleId,
    status: row.status,
    closed: row.closed as Pickup['closed'],
    changeable: isChangeable({ status: row.status, cutOffAt: row.cutOffAt }, row.now),
    shipments: row.shipments ?? [],
  };
}

/** With what the customer is not shown, but may ask for. */
export function exportPickup(row: PickupRow): AccountExport['pickups'][number] {
  return {
    ...presentPickup(row),
    contactPhone: row.contactPhone,
    requestedDate: row.requestedDay ?? row.day,
    requestedWindow: row.requestedWindow ?? row.pickupWindow,
    missedReason: row.missedReason,
    staffNote: row.staffNote,
  };
}

export function presentRule(row: RuleRow): PickupRule {
  return {
    id: row.id,
    frequency: row.frequency,
    startsOn: row.startsOn,
    window: row.pickupWindow,
    addressId: row.addressId,
    addressText: row.addressText,
    instructions: row.instructions,
    plannedUntil: row.plannedUntil,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
