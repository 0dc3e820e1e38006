import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/database.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findRequest, insertRequest } from './program-requests.queries.ts';

type KeyedRequest = {
  caller: Pick<ProgramCaller, 'customerId' | 'shard'>;
  /** What the key is used for, such as `shipments`. */
  endpoint: string;
  idempotencyKey: string;
  /** As it was parsed, so that the order of fields and defaults make no difference. */
  body: unknown;
};

/**
 * Takes an Idempotency-Key in the transaction that makes `subject`: both exist, or none. Answers with the
 * subject of an earlier request with the same key and body, whose transaction then must make nothing;
 * undefined for the first one.
 */
export async function takeKey(
  tx: Db,
  keyed: KeyedRequest,
  subject: string,
): Promise<string | undefined> {
  const { customerId, shard } = keyed.caller;
  const { endpoint, ...hashes } = hashesOf(keyed);
  const row = { customerId, shard, endpoint, ...hashes, subject };
  if (await insertRequest(tx, row)) return undefined;
  const earlier = await findEarlier(tx, keyed);
  if (earlier === undefined) throw new Error('a key that is taken has no row');
  return earlier;
}

/**
 * The subject of an earlier request with the same key and body. Asked before anything is judged: a repeat gets
 * the answer of the first, also when that would be refused by now.
 */
export async function findEarlier(db: Db, keyed: KeyedRequest): Promise<string | undefined> {
  const { endpoint, keyHash, bodyHash } = hashesOf(keyed);
  const { customerId } = keyed.caller;
  const earlier = await findRequest(db, { customerId, endpoint, keyHash });
  if (earlier === undefined) return undefined;
  if (!earlier.bodyHash.equals(bodyHash)) throw new Problem('idempotency_key_reused');
  return earlier.subject;
}

/** Whether something was made for this key. */
export async function hasKey(
  db: Db,
  {
    customerId,
    endpoint,
    idempotencyKey,
  }: { customerId: string } & Omit<KeyedRequest, 'caller' | 'body'>,
): Promise<boolean> {
  const keyHash = hashOf(idempotencyKey);
  return (await findRequest(db, { customerId, endpoint, keyHash })) !== undefined;
}

function hashesOf({ endpoint, idempotencyKey, body }: KeyedRequest) {
  return { endpoint, keyHash: hashOf(idempotencyKey), bodyHash: hashOf(inOrder(body)) };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** JSON with sorted fields. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
