import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/database.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { deleteRequest, findRequest, insertRequest } from './program-requests.queries.ts';

type KeyedRequest = {
  caller: Pick<ProgramCaller, 'customerId' | 'shard'>;
  /** What the key is used for, such as `shipments`. */
  endpoint: string;
  idempotencyKey: string;
  /** As it was parsed, so that the order of fields and defaults make no difference. */
  body: unknown;
};

/** What an earlier release hashed for the same request; read only where the present form does not fit. */
type BodyBefore = { bodyBefore?: (() => Promise<unknown>) | undefined };

/** Whether what an earlier request made came to nothing, so that its key is free again. */
type CameToNothing = (db: Db, subject: string) => Promise<boolean>;
const never: CameToNothing = async () => false;

const ROUNDS = 3;

/**
 * Takes an Idempotency-Key in the transaction that makes `subject`: both exist, or none. Answers with the
 * subject of an earlier request with the same key and body, whose transaction then must make nothing;
 * undefined for the first one, and for one after what came to nothing.
 */
export async function takeKey(
  tx: Db,
  keyed: KeyedRequest,
  subject: string,
  cameToNothing = never,
): Promise<string | undefined> {
  const { customerId, shard } = keyed.caller;
  const row = { customerId, shard, ...hashesOf(keyed), subject };
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (await insertRequest(tx, row)) return undefined;
    const earlier = await findRequest(tx, row);
    // of two repeats one frees the key, and the other finds what that one makes
    if (earlier === undefined) continue;
    if (!(await cameToNothing(tx, earlier.subject))) return subjectOf(earlier, row);
    await deleteRequest(tx, { ...row, subject: earlier.subject });
  }
  throw new Problem('attempt_running', { retryAfterSeconds: 1 });
}

/**
 * The subject of an earlier request with the same key and body. Asked before anything is judged: a repeat gets
 * the answer of the first, also when that would be refused by now.
 */
export async function findEarlier(
  db: Db,
  { bodyBefore, ...keyed }: KeyedRequest & BodyBefore,
  cameToNothing = never,
): Promise<string | undefined> {
  const { customerId } = keyed.caller;
  const asked = { customerId, ...hashesOf(keyed) };
  const earlier = await findRequest(db, asked);
  if (earlier === undefined || (await cameToNothing(db, earlier.subject))) return undefined;
  if (bodyBefore !== undefined && !earlier.bodyHash.equals(asked.bodyHash)) {
    return subjectOf(earlier, hashesOf({ ...keyed, body: await bodyBefore() }));
  }
  return subjectOf(earlier, asked);
}

/** Whether something was made for this key, and did not come to nothing. */
export async function hasKey(
  db: Db,
  {
    customerId,
    endpoint,
    idempotencyKey,
  }: { customerId: string } & Omit<KeyedRequest, 'caller' | 'body'>,
  cameToNothing = never,
): Promise<boolean> {
  const keyHash = hashOf(idempotencyKey);
  const earlier = await findRequest(db, { customerId, endpoint, keyHash });
  return earlier !== undefined && !(await cameToNothing(db, earlier.subject));
}

type Known = { subject: string; bodyHash: Buffer };

function subjectOf(earlier: Known, { bodyHash }: { bodyHash: Buffer }): string {
  if (!earlier.bodyHash.equals(bodyHash)) throw new Problem('idempotency_key_reused');
  return earlier.subject;
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
