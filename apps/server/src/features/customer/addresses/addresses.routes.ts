import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { deleteAddress, selectAddresses } from './addresses.queries.ts';
import { changeAddress } from './change-address.ts';
import { keepAddress } from './keep-address.ts';
import { presentAddress } from './present-address.ts';

export function addressesRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listAddresses', { customer: true }, async ({ caller }) => {
    const { customerId } = caller;
    const rows = await asCustomer(ctx.db, customerId, (own) => selectAddresses(own, customerId));
    return { status: 200, body: { addresses: rows.map(presentAddress) } };
  });

  mount('addAddress', { customer: true }, async ({ caller, body }) => ({
    status: 201,
    body: presentAddress(await keepAddress(ctx, caller.customerId, body)),
  }));

  mount('changeAddress', { customer: true }, async ({ caller, params, body }) => {
    const { customerId } = caller;
    return { status: 200, body: await changeAddress(ctx, customerId, params.addressId, body) };
  });

  mount('removeAddress', { customer: true }, async ({ caller, params, request }) => {
    const { customerId } = caller;
    const removed = await asCustomer(ctx.db, customerId, (own) =>
      deleteAddress(own, customerId, params.addressId),
    );
    if (!removed) throw new Problem('address_not_found');
    return { status: 200, body: { message: saying(request, 'addressRemoved') } };
  });
}
