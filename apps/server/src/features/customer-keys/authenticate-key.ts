import type { CustomerKeyScope } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database.ts';
import type { CustomerCaller } from '../../platform/http/callers.ts';
import { hashSecret } from '../../platform/random.ts';
import { findLiveKey, noteKeyUse } from './customer-keys.queries.ts';

/** `Authorization: Bearer wpc_...`; undefined when the request shows no such key. */
export async function authenticateKey(
  db: Db,
  request: FastifyRequest,
): Promise<CustomerCaller | undefined> {
  const secret = /^Bearer (wpc_[\w-]{20,64})$/.exec(request.headers.authorization ?? '')?.[1];
  if (secret === undefined) return undefined;
  const key = await findLiveKey(db, hashSecret(secret));
  if (key === undefined) return undefined;
  if (key.is_stale) await noteKeyUse(db, key.id);
  return {
    kind: 'customer',
    customerId: key.customer_id,
    shard: key.shard,
    sessionId: '',
    keyScopes: key.scopes as CustomerKeyScope[],
  };
}
