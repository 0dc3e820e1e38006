import { PERMISSIONS_OF, type StaffMember, type StaffSignedIn } from '@waypost/contract';
import type { Config } from '../../../config.ts';
import type { StaffRow } from './staff.queries.ts';

export function presentStaff(row: StaffRow): StaffMember {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    permissionSet: row.permissionSet,
    active: row.active,
    secondFactor: row.totpConfirmedAt !== null,
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  };
}

/** A second factor is optional in development and required in production. */
export function isEnrolmentRequired(config: Config, totpConfirmedAt: Date | null): boolean {
  return config.NODE_ENV === 'production' && totpConfirmedAt === null;
}

export function presentSignedIn(config: Config, row: StaffRow): StaffSignedIn {
  return {
    admin: presentStaff(row),
    permissions: [...PERMISSIONS_OF[row.permissionSet]],
    enrolmentRequired: isEnrolmentRequired(config, row.totpConfirmedAt),
  };
}
