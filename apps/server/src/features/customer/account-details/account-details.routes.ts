import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { customerOf, type Door, mount } from '../../../platform/http/mount.ts';
import { showsReceipt } from '../own-shipments/index.ts';
import { readDetails } from './read-details.ts';

export function accountDetailsRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'readAccountDetails', endpoints.readAccountDetails, async ({ caller }) => {
    const customer = customerOf(caller);
    const { customerId } = customer;
    const shown = { customerId, withReceipt: showsReceipt(customer) };
    return { status: 200, body: await readDetails(ctx, shown) };
  });
}
