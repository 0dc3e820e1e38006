import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { type CustomerCaller, type Visitor, VISITOR } from '../../../platform/http/callers.ts';
import { hashSecret } from '../../../platform/random.ts';
import { findLiveToken, noteTokenUse } from './rate-tokens.queries.ts';

const SHAPE = /^wpr_(?:live|test)_[\w-]{20,64}$/;

/**
 * The caller behind the token of an address: the account, as a program that may ask for prices alone. Limits count by
 * the token, so that a busy checkout leaves the calls of the shop's own programs alone.
 */
export async function authenticateToken(
  ctx: Ctx,
  request: FastifyRequest,
): Promise<CustomerCaller | Visitor> {
  const { token = '' } = request.params as { token?: string };
  if (!SHAPE.test(token)) return VISITOR;
  const found = await findLiveToken(ctx.db, hashSecret(token));
  // a token is of one platform: the address says which
  if (found === undefined || !request.url.startsWith(`/api/v1/rates/${found.shop}/`)) {
    return VISITOR;
  }
  if (await ctx.identity.isKeyRevoked(found.keyId)) return VISITOR;
  if (found.isStale) await noteTokenUse(ctx.db, found.id);
  const { id, customerId, shard } = found;
  const key = { id, mode: ctx.mode, scopes: ['rates:read'] as const };
  return { kind: 'customer', customerId, shard, sessionId: '', key };
}
