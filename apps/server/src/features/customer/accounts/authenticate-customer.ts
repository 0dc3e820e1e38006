import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { type CustomerCaller, type Visitor, VISITOR } from '../../../platform/http/callers.ts';
import { readSecretCookie } from '../../../platform/http/cookies.ts';
import { hashSecret } from '../../../platform/random.ts';
import { findLiveSession, noteSessionUse } from './sessions.queries.ts';

export async function authenticateCustomer(
  db: Db,
  request: FastifyRequest,
): Promise<CustomerCaller | Visitor> {
  const secret = readSecretCookie(request, 'customer');
  if (secret === undefined) return VISITOR;
  const session = await findLiveSession(db, hashSecret(secret));
  if (session === undefined) return VISITOR;
  if (session.isStale) await noteSessionUse(db, session.id);
  return {
    kind: 'customer',
    customerId: session.customerId,
    shard: session.shard,
    sessionId: session.id,
  };
}
