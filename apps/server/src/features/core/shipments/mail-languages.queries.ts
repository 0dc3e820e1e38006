import type { Locale } from '@waypost/i18n';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** For every later email to the address, of any shipment. */
export async function storeLanguage(
  db: Db,
  choice: { addressHash: Buffer; shard: number; locale: Locale },
): Promise<void> {
  const { locale } = choice;
  await db
    .insertInto('mailLanguages')
    .values(choice)
    .onConflict((conflict) =>
      conflict.column('addressHash').doUpdateSet({ locale, chosenAt: sql<Date>`now()` }),
    )
    .execute();
}

/** By the address's hash in base64url. */
export async function readLanguages(
  db: Db,
  hashes: readonly Buffer[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('mailLanguages')
    .select(['addressHash', 'locale'])
    .where(sql<boolean>`address_hash = ANY (${hashes}::bytea[])`)
    .execute();
  return new Map(rows.map((row) => [row.addressHash.toString('base64url'), row.locale]));
}

export async function deleteLanguage(db: Db, addressHash: Buffer): Promise<void> {
  await db.deleteFrom('mailLanguages').where('addressHash', '=', addressHash).execute();
}
