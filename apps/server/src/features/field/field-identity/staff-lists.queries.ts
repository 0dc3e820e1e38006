import { type FieldDeviceKind, type FieldRight, PIN_TRIES } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type MemberRow = {
  id: string;
  name: string;
  hubId: string;
  hubCode: string;
  rights: FieldRight[];
  locale: string;
  isLocked: boolean;
  createdAt: Date;
  deactivatedAt: Date | null;
  beganAt: Date | null;
  endedAt: Date | null;
  device: string | null;
};

/** Ids are made in the order of time: newest first is along the primary key. The newest shift is one index probe. */
async function readMembers(db: Db, where: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<MemberRow>`
    SELECT p.id, p.name, p.hub_id, h.code AS hub_code, p.rights, p.locale,
      p.deactivated_at IS NULL AND p.pin_failures >= ${PIN_TRIES} AS is_locked, p.created_at,
      p.deactivated_at, t.began_at, t.ended_at, t.device
    FROM field_people p
    JOIN hubs h ON h.id = p.hub_id
    LEFT JOIN LATERAL (
      SELECT began_at, CASE WHEN ended_at IS NULL AND ends_at <= now() THEN ends_at ELSE ended_at END
        AS ended_at, s.name AS device
      FROM shifts JOIN sources s ON s.id = source_id
      WHERE person_id = p.id ORDER BY began_at DESC LIMIT 1) t ON true
    WHERE ${where}
    ORDER BY p.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

type Asked<State> = {
  search: string;
  hubId?: string | undefined;
  state?: State | undefined;
  after?: string | undefined;
  limit: number;
};

const partOf = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export async function selectMembers(db: Db, asked: Asked<'active' | 'inactive' | 'locked'>) {
  const { search, hubId, state, after, limit } = asked;
  const states = {
    active: sql`p.deactivated_at IS NULL`,
    inactive: sql`p.deactivated_at IS NOT NULL`,
    locked: sql`p.deactivated_at IS NULL AND p.pin_failures >= ${PIN_TRIES}`,
  };
  const conditions = [
    sql`true`,
    ...(search === '' ? [] : [sql`p.name ILIKE ${partOf(search)}`]),
    ...(hubId === undefined ? [] : [sql`p.hub_id = ${hubId}`]),
    ...(state === undefined ? [] : [states[state]]),
    ...(after === undefined ? [] : [sql`p.id < ${after}`]),
  ];
  return readMembers(db, sql.join(conditions, sql` AND `), limit);
}

export async function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  const [found] = await readMembers(db, sql`p.id = ${id}`, 1);
  return found;
}

export type StaffDeviceRow = {
  id: string;
  name: string;
  kind: FieldDeviceKind;
  hubId: string;
  hubCode: string;
  isEnrolled: boolean;
  createdAt: Date;
  maker: string | null;
  lastSeenAt: Date | null;
  person: string | null;
  beganAt: Date | null;
  revokedAt: Date | null;
  revoker: string | null;
  revokedReason: string | null;
};

async function readDevices(db: Db, where: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<StaffDeviceRow>`
    SELECT d.id, s.name, s.kind, d.hub_id, h.code AS hub_code, d.secret_hash IS NOT NULL AS is_enrolled,
      d.created_at, maker.name AS maker, d.last_seen_at, p.name AS person, t.began_at, d.revoked_at,
      revoker.name AS revoker, d.revoked_reason
    FROM field_devices d
    JOIN sources s ON s.id = d.source_id
    JOIN hubs h ON h.id = d.hub_id
    LEFT JOIN staff_members maker ON maker.id = d.created_by
    LEFT JOIN staff_members revoker ON revoker.id = d.revoked_by
    LEFT JOIN shifts t ON t.device_id = d.id AND t.ended_at IS NULL AND t.ends_at > now()
    LEFT JOIN field_people p ON p.id = t.person_id
    WHERE ${where}
    ORDER BY d.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function selectDevices(db: Db, asked: Asked<'waiting' | 'live' | 'revoked'>) {
  const { search, hubId, state, after, limit } = asked;
  const states = {
    waiting: sql`d.revoked_at IS NULL AND d.secret_hash IS NULL`,
    live: sql`d.revoked_at IS NULL AND d.secret_hash IS NOT NULL`,
    revoked: sql`d.revoked_at IS NOT NULL`,
  };
  const conditions = [
    sql`true`,
    ...(search === '' ? [] : [sql`s.name ILIKE ${partOf(search)}`]),
    ...(hubId === undefined ? [] : [sql`d.hub_id = ${hubId}`]),
    ...(state === undefined ? [] : [states[state]]),
    ...(after === undefined ? [] : [sql`d.id < ${after}`]),
  ];
  return readDevices(db, sql.join(conditions, sql` AND `), limit);
}

export async function findStaffDevice(db: Db, id: string): Promise<StaffDeviceRow | undefined> {
  const [found] = await readDevices(db, sql`d.id = ${id}`, 1);
  return found;
}
