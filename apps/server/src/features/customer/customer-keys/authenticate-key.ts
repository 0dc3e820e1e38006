import { type KeyMode, scopesOf } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { type CustomerCaller, type Visitor, VISITOR } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret } from '../../../platform/random.ts';
import { findLiveKey, noteKeyUse } from './customer-keys.queries.ts';
import { isInNetworks } from './networks.ts';

/**
 * `Authorization: Bearer wpc_live_...`; anything else is a visitor. Keys without a mode in their secret are
 * older than modes, and live.
 */
export async function authenticateKey(
  db: Db,
  request: FastifyRequest,
  clientAddress: string,
): Promise<CustomerCaller | Visitor> {
  const secret = /^Bearer (wpc_[\w-]{20,64})$/.exec(request.headers.authorization ?? '')?.[1];
  if (secret === undefined) return VISITOR;
  if (secret.startsWith('wpc_test_')) throw new Problem('test_mode_unavailable');
  const key = await findLiveKey(db, hashSecret(secret));
  if (key === undefined) return VISITOR;
  if (!isInNetworks(clientAddress, key.allowedNetworks)) throw new Problem('key_network_refused');
  if (key.isStale) await noteKeyUse(db, key.id);
  return {
    kind: 'customer',
    customerId: key.customerId,
    shard: key.shard,
    sessionId: '',
    key: { id: key.id, mode: key.mode as KeyMode, scopes: scopesOf(key.scopes) },
  };
}
