import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { saying } from '../../../platform/http/language.ts';
import { customerOf, type Door, mount } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { deleteAddress, selectAddresses } from './addresses.queries.ts';
import { changeAddress } from './change-address.ts';
import { keepAddress } from './keep-address.ts';
import { presentAddress } from './present-address.ts';

export function addressesRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'listAddresses', endpoints.listAddresses, async ({ caller }) => {
    const { customerId } = customerOf(caller);
    const rows = await asCustomer(ctx.db, customerId, (own) => selectAddresses(own, customerId));
    return { status: 200, body: { addresses: rows.map(presentAddress) } };
  });

  mount(app, door, 'addAddress', endpoints.addAddress, async ({ caller, body }) => ({
    status: 201,
    body: presentAddress(await keepAddress(ctx, customerOf(caller).customerId, body)),
  }));

  mount(app, door, 'changeAddress', endpoints.changeAddress, async ({ caller, params, body }) => {
    const { customerId } = customerOf(caller);
    return { status: 200, body: await changeAddress(ctx, customerId, params.addressId, body) };
  });

  mount(
    app,
    door,
    'removeAddress',
    endpoints.removeAddress,
    async ({ caller, params, request }) => {
      const { customerId } = customerOf(caller);
      const removed = await asCustomer(ctx.db, customerId, (own) =>
        deleteAddress(own, customerId, params.addressId),
      );
      if (!removed) throw new Problem('address_not_found');
      return { status: 200, body: { message: saying(request, 'addressRemoved') } };
    },
  );
}
