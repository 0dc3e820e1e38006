import { STATUSES, type Status } from '@waypost/domain/tracking';
import type { Db } from '../../../platform/database.ts';

export async function findAccount(db: Db, emailKey: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'shard'])
    .where('emailKey', '=', emailKey)
    .where('erasedAt', 'is', null)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst();
}

export async function findMember(db: Db, emailKey: string) {
  return db
    .selectFrom('staffMembers')
    .select(['id', 'totpSecret'])
    .where('emailKey', '=', emailKey)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** For each status a shipment of the account, or else of anyone: the newest. */
export async function readNumberByStatus(
  db: Db,
  customerId: string | null,
): Promise<{ status: Status; trackingNumber: string }[]> {
  const newest = (status: Status, ofAccount: boolean) =>
    db
      .selectFrom('shipmentList')
      .innerJoin('shipments', (join) =>
        join
          .onRef('shipments.id', '=', 'shipmentList.shipmentId')
          .onRef('shipments.shard', '=', 'shipmentList.shard'),
      )
      .select('shipments.trackingNumber')
      .where('shipmentList.status', '=', status)
      .$if(ofAccount, (query) => query.where('shipmentList.customerId', '=', customerId))
      .orderBy('shipmentList.shipmentId', 'desc')
      .limit(1)
      .executeTakeFirst();
  const found: { status: Status; trackingNumber: string }[] = [];
  for (const status of STATUSES) {
    const row = (customerId && (await newest(status, true))) || (await newest(status, false));
    if (row) found.push({ status, ...row });
  }
  return found;
}
