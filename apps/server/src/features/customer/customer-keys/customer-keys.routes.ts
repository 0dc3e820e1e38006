import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { saying } from '../../../platform/http/language.ts';
import { customerOf, type Door, mount } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { markRevoked } from './customer-keys.queries.ts';
import { createKey, listKeys, rotateKey } from './manage-keys.ts';

export function customerKeysRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'listKeys', endpoints.listKeys, async ({ caller }) => ({
    status: 200,
    body: { keys: await listKeys(ctx, customerOf(caller).customerId) },
  }));

  mount(app, door, 'createKey', endpoints.createKey, async ({ caller, body }) => {
    const { customerId, shard } = customerOf(caller);
    return { status: 201, body: await createKey(ctx, { customerId, shard }, body) };
  });

  mount(app, door, 'rotateKey', endpoints.rotateKey, async ({ caller, params, body }) => {
    const { customerId, shard } = customerOf(caller);
    const made = await rotateKey(ctx, { customerId, shard }, params.keyId, body);
    return { status: 201, body: made };
  });

  mount(app, door, 'revokeKey', endpoints.revokeKey, async ({ caller, params, request }) => {
    const { customerId } = customerOf(caller);
    const revoked = await asCustomer(ctx.db, customerId, (own) =>
      markRevoked(own, customerId, params.keyId),
    );
    if (!revoked) throw new Problem('not_found');
    return { status: 200, body: { message: saying(request, 'keyRevoked') } };
  });
}
