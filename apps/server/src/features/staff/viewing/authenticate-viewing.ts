import { PERMISSIONS_OF } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { readSecretCookie } from '../../../platform/http/cookies.ts';
import { hashSecret } from '../../../platform/random.ts';
import { readSessionRights } from '../members/index.ts';
import { findLiveViewing } from './viewing.queries.ts';

/** The customer whom a member of staff views. Every request is a view, and is audited. */
export async function authenticateViewing(
  ctx: Ctx,
  request: FastifyRequest,
): Promise<CustomerCaller | undefined> {
  const secret = readSecretCookie(request, 'viewing');
  if (secret === undefined) return undefined;
  const viewing = await findLiveViewing(ctx.db, hashSecret(secret));
  if (viewing === undefined) return undefined;
  const rights = await readSessionRights(ctx, viewing.staffSessionId);
  // a lost right ends the views that were started with it
  if (rights === null || !PERMISSIONS_OF[rights].includes('customers:read')) return undefined;
  await auditStaff(ctx.db, viewing.staffId, 'customer.viewed', `customer:${viewing.customerId}`, {
    viewing: viewing.id,
    route: request.routeOptions.url,
  });
  return {
    kind: 'customer',
    customerId: viewing.customerId,
    shard: viewing.shard,
    sessionId: '',
    viewedBy: viewing.staffId,
  };
}
