import { type FieldDevice, type FieldPerson, PIN_TRIES } from '@waypost/contract';
import { readBadgeCode } from '@waypost/domain/badge-code';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import type { FieldCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret, newRowId, newSessionSecret } from '../../../platform/random.ts';
import { findDevice, lockDevice, storeNextSecret } from './devices.queries.ts';
import { FIELD_SHARD } from './enrol-device.ts';
import { SIGN_INS_OF_DEVICE, SIGN_INS_OF_DEVICE_HOURLY } from './field-limits.ts';
import { forgivePinTries, isBadgeLocked, takePinTry } from './people.queries.ts';
import { presentDevice, presentPerson } from './present-field.ts';
import { hashBadge, pinProof, shiftKey } from './field-secrets.ts';
import { endOpenShifts, findOpenShift, insertShift, storeShiftSecret } from './shifts.queries.ts';

type Credentials = { badge: string; pin: string };
type Started = {
  shift: { id: string; beganAt: Date; endsAt: Date };
  person: FieldPerson;
  /** A phone knows its hub from here: staff may have moved it since the last shift. */
  device: FieldDevice;
  key: string;
  shiftSecret: string;
  /** Set when the device gets a new one. */
  deviceSecret?: string;
};

const LIMITS = [SIGN_INS_OF_DEVICE, SIGN_INS_OF_DEVICE_HOURLY];

/** Repeating it by the same person gives the same shift and key, so a lost answer costs nothing. */
export async function startShift(
  ctx: Ctx,
  caller: FieldCaller,
  credentials: Credentials,
  usedDeviceSecret: string,
): Promise<Started> {
  for (const limit of LIMITS) await takeOrRefuse(ctx, limit, caller.deviceId);
  const proved = await provePerson(ctx, credentials);
  const started = await inTransaction(ctx.db, async (tx) => {
    const locked = await lockDevice(tx, caller.deviceId);
    const found = await findDevice(tx, caller.deviceId);
    if (found === undefined || locked?.revokedAt !== null) throw new Problem('unauthenticated');
    const device = presentDevice(found);
    if (!(await forgivePinTries(tx, proved))) throw new Problem('badge_or_pin_wrong');
    const shiftSecret = newSessionSecret(FIELD_SHARD);
    const hubId = device.hub.id;
    const shift = await continueOrBegin(tx, caller, hubId, proved.id, hashSecret(shiftSecret));
    if (!locked.isSecretOld) return { shift, device, shiftSecret };
    const deviceSecret = newSessionSecret(FIELD_SHARD);
    const [usedHash, nextHash] = [hashSecret(usedDeviceSecret), hashSecret(deviceSecret)];
    await storeNextSecret(tx, caller.deviceId, { usedHash, nextHash });
    return { shift, device, shiftSecret, deviceSecret };
  });
  for (const limit of LIMITS) await giveBack(ctx, limit, caller.deviceId);
  return { ...started, person: presentPerson(proved), key: shiftKey(ctx, started.shift.id) };
}

/** A wrong PIN, an unknown badge and one of somebody who has left get the same answer. */
async function provePerson(ctx: Ctx, { badge, pin }: Credentials) {
  const code = readBadgeCode(badge);
  if (code === null) throw new Problem('badge_or_pin_wrong');
  const badgeHash = hashBadge(ctx, code);
  const person = await takePinTry(ctx.db, badgeHash);
  const isRight = await ctx.passwords.matches(
    person?.pinHash,
    pinProof(ctx, person?.id ?? '', pin),
  );
  if (person !== undefined && isRight) return { ...person, badgeHash };
  const isLocked =
    person === undefined ? await isBadgeLocked(ctx.db, badgeHash) : person.pinFailures >= PIN_TRIES;
  throw new Problem(isLocked ? 'pin_locked' : 'badge_or_pin_wrong');
}

/** Under the lock of the device. */
async function continueOrBegin(
  tx: Db,
  { deviceId, sourceId }: FieldCaller,
  hubId: string,
  personId: string,
  secretHash: Buffer,
) {
  const open = await findOpenShift(tx, deviceId);
  if (open?.isLive && open.personId === personId) {
    await storeShiftSecret(tx, open.id, secretHash);
    return open;
  }
  const id = newRowId();
  const actor = { kind: 'field', id: personId } as const;
  for (const ended of await endOpenShifts(tx, { deviceId })) {
    await appendAudit(tx, actor, 'shift.end', `shift:${ended.id}`, { personId: ended.personId });
  }
  const shift = { id, deviceId, sourceId, personId, hubId, secretHash };
  const { beganAt, endsAt } = await insertShift(tx, shift);
  await appendAudit(tx, actor, 'shift.begin', `shift:${id}`, { deviceId, hubId });
  return { id, beganAt, endsAt };
}
