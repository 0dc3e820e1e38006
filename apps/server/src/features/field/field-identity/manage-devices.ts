import type { FieldDeviceKind, StaffFieldDevice } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret, newToken } from '../../../platform/random.ts';
import { hubsChangedQueue } from '../../core/hubs/index.ts';
import { insertSource, storeHub } from '../../staff/device-keys/index.ts';
import { hasDevices, insertDevice, lockDevice, markRevoked, writeHub } from './devices.queries.ts';
import { drawQr } from './draw-codes.ts';
import { FIELD_SHARD } from './enrol-device.ts';
import { endEnrolments, insertEnrolment } from './enrolments.queries.ts';
import { presentStaffDevice } from './present-for-staff.ts';
import { refuseUnusableHub } from './refuse-unusable-hub.ts';
import { endOpenShifts } from './shifts.queries.ts';
import { findStaffDevice, selectDevices } from './staff-lists.queries.ts';

const PAGE = 50;

type Asked = Omit<Parameters<typeof selectDevices>[1], 'limit'>;
type Enrolment = { device: StaffFieldDevice; url: string; qrSvg: string; expiresAt: string };

/** Shows who works with each, so each view is audited. */
export async function listDevices(ctx: Ctx, { staffId }: StaffCaller, asked: Asked) {
  const rows = await inTransaction(ctx.db, async (tx) => {
    const found = await selectDevices(tx, { ...asked, limit: PAGE + 1 });
    const ids = found.slice(0, PAGE).map(({ id }) => id);
    await auditStaff(tx, staffId, 'field_device.list', 'field_devices', { ids });
    return found;
  });
  const shown = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null;
  return { devices: shown.map(presentStaffDevice), next };
}

type NewDevice = { id: string; name: string; kind: FieldDeviceKind; hubId: string };

/**
 * A source of its own: a repeated name must not let a second device act as the first. The scans of a device
 * that travels go by their place, so its source has no hub.
 */
export async function addDevice(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { id, name, kind, hubId }: NewDevice,
): Promise<Enrolment> {
  return inTransaction(ctx.db, async (tx) => {
    if ((await lockDevice(tx, id)) !== undefined) return makeEnrolment(ctx, tx, staffId, id);
    await refuseUnusableHub(tx, hubId);
    const sourceId = await insertSource(tx, name, kind, kind === 'hub' ? hubId : null);
    if (sourceId === undefined) throw new Problem('key_name_taken');
    // what was counted before the hub had devices does not know which hub collects it
    if (!(await hasDevices(tx, hubId))) await ctx.jobs.enqueue(tx, hubsChangedQueue, {});
    await insertDevice(tx, { id, sourceId, hubId, createdBy: staffId });
    await auditStaff(tx, staffId, 'field_device.add', subjectOf(id), { kind, hubId });
    return makeEnrolment(ctx, tx, staffId, id);
  });
}

export async function renewEnrolment(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
): Promise<Enrolment> {
  return inTransaction(ctx.db, (tx) => makeEnrolment(ctx, tx, staffId, id));
}

async function makeEnrolment(ctx: Ctx, tx: Db, staffId: string, id: string): Promise<Enrolment> {
  const locked = await lockDevice(tx, id);
  if (locked === undefined) throw new Problem('field_device_not_found');
  if (locked.revokedAt !== null) throw new Problem('field_device_revoked');
  const token = newToken(FIELD_SHARD);
  const expiresAt = await insertEnrolment(tx, hashSecret(token), id);
  await auditStaff(tx, staffId, 'field_device.new_code', subjectOf(id));
  // the fragment: no server, proxy or log sees it
  const url = `${new URL('/field/enrol', ctx.config.PUBLIC_ORIGIN).href}#${token}`;
  const device = await mustRead(tx, id);
  return { device, url, qrSvg: drawQr(url), expiresAt: expiresAt.toISOString() };
}

/**
 * To another hub, with its source if that is of a hub. Whoever works with it begins again: a shift is of a hub. To its
 * own hub changes nothing.
 */
export async function moveDevice(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
  hubId: string,
): Promise<StaffFieldDevice> {
  return inTransaction(ctx.db, async (tx) => {
    const device = await lockDevice(tx, id);
    if (device === undefined) throw new Problem('field_device_not_found');
    if (device.revokedAt !== null) throw new Problem('field_device_revoked');
    if (device.hubId === hubId) return mustRead(tx, id);
    await refuseUnusableHub(tx, hubId);
    if (!(await hasDevices(tx, hubId))) await ctx.jobs.enqueue(tx, hubsChangedQueue, {});
    await writeHub(tx, id, hubId);
    const { kind } = await mustRead(tx, id);
    if (kind === 'hub') await storeHub(tx, device.sourceId, hubId);
    await endOpenShifts(tx, { deviceId: id });
    await auditStaff(tx, staffId, 'field_device.move', subjectOf(id), {
      from: device.hubId,
      to: hubId,
    });
    return mustRead(tx, id);
  });
}

/** Repeating it changes nothing. */
export async function revokeDevice(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
  reason: string,
): Promise<StaffFieldDevice> {
  return inTransaction(ctx.db, async (tx) => {
    const device = await lockDevice(tx, id);
    if (device?.revokedAt === null) {
      await markRevoked(tx, id, { staffId, reason });
      await endEnrolments(tx, id);
      await endOpenShifts(tx, { deviceId: id });
      await auditStaff(tx, staffId, 'field_device.revoke', subjectOf(id));
    }
    return mustRead(tx, id);
  });
}

const subjectOf = (id: string) => `field_device:${id}`;

async function mustRead(tx: Db, id: string): Promise<StaffFieldDevice> {
  const row = await findStaffDevice(tx, id);
  if (row === undefined) throw new Problem('field_device_not_found');
  return presentStaffDevice(row);
}
