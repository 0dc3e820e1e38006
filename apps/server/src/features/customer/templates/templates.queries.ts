import type { NewTemplate } from '@waypost/contract';
import { readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Db } from '../../../platform/database.ts';

const COLUMNS = [
  'id',
  'name',
  'serviceLevel',
  'weightGrams',
  'lengthMm',
  'widthMm',
  'heightMm',
  'parcelCount',
  'contents',
  'valueCents',
  'addressId',
  'createdAt',
] as const;

export async function selectTemplates(db: Db, customerId: string) {
  return db
    .selectFrom('parcelTemplates')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
export type TemplateRow = Awaited<ReturnType<typeof selectTemplates>>[number];

/** Lives in the shard of its customer. One that is there already stays as it is. */
export async function insertTemplate(
  db: Db,
  customerId: string,
  id: string,
  template: NewTemplate,
): Promise<void> {
  const shard = await readCustomerShard(db, customerId);
  await db
    .insertInto('parcelTemplates')
    .values({ id, shard, customerId, ...template })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Undefined when the customer has no such template. */
export async function updateName(
  db: Db,
  customerId: string,
  id: string,
  name: string,
): Promise<TemplateRow | undefined> {
  return db
    .updateTable('parcelTemplates')
    .set({ name })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function deleteTemplate(db: Db, customerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('parcelTemplates')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteTemplates(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('parcelTemplates').where('customerId', '=', customerId).execute();
}
