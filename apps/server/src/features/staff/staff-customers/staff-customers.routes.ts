import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { readDetails } from '../../customer/own-shipments/index.ts';
import { changeCustomer } from './change-customer.ts';
import { confirmVatNumber } from './confirm-vat-number.ts';
import { selectCustomers } from './customers.queries.ts';
import { joinCustomers } from './join-customers.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { presentLines, presentRecord } from './present-customer.ts';
import { deactivateCustomer, eraseCustomer } from './remove-customer.ts';

export function staffCustomersRoutes({ mount }: Api, ctx: Ctx): void {
  mount(
    'listCustomers',
    { staff: 'customers:read' },
    async ({ caller, query }) => {
      const { limit, ...listing } = query;
      const body = await inTransaction(ctx.db, async (tx) => {
        // one more than requested: there is a next page
        const rows = await selectCustomers(tx, listing, limit + 1);
        const shown = rows.slice(0, limit);
        await auditStaff(tx, caller.staffId, 'customer.list', 'customers', {
          ids: shown.map((row) => row.id),
        });
        const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
        return { users: await presentLines(tx, shown), next };
      });
      return { status: 200, body };
    },
    joinCustomers,
  );

  mount('readCustomerRecord', { staff: 'customers:read' }, async (call) => ({
    status: 200,
    body: await lookAtCustomer(
      ctx,
      call.caller,
      call.params.userId,
      'customer.read',
      presentRecord,
    ),
  }));

  mount('changeCustomer', { staff: 'customers:write' }, async (call) => ({
    status: 200,
    body: await changeCustomer(ctx, call.caller, call.params.userId, call.body),
  }));

  mount('confirmVatNumber', { staff: 'money:write' }, async (call) => ({
    status: 200,
    body: await confirmVatNumber(ctx, call.caller, call.params.userId, call.body),
  }));

  mount('removeCustomer', { staff: 'customers:write' }, async (call) => {
    const { userId } = call.params;
    if (call.body.step === 'deactivate') {
      await deactivateCustomer(ctx, call.caller, userId);
      return { status: 200, body: { state: 'deactivated' as const } };
    }
    await eraseCustomer(ctx, call.caller, userId, call.body.secondFactor);
    return { status: 200, body: { state: 'erased' as const } };
  });

  mount('readCustomerDetails', { staff: 'customers:read' }, async (call) => {
    const { userId } = call.params;
    await lookAtCustomer(ctx, call.caller, userId, 'customer.details', noRecord);
    return {
      status: 200,
      body: await readDetails(ctx, { customerId: userId, withReceipt: false }),
    };
  });

  mount('recomputeCustomerDetails', { staff: 'customers:write' }, async (call) => {
    const { userId } = call.params;
    await lookAtCustomer(ctx, call.caller, userId, 'customer.recompute', noRecord);
    // no total is stored: it is derived from the ledger
    return {
      status: 200,
      body: await readDetails(ctx, { customerId: userId, withReceipt: false }),
    };
  });
}

/** Details run in transactions as the customer, after the audit row is committed. */
async function noRecord(): Promise<void> {}
