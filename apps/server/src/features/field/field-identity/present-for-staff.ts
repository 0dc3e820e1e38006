import type { FieldMember, StaffFieldDevice } from '@waypost/contract';
import type { MemberRow, StaffDeviceRow } from './staff-lists.queries.ts';

export function presentMember(row: MemberRow): FieldMember {
  const { id, name, rights, locale, beganAt, endedAt, device } = row;
  return {
    id,
    name,
    hub: { id: row.hubId, code: row.hubCode },
    rights,
    locale,
    active: row.deactivatedAt === null,
    locked: row.isLocked,
    createdAt: row.createdAt.toISOString(),
    deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
    lastShift:
      beganAt === null
        ? null
        : {
            beganAt: beganAt.toISOString(),
            endedAt: endedAt?.toISOString() ?? null,
            device: device ?? '',
          },
  };
}

export function presentStaffDevice(row: StaffDeviceRow): StaffFieldDevice {
  const { id, name, kind, revokedAt, beganAt, person } = row;
  const enrolled = row.isEnrolled ? 'live' : 'waiting';
  return {
    id,
    name,
    kind,
    hub: { id: row.hubId, code: row.hubCode },
    state: revokedAt === null ? enrolled : 'revoked',
    createdAt: row.createdAt.toISOString(),
    createdBy: row.maker,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    shift: beganAt === null ? null : { person: person ?? '', beganAt: beganAt.toISOString() },
    revocation:
      revokedAt === null
        ? null
        : { by: row.revoker, at: revokedAt.toISOString(), reason: row.revokedReason ?? '' },
  };
}
