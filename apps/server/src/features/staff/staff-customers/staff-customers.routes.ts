import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { type Door, mount, staffOf } from '../../../platform/http/mount.ts';
import { readDetails } from '../../customer/account-details/index.ts';
import { changeCustomer } from './change-customer.ts';
import { selectCustomers } from './customers.queries.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { presentLines, presentRecord } from './present-customer.ts';
import { deactivateCustomer, eraseCustomer } from './remove-customer.ts';

export function staffCustomersRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'listCustomers', endpoints.listCustomers, async ({ caller, query }) => {
    const { limit, ...listing } = query;
    const body = await inTransaction(ctx.db, async (tx) => {
      // one more than asked for tells whether there is a next page
      const rows = await selectCustomers(tx, listing, limit + 1);
      const shown = rows.slice(0, limit);
      await appendAudit(tx, {
        actor: { kind: 'staff', id: staffOf(caller).staffId },
        action: 'customer.list',
        subject: 'customers',
        details: { ids: shown.map((row) => row.id) },
      });
      const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
      return { users: await presentLines(tx, shown), next };
    });
    return { status: 200, body };
  });

  mount(app, door, 'readCustomerRecord', endpoints.readCustomerRecord, async (call) => ({
    status: 200,
    body: await lookAtCustomer(
      ctx,
      staffOf(call.caller),
      call.params.userId,
      'customer.read',
      presentRecord,
    ),
  }));

  mount(app, door, 'changeCustomer', endpoints.changeCustomer, async (call) => ({
    status: 200,
    body: await changeCustomer(ctx, staffOf(call.caller), call.params.userId, call.body),
  }));

  mount(app, door, 'removeCustomer', endpoints.removeCustomer, async (call) => {
    const staff = staffOf(call.caller);
    const { userId } = call.params;
    if (call.body.step === 'deactivate') {
      await deactivateCustomer(ctx, staff, userId);
      return { status: 200, body: { state: 'deactivated' as const } };
    }
    await eraseCustomer(ctx, staff, userId, call.body.secondFactor);
    return { status: 200, body: { state: 'erased' as const } };
  });

  mount(app, door, 'readCustomerDetails', endpoints.readCustomerDetails, async (call) => {
    const { userId } = call.params;
    await lookAtCustomer(ctx, staffOf(call.caller), userId, 'customer.details', noRecord);
    return {
      status: 200,
      body: await readDetails(ctx, { customerId: userId, withReceipt: false }),
    };
  });

  mount(app, door, 'recomputeCustomerDetails', endpoints.recomputeCustomerDetails, async (call) => {
    const { userId } = call.params;
    await lookAtCustomer(ctx, staffOf(call.caller), userId, 'customer.recompute', noRecord);
    // no total is kept anywhere: reading derives them from the ledger
    return {
      status: 200,
      body: await readDetails(ctx, { customerId: userId, withReceipt: false }),
    };
  });
}

/** Details run in transactions of the customer's own, after the one with the look is committed. */
async function noRecord(): Promise<void> {}
