import type { CustomerRecord, endpoints } from '@waypost/contract';
import type { z } from 'zod';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { storeProfile } from '../../customer/accounts/index.ts';
import { storeDeactivation } from '../../customer/accounts/index.ts';
import { lockRecord, readRecord } from './customers.queries.ts';
import { presentRecord, splitName } from './present-customer.ts';

type Change = z.output<(typeof endpoints.changeCustomer)['body']>;

/** A change from an older revision writes nothing, and returns the current values. */
export async function changeCustomer(
  ctx: Ctx,
  { staffId }: StaffCaller,
  customerId: string,
  { revision, active, firstName, lastName, ...profile }: Change,
): Promise<CustomerRecord> {
  const { isStale, record } = await inTransaction(ctx.db, async (tx) => {
    const row = await lockRecord(tx, customerId);
    if (row === undefined) throw new Problem('customer_unknown');
    const stale = row.revision !== revision;
    if (!stale) {
      const known = splitName(row.name);
      const name = `${firstName ?? known.firstName} ${lastName ?? known.lastName}`.trim();
      await storeProfile(tx, customerId, { ...profile, ...(name !== row.name && { name }) });
      if (active === true) await storeDeactivation(tx, customerId, false);
    }
    await auditStaff(
      tx,
      staffId,
      stale ? 'customer.change_refused' : 'customer.change',
      `customer:${customerId}`,
      { fields: fieldsOf({ active, firstName, lastName, ...profile }) },
    );
    const now = await readRecord(tx, customerId);
    if (now === undefined) throw new Problem('customer_unknown');
    return { isStale: stale, record: await presentRecord(tx, now) };
  });
  if (isStale) throw new Problem('customer_changed', { details: { user: record } });
  return record;
}

function fieldsOf(change: Record<string, unknown>): string[] {
  return Object.keys(change).filter((field) => change[field] !== undefined);
}
