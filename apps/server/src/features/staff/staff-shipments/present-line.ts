import type { StaffShipmentLine } from '@waypost/contract';
import { presentListed } from '../../core/shipments/index.ts';
import type { LineRow } from './staff-shipments.queries.ts';

export function presentLine(row: LineRow): StaffShipmentLine {
  return {
    ...presentListed(row),
    recipientEmail: row.recipientEmail,
    dueOn: row.dueOn,
    late: row.isLate,
    promisedOn: row.promisedOn,
    promiseBroken: row.isPromiseBroken,
    userId: row.customerId,
  };
}
