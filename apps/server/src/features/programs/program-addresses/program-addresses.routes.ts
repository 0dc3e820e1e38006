import type { KeyMode, SavedAddress } from '@waypost/contract';
import type { V1Address } from '@waypost/contract/v1';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { answerPage, ID, readCursor, writeCursor } from '../../../platform/http/cursors.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  changeAddress,
  deleteAddress,
  findAddress,
  keepAddress,
  presentAddress,
  selectAddresses,
} from '../../customer/addresses/index.ts';
import { checkAddress } from './check-address.ts';

export function programAddressesRoutes({ mount }: Api, ctx: ApiCtx): void {
  mount('v1ListAddresses', { program: 'addresses:read' }, async ({ caller, query, request }) => {
    const { customerId, key } = caller;
    const [after] = readCursor(query.cursor, [ID]) ?? [];
    const rows = await asCustomer(ctx.db, customerId, (own) => selectAddresses(own, customerId));
    // the book has 200 addresses at most, and is read whole
    const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
    return answerPage(request, rows.slice(start), {
      limit: query.limit,
      present: (row) => present(presentAddress(row), key.mode),
      cursorOf: ({ id }) => writeCursor(id),
    });
  });

  mount('v1CreateAddress', { program: 'addresses:write' }, async ({ caller, body }) => {
    const kept = await keepAddress(ctx, caller.customerId, body);
    return { status: 201, body: present(presentAddress(kept), caller.key.mode) };
  });

  mount('v1ReadAddress', { program: 'addresses:read' }, async ({ caller, params }) => {
    const { customerId, key } = caller;
    const row = await asCustomer(ctx.db, customerId, (own) =>
      findAddress(own, customerId, params.addressId),
    );
    if (row === undefined) throw new Problem('address_not_found');
    return { status: 200, body: present(presentAddress(row), key.mode) };
  });

  mount('v1ChangeAddress', { program: 'addresses:write' }, async ({ caller, params, body }) => {
    const { customerId, key } = caller;
    const changed = await changeAddress(ctx, customerId, params.addressId, body);
    return { status: 200, body: present(changed, key.mode) };
  });

  mount('v1DeleteAddress', { program: 'addresses:write' }, async ({ caller, params }) => {
    const { customerId } = caller;
    const id = params.addressId;
    const isDeleted = await asCustomer(ctx.db, customerId, (own) =>
      deleteAddress(own, customerId, id),
    );
    if (!isDeleted) throw new Problem('address_not_found');
    return { status: 200, body: { object: 'address' as const, id, deleted: true as const } };
  });

  mount('v1CheckAddress', { program: 'addresses:read' }, async ({ body }) => ({
    status: 200,
    body: await checkAddress(ctx, body),
  }));
}

function present(address: SavedAddress, mode: KeyMode): V1Address {
  return { object: 'address', mode, ...address };
}
