import {
  type AuditAction,
  type EditableField,
  type Permission,
  PERMISSIONS_OF,
  type ShipmentEdited,
} from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Nudge } from '../../../platform/nudges.ts';
import { type Attempt, lockAttempt } from '../../public/bookings/index.ts';
import { recallEvents, recordInTransaction } from '../../core/scans/index.ts';
import { storeShipment } from '../../core/shipments/index.ts';
import {
  findAttemptId,
  insertEdit,
  type LockedShipment,
  lockShipment,
  readStatus,
} from './shipments.queries.ts';
import { type StaffEvent, staffScan } from './staff-event.ts';

type Done = {
  /** What it changed, as colleagues with the open form will read it. */
  fields?: readonly EditableField[];
  events?: readonly StaffEvent[];
  /** For the audit log: ids and names of things, never personal data. */
  details?: Record<string, unknown>;
};

type Work = {
  action: AuditAction;
  /** Locks the attempt before the shipment, as all code that moves money does. */
  needsAttempt?: boolean;
  run(tx: Db, shipment: LockedShipment, attempt: Attempt | undefined): Promise<Done>;
};

/**
 * An action of staff on a shipment: one transaction with the change, its events, its revision and its row
 * in the audit log. Colleagues and scanners wait for each other at the lock of the shipment.
 */
export async function workOnShipment(
  ctx: Ctx,
  { staffId }: Pick<StaffCaller, 'staffId'>,
  shipmentId: string,
  work: Work,
): Promise<ShipmentEdited> {
  await recallEvents(ctx, [shipmentId]);
  const { edited, nudges } = await inTransaction(ctx.db, async (tx) => {
    const attempt = work.needsAttempt === true ? await lockAttemptOf(tx, shipmentId) : undefined;
    const shipment = await lockShipment(tx, shipmentId);
    if (shipment === undefined) throw new Problem('shipment_not_found');
    const { fields = [], events = [], details } = await work.run(tx, shipment, attempt);

    const revision = shipment.revision + (fields.length > 0 ? 1 : 0);
    if (fields.length > 0) {
      await storeShipment(tx, shipmentId, { revision });
      await insertEdit(tx, { shipmentId, shard: shipment.shard, revision, staffId, fields });
    }
    const recorded = await recordEvents(ctx, tx, shipment, staffId, events);
    if (!recorded.isRepeat) {
      await auditStaff(tx, staffId, work.action, `shipment:${shipmentId}`, {
        ...details,
        ...(fields.length > 0 && { revision, fields }),
        ...(events.length > 0 && { scanIds: events.map(({ scanId }) => scanId) }),
      });
    }
    return {
      edited: {
        trackingNumber: shipment.trackingNumber,
        revision,
        status: await readStatus(tx, shipmentId),
        changed: [...fields],
      },
      nudges: recorded.nudges,
    };
  });
  ctx.nudges.publish(nudges);
  return edited;
}

async function lockAttemptOf(tx: Db, shipmentId: string): Promise<Attempt | undefined> {
  const attemptId = await findAttemptId(tx, shipmentId);
  return attemptId === undefined ? undefined : lockAttempt(tx, attemptId);
}

async function recordEvents(
  ctx: Ctx,
  tx: Db,
  shipment: LockedShipment,
  staffId: string,
  events: readonly StaffEvent[],
): Promise<{ isRepeat: boolean; nudges: Nudge[] }> {
  if (events.length === 0) return { isRepeat: false, nudges: [] };
  const scans = events.map((event) => staffScan(shipment.trackingNumber, staffId, event));
  const { outcomes, nudges } = await recordInTransaction(ctx, tx, scans);
  if (outcomes.includes('conflict')) throw new Problem('form_already_sent');
  if (outcomes.includes('invalid')) throw new Problem('event_not_possible');
  return { isRepeat: outcomes.every((outcome) => outcome === 'known'), nudges };
}

export function may(caller: StaffCaller, permission: Permission): boolean {
  return PERMISSIONS_OF[caller.permissionSet].includes(permission);
}

export function refuseCancelled({ status, cancelledAt }: LockedShipment): void {
  if (status === 'Cancelled' || cancelledAt !== null) throw new Problem('shipment_cancelled');
}
