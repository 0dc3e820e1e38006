import type { DoorFix, DoorPoint } from '@waypost/domain/door-point';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

type AddressPoint = {
  lat: number | null;
  lon: number | null;
  source: 'door' | 'geocoder';
};

type PointRow = AddressPoint & { addressKey: Buffer };

/** A geocoder that did not know an address is asked again after this long. */
const UNKNOWN_DAYS = 30;

/** By hex of the key. Of an address that the geocoder lately did not know, a point without a position. */
export async function selectPoints(
  db: Db,
  keys: readonly Buffer[],
): Promise<Map<string, AddressPoint>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<PointRow>`
    SELECT address_key, lat, lon, source FROM address_points
    WHERE address_key = ANY (${keys}::bytea[])
      AND (lat IS NOT NULL OR updated_at > now() - make_interval(days => ${UNKNOWN_DAYS}))`.execute(
    db,
  );
  return new Map(rows.map(({ addressKey, ...point }) => [addressKey.toString('hex'), point]));
}

/** False when it was told before. The oldest go when there are more than enough. */
export async function insertFix(
  tx: Db,
  key: Buffer,
  fixId: string,
  fix: DoorFix,
  most: number,
): Promise<boolean> {
  const { lat, lon, accuracyM } = fix;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('addressFixes')
    .values({ addressKey: key, fixId, lat, lon, accuracyM })
    .onConflict((conflict) => conflict.columns(['addressKey', 'fixId']).doNothing())
    .executeTakeFirst();
  await sql`
    DELETE FROM address_fixes WHERE address_key = ${key} AND fix_id IN (
      SELECT fix_id FROM address_fixes WHERE address_key = ${key}
      ORDER BY seen_on DESC, fix_id OFFSET ${most})`.execute(tx);
  return numInsertedOrUpdatedRows === 1n;
}

export async function selectFixes(db: Db, key: Buffer): Promise<DoorFix[]> {
  const { rows } = await sql<DoorFix>`
    SELECT lat, lon, accuracy_m FROM address_fixes WHERE address_key = ${key}`.execute(db);
  return rows;
}

/** What couriers found at the door replaces what a geocoder said, and not the other way round. */
export async function writeDoorPoint(tx: Db, key: Buffer, point: DoorPoint): Promise<void> {
  const { lat, lon, accuracyM, fixes } = point;
  await sql`
    INSERT INTO address_points (address_key, lat, lon, source, accuracy_m, fixes)
    VALUES (${key}, ${lat}, ${lon}, 'door', ${accuracyM}, ${fixes})
    ON CONFLICT (address_key) DO UPDATE SET lat = excluded.lat, lon = excluded.lon,
      source = 'door', accuracy_m = excluded.accuracy_m, fixes = excluded.fixes,
      updated_at = now()`.execute(tx);
}

export async function writeGeocoded(
  db: Db,
  key: Buffer,
  found: { lat: number; lon: number; accuracyM: number } | null,
): Promise<void> {
  await sql`
    INSERT INTO address_points (address_key, lat, lon, source, accuracy_m)
    VALUES (${key}, ${found?.lat ?? null}, ${found?.lon ?? null}, 'geocoder', ${found?.accuracyM ?? 0})
    ON CONFLICT (address_key) DO UPDATE SET lat = excluded.lat, lon = excluded.lon,
      accuracy_m = excluded.accuracy_m, updated_at = now()
    WHERE address_points.source = 'geocoder'`.execute(db);
}

export async function deleteOld(db: Db): Promise<void> {
  await deleteDue(db, 'addressPoints', sql`updated_at < now() - interval '24 months'`);
  await deleteDue(db, 'addressFixes', sql`seen_on < current_date - interval '12 months'`);
}
