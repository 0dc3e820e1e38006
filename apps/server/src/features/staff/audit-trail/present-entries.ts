import type { AuditEntry } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';
import { readTrackingNumbers } from '../../core/shipments/index.ts';
import { type AuditRow, listStaffNames } from './audit-trail.queries.ts';

const SHIPMENT = 'shipment:';

export type Named = {
  entries: AuditEntry[];
  staff: { id: string; name: string }[];
};

/** With the names of who acted, and the numbers of the shipments. */
export async function presentEntries(db: Db, rows: readonly AuditRow[]): Promise<Named> {
  const staff = await listStaffNames(db);
  const nameOf = new Map(staff.map(({ id, name }) => [id, name]));
  const numbers = await readTrackingNumbers(db, [...new Set(rows.flatMap(shipmentIdOf))]);
  const entries = rows.map((row): AuditEntry => {
    const [shipmentId] = shipmentIdOf(row);
    const name = row.actorKind === 'staff' ? nameOf.get(row.actorId) : undefined;
    return {
      id: row.id,
      at: row.at.toISOString(),
      actor: { kind: row.actorKind, id: row.actorId, name: name ?? null },
      action: row.action,
      subject: row.subject,
      trackingNumber: (shipmentId !== undefined && numbers.get(shipmentId)) || null,
      named: countNamed(detailsOf(row)),
    };
  });
  return { entries, staff };
}

export function detailsOf({ details }: AuditRow): Record<string, unknown> {
  const isObject = typeof details === 'object' && details !== null && !Array.isArray(details);
  return isObject ? { ...details } : {};
}

function shipmentIdOf({ subject }: AuditRow): string[] {
  return subject.startsWith(SHIPMENT) ? [subject.slice(SHIPMENT.length)] : [];
}

function countNamed({ ids, keys }: Record<string, unknown>): number {
  if (Array.isArray(ids)) return ids.length;
  return Array.isArray(keys) ? keys.length : 0;
}
