import { type KeyMode, scopesOf } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { type CustomerCaller, type Visitor, VISITOR } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret } from '../../../platform/random.ts';
import { findExpiredKey, findLiveKey, noteKeyUse } from './customer-keys.queries.ts';
import { isInNetworks } from './networks.ts';

export function isTestSecret(secret: string): boolean {
  return secret.startsWith('wpc_test_');
}

/**
 * `Authorization: Bearer wpc_live_...`; anything else is a visitor. Keys without a mode in their secret are
 * older than modes, and live.
 */
export async function authenticateKey(
  db: Db,
  request: FastifyRequest,
  clientAddress: string,
  mode: KeyMode = 'live',
): Promise<CustomerCaller | Visitor> {
  const secret = /^Bearer (wpc_[\w-]{20,64})$/.exec(request.headers.authorization ?? '')?.[1];
  if (secret === undefined) return VISITOR;
  // the door of requests sends them elsewhere, where there is a test mode
  if (mode === 'live' && isTestSecret(secret)) throw new Problem('test_mode_unavailable');
  const secretHash = hashSecret(secret);
  const key = await findLiveKey(db, secretHash);
  if (key === undefined) {
    const expired = await findExpiredKey(db, secretHash, mode);
    if (expired === undefined) return VISITOR;
    // its owner sees in the log of requests who still uses it
    request.usedKey = expired;
    request.keyHasExpired = true;
    return VISITOR;
  }
  if (key.mode !== mode) return VISITOR;
  request.usedKey = { keyId: key.id, customerId: key.customerId, shard: key.shard };
  if (!isInNetworks(clientAddress, key.allowedNetworks)) throw new Problem('key_network_refused');
  if (key.isStale) await noteKeyUse(db, key.id);
  return {
    kind: 'customer',
    customerId: key.customerId,
    shard: key.shard,
    sessionId: '',
    key: { id: key.id, mode, scopes: scopesOf(key.scopes) },
  };
}
