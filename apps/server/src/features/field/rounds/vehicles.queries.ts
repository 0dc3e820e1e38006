import type { VehicleFields } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

const COLUMNS = [
  'id',
  'hubId',
  'code',
  'maxPieces',
  'maxKg',
  'maxLitres',
  'revision',
  'closedAt',
] as const;

export async function selectVehicles(db: Db, hubId: string) {
  return db
    .selectFrom('vehicles')
    .select(COLUMNS)
    .where('hubId', '=', hubId)
    .orderBy('code')
    .execute();
}
export type VehicleRow = Awaited<ReturnType<typeof selectVehicles>>[number];

export async function findVehicle(db: Db, id: string): Promise<VehicleRow | undefined> {
  return db.selectFrom('vehicles').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

type Stored = Omit<VehicleFields, 'active'>;

export async function insertVehicle(
  db: Db,
  vehicle: Stored & { id: string; hubId: string },
): Promise<VehicleRow> {
  return db.insertInto('vehicles').values(vehicle).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Undefined when it was changed meanwhile. */
export async function updateVehicle(
  db: Db,
  id: string,
  revision: number,
  { active, ...fields }: VehicleFields,
): Promise<VehicleRow | undefined> {
  return db
    .updateTable('vehicles')
    .set({
      ...fields,
      closedAt: active ? null : sql<Date>`coalesce(closed_at, now())`,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning(COLUMNS)
    .executeTakeFirst();
}
