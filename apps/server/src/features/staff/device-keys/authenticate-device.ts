import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database.ts';
import { type Device, type Visitor, VISITOR } from '../../../platform/http/callers.ts';
import { hashSecret } from '../../../platform/random.ts';
import { findLiveKey, noteKeyUse } from './keys.queries.ts';

/** `Authorization: Bearer wpk_...`; anything else is a visitor. */
export async function authenticateDevice(
  { db, prepared }: Pick<Database, 'db' | 'prepared'>,
  request: FastifyRequest,
): Promise<Device | Visitor> {
  const secret = /^Bearer (wpk_[\w-]{20,64})$/.exec(request.headers.authorization ?? '')?.[1];
  if (secret === undefined) return VISITOR;
  const key = await findLiveKey(prepared, hashSecret(secret));
  if (key === undefined) return VISITOR;
  if (key.isStale) await noteKeyUse(db, key.id);
  return { kind: 'device', keyId: key.id, sourceId: key.sourceId, scopes: key.scopes };
}
