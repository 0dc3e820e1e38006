import { shardOfToken } from '@waypost/domain/shards';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cellOfShard } from '../../../platform/cells/cell-of.ts';
import { CellAway } from '../../../platform/cells/hops.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readSecretCookie } from '../../../platform/http/cookies.ts';
import { hashSecret } from '../../../platform/random.ts';
import { findSessionOwner } from './sessions.queries.ts';

export const SESSIONS_PATH = '/internal/sessions';
const TIMEOUT_MS = 2_000;

export const SessionRequest = z.object({ secretHash: z.base64() });

/** Somebody whose account is in another cell. Their address was proved there. */
type CustomerElsewhere = { customerId: string; emailKey: string };

export async function answerSession(
  { db }: Ctx,
  { secretHash }: z.infer<typeof SessionRequest>,
): Promise<{ customer: CustomerElsewhere | null }> {
  const owner = await findSessionOwner(db, Buffer.from(secretHash, 'base64'));
  return { customer: owner ?? null };
}

/** Null for a session of this cell, and for none. Asks the cell that has the session, which may be away. */
export async function findCustomerElsewhere(
  { cells }: Ctx,
  request: FastifyRequest,
): Promise<CustomerElsewhere | 'away' | null> {
  const secret = readSecretCookie(request, 'customer') ?? '';
  const cell = cellOfShard(cells, shardOfToken(secret));
  if (cell === null) return null;
  const body = JSON.stringify({ secretHash: hashSecret(secret).toString('base64') });
  try {
    const answer = await cells.post(cell, SESSIONS_PATH, { body, timeoutMs: TIMEOUT_MS });
    return ((await answer.json()) as { customer: CustomerElsewhere | null }).customer;
  } catch (error) {
    if (error instanceof CellAway) return 'away';
    throw error;
  }
}
