import type { FieldDevice } from '@waypost/contract';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret, newSessionSecret } from '../../../platform/random.ts';
import { findDevice, lockDevice, storeFirstSecret } from './devices.queries.ts';
import { useEnrolment } from './enrolments.queries.ts';
import { ENROLMENTS_OF_CONNECTION } from './field-limits.ts';
import { presentDevice } from './present-field.ts';

/** People and devices of the field belong to a place, and to no shard. */
export const FIELD_SHARD = 0;

/**
 * A browser that was the device before is it no longer. The same attempt may repeat its call until the token
 * expires; anybody else gets nothing from a used one.
 */
export async function enrolDevice(
  ctx: Ctx,
  { token, attemptId }: { token: string; attemptId?: string | undefined },
  clientAddress: string,
): Promise<{ device: FieldDevice; secret: string }> {
  const connection = clientKey(clientAddress);
  await takeOrRefuse(ctx, ENROLMENTS_OF_CONNECTION, connection);
  const secret = newSessionSecret(FIELD_SHARD);
  const device = await inTransaction(ctx.db, async (tx) => {
    const used = await useEnrolment(tx, hashSecret(token), attemptId ?? null);
    if (used === undefined) throw new Problem('enrolment_unknown');
    const locked = await lockDevice(tx, used.deviceId);
    if (locked === undefined || locked.revokedAt !== null) throw new Problem('enrolment_unknown');
    await storeFirstSecret(tx, used.deviceId, hashSecret(secret));
    const actor = { kind: 'field', id: used.deviceId } as const;
    await appendAudit(tx, actor, 'field_device.enrol', `field_device:${used.deviceId}`);
    return findDevice(tx, used.deviceId);
  });
  if (device === undefined) throw new Problem('enrolment_unknown');
  await giveBack(ctx, ENROLMENTS_OF_CONNECTION, connection);
  return { device: presentDevice(device), secret };
}
