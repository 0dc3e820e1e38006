import type { CustomerKeyScope } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { type CustomerCaller, type Visitor, VISITOR } from '../../../platform/http/callers.ts';
import { hashSecret } from '../../../platform/random.ts';
import { findLiveKey, noteKeyUse } from './customer-keys.queries.ts';

/** `Authorization: Bearer wpc_...`; anything else is a visitor. */
export async function authenticateKey(
  db: Db,
  request: FastifyRequest,
): Promise<CustomerCaller | Visitor> {
  const secret = /^Bearer (wpc_[\w-]{20,64})$/.exec(request.headers.authorization ?? '')?.[1];
  if (secret === undefined) return VISITOR;
  const key = await findLiveKey(db, hashSecret(secret));
  if (key === undefined) return VISITOR;
  if (key.isStale) await noteKeyUse(db, key.id);
  return {
    kind: 'customer',
    customerId: key.customerId,
    shard: key.shard,
    sessionId: '',
    key: { id: key.id, scopes: key.scopes as CustomerKeyScope[] },
  };
}
