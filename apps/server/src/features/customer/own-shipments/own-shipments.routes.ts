import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { answerCsv, today } from '../../../platform/csv-export.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { askStaffWhoLooks } from '../../staff/members/index.ts';
import { claimShipments } from './claim-shipments.ts';
import { exportShipments } from './export-shipments.ts';
import { listShipments } from './list-shipments.ts';
import { countGuestBookings } from '../../core/shipments/index.ts';
import { findOwnShipment, readEmailKey } from './own-shipments.queries.ts';
import { presentShipment, showsReceipt } from './present-shipment.ts';
import { readDetails } from './read-details.ts';

export function ownShipmentsRoutes({ mount }: Api, ctx: Ctx): void {
  mount(
    'listOwnShipments',
    { customer: true, key: 'shipments:read' },
    async ({ caller, query }) => {
      const { after, limit, ...filter } = query;
      const page = { after, limit };
      const own = { customerId: caller.customerId, withReceipt: showsReceipt(caller) };
      const body = await listShipments(ctx, own, filter, page);
      return { status: 200, body };
    },
  );

  mount(
    'readOwnShipment',
    { customer: true, key: 'shipments:read' },
    async ({ caller, params }) => {
      const { customerId } = caller;
      const row = await asCustomer(ctx.db, customerId, (own) =>
        findOwnShipment(own, customerId, params.shipmentId),
      );
      if (row === undefined) throw new Problem('not_found');
      return { status: 200, body: presentShipment(row, showsReceipt(caller)) };
    },
  );

  mount('exportOwnShipments', { customer: true, key: 'shipments:read' }, async (call) => {
    await askStaffWhoLooks(ctx, call.caller, call.headers['x-second-factor']);
    const csv = exportShipments(ctx, call.caller.customerId, call.query);
    return answerCsv(call.reply, `shipments_${today()}`, csv);
  });

  mount('readAccountDetails', { customer: true }, async ({ caller }) => {
    const shown = { customerId: caller.customerId, withReceipt: showsReceipt(caller) };
    return { status: 200, body: await readDetails(ctx, shown) };
  });

  mount('countClaimable', { customer: true }, async ({ caller }) => {
    const emailKey = await readEmailKey(ctx.db, caller.customerId);
    return { status: 200, body: { claimable: await countGuestBookings(ctx.db, emailKey) } };
  });

  mount('claimShipments', { customer: true }, async ({ caller }) => ({
    status: 200,
    body: { claimed: await claimShipments(ctx, caller.customerId) },
  }));
}
