import type { Pickup, PickupRule } from '@waypost/contract';
import { isChangeable } from '@waypost/domain/pickups';
import type { PickupRow } from './pickups.queries.ts';
import type { RuleRow } from './rules.queries.ts';

export function presentPickup(row: PickupRow): Pickup {
  return {
    id: row.public_id,
    date: row.day,
    window: row.pickup_window,
    timeZone: row.time_zone,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    cutOffAt: row.cut_off_at.toISOString(),
    addressId: row.address_id,
    addressText: row.address_text,
    instructions: row.instructions,
    recurring: row.rule_id !== null,
    frequency: row.frequency,
    ruleId: row.rule_id,
    status: row.status,
    closed: row.closed as Pickup['closed'],
    changeable: isChangeable({ status: row.status, cutOffAt: row.cut_off_at }, row.now),
    shipments: row.shipments ?? [],
  };
}

export function presentRule(row: RuleRow): PickupRule {
  return {
    id: row.id,
    frequency: row.frequency,
    startsOn: row.starts_on,
    window: row.pickup_window,
    addressId: row.address_id,
    addressText: row.address_text,
    instructions: row.instructions,
    plannedUntil: row.planned_until,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
