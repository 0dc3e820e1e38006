import type {
  ID,
  RequestContext,
  TransactionalConnection,
  Type,
  VendureEntity,
} from '@vendure/core';

const WITH_LOCKS = ['postgres', 'mysql', 'mariadb'];

/** Until the end of the transaction. SQLite has no such lock, and one writer at a time. */
export async function lockRow<T extends VendureEntity>(
  connection: TransactionalConnection,
  ctx: RequestContext,
  entity: Type<T>,
  id: ID,
): Promise<void> {
  if (!WITH_LOCKS.includes(connection.rawConnection.options.type)) return;
  await connection
    .getRepository(ctx, entity)
    .createQueryBuilder('locked')
    .select('locked.id')
    .where('locked.id = :id', { id })
    .setLock('pessimistic_write')
    .getOne();
}
