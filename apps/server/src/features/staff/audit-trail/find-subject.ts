import type { AuditFilter } from '@waypost/contract';
import { readReference } from '@waypost/domain/tracking-number';
import type { Db } from '../../../platform/database.ts';
import { type AuditAsk, findShipmentId } from './audit-trail.queries.ts';

/** Null when the filter names what does not exist, or two things at once. */
export async function findSubject(db: Db, filter: AuditFilter): Promise<AuditAsk | null> {
  const { shipment, account, ...ask } = filter;
  if (shipment === undefined) {
    return account === undefined ? ask : { ...ask, subject: `customer:${account}` };
  }
  if (account !== undefined) return null;
  const ref = referenceOf(shipment);
  const shipmentId = ref === null ? undefined : await findShipmentId(db, ref);
  return shipmentId === undefined ? null : { ...ask, subject: `shipment:${shipmentId}` };
}

function referenceOf(typed: string): string | null {
  const read = readReference(typed);
  if (read.kind === 'piece') return read.trackingNumber;
  return 'ref' in read ? read.ref : null;
}
