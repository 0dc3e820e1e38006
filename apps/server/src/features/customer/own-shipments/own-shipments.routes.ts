import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { customerOf, type Door, mount } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { askStaffWhoLooks } from '../../staff/members/index.ts';
import { claimShipments } from './claim-shipments.ts';
import { exportShipments } from './export-shipments.ts';
import { listShipments } from './list-shipments.ts';
import { countGuestBookings, findOwnShipment, readEmailKey } from './own-shipments.queries.ts';
import { presentShipment, showsReceipt } from './present-shipment.ts';

export function ownShipmentsRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'listOwnShipments', endpoints.listOwnShipments, async ({ caller, query }) => {
    const { after, limit, ...filter } = query;
    const page = { after, limit };
    const customer = customerOf(caller);
    const own = { customerId: customer.customerId, withReceipt: showsReceipt(customer) };
    const body = await listShipments(ctx, own, filter, page);
    return { status: 200, body };
  });

  mount(app, door, 'readOwnShipment', endpoints.readOwnShipment, async ({ caller, params }) => {
    const customer = customerOf(caller);
    const { customerId } = customer;
    const row = await asCustomer(ctx.db, customerId, (own) =>
      findOwnShipment(own, customerId, params.shipmentId),
    );
    if (row === undefined) throw new Problem('not_found');
    return { status: 200, body: presentShipment(row, showsReceipt(customer)) };
  });

  mount(app, door, 'exportOwnShipments', endpoints.exportOwnShipments, async (call) => {
    const customer = customerOf(call.caller);
    const { customerId } = customer;
    await askStaffWhoLooks(ctx, customer, call.headers['x-second-factor']);
    const name = `shipments_${new Date().toISOString().slice(0, 10)}.csv`;
    await call.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(exportShipments(ctx, customerId, call.query));
    return { streamed: true };
  });

  mount(app, door, 'countClaimable', endpoints.countClaimable, async ({ caller }) => {
    const emailKey = await readEmailKey(ctx.db, customerOf(caller).customerId);
    return { status: 200, body: { claimable: await countGuestBookings(ctx.db, emailKey) } };
  });

  mount(app, door, 'claimShipments', endpoints.claimShipments, async ({ caller }) => ({
    status: 200,
    body: { claimed: await claimShipments(ctx, customerOf(caller).customerId) },
  }));
}
