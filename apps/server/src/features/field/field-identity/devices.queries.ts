import type { FieldDeviceKind } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

/** How long a secret lives before signing in replaces it. */
const SECRET_DAYS = 7;

function devices(db: Db) {
  return db
    .selectFrom('fieldDevices')
    .innerJoin('sources', 'sources.id', 'fieldDevices.sourceId')
    .innerJoin('hubs', 'hubs.id', 'fieldDevices.hubId')
    .select(['fieldDevices.id', 'fieldDevices.sourceId', 'sources.name'])
    .select(sql<FieldDeviceKind>`sources.kind`.as('kind'))
    .select(['hubs.id as hubId', 'hubs.code as hubCode', 'hubs.name as hubName'])
    .select(['hubs.timeZone', 'hubs.city', 'hubs.country']);
}

export async function findDevice(db: Db, id: string) {
  return devices(db).where('fieldDevices.id', '=', id).executeTakeFirst();
}
export type DeviceRow = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

/** Shifts of a device begin and end one after the other, and none begins while it is revoked. */
export async function lockDevice(tx: Db, id: string) {
  return tx
    .selectFrom('fieldDevices')
    .select(['id', 'revokedAt', 'hubId', 'sourceId'])
    .select(
      sql<boolean>`secret_since < now() - make_interval(days => ${SECRET_DAYS})`.as('isSecretOld'),
    )
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Of a browser that was enrolled just now. */
export async function storeFirstSecret(tx: Db, id: string, secretHash: Buffer): Promise<void> {
  await tx
    .updateTable('fieldDevices')
    .set({
      secretHash,
      secretSince: sql<Date>`now()`,
      previousHash: null,
      lastSeenAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** The secret that was used stays good until the new one is: the answer may be lost. */
export async function storeNextSecret(
  tx: Db,
  id: string,
  { usedHash, nextHash }: { usedHash: Buffer; nextHash: Buffer },
): Promise<void> {
  await tx
    .updateTable('fieldDevices')
    .set({ secretHash: nextHash, secretSince: sql<Date>`now()`, previousHash: usedHash })
    .where('id', '=', id)
    .execute();
}

export async function hasDevices(db: Db, hubId: string): Promise<boolean> {
  const found = await db
    .selectFrom('fieldDevices')
    .select('id')
    .where('hubId', '=', hubId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertDevice(tx: Db, device: NewRow<'fieldDevices'>): Promise<void> {
  await tx.insertInto('fieldDevices').values(device).execute();
}

export async function writeHub(tx: Db, id: string, hubId: string): Promise<void> {
  await tx.updateTable('fieldDevices').set({ hubId }).where('id', '=', id).execute();
}

export async function markRevoked(
  tx: Db,
  id: string,
  by: { staffId: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('fieldDevices')
    .set({ revokedAt: sql<Date>`now()`, revokedBy: by.staffId, revokedReason: by.reason })
    .where('id', '=', id)
    .execute();
}
