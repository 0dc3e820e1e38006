import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { markRevoked } from './customer-keys.queries.ts';
import { createKey, listKeys, rotateKey } from './manage-keys.ts';

export function customerKeysRoutes({ mount }: Api, ctx: ApiCtx): void {
  mount('listKeys', { customer: true }, async ({ caller }) => ({
    status: 200,
    body: { keys: await listKeys(ctx, caller.customerId) },
  }));

  mount('createKey', { customer: true }, async ({ caller, body }) => {
    const { customerId, shard } = caller;
    return { status: 201, body: await createKey(ctx, { customerId, shard }, body) };
  });

  mount('rotateKey', { customer: true }, async ({ caller, params, body }) => {
    const { customerId, shard } = caller;
    const made = await rotateKey(ctx, { customerId, shard }, params.keyId, body);
    return { status: 201, body: made };
  });

  mount('revokeKey', { customer: true }, async ({ caller, params, request }) => {
    const { customerId } = caller;
    const revoked = await asCustomer(ctx.db, customerId, (own) =>
      markRevoked(own, customerId, params.keyId),
    );
    if (!revoked) throw new Problem('not_found');
    return { status: 200, body: { message: saying(request, 'keyRevoked') } };
  });
}
