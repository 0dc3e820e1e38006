import type { Db } from '../../../platform/database.ts';
import { hashSecret, newRowId, newSessionSecret } from '../../../platform/random.ts';
import { noteStaffSignIn } from './staff.queries.ts';
import { deleteStaffSessionBySecret, insertStaffSession } from './staff-sessions.queries.ts';

/** Eight hours, the longest life of a staff session; idle ones end sooner, by the database. */
export const STAFF_COOKIE_SECONDS = 8 * 3600;

/** Staff belongs to no shard; its secrets carry the symbol of the first. */
export const STAFF_SHARD = 0;

export async function openStaffSession(
  tx: Db,
  staffId: string,
  oldSessionSecret: string | undefined,
): Promise<string> {
  if (oldSessionSecret !== undefined) {
    await deleteStaffSessionBySecret(tx, hashSecret(oldSessionSecret));
  }
  const secret = newSessionSecret(STAFF_SHARD);
  await insertStaffSession(tx, { id: newRowId(), staffId, secretHash: hashSecret(secret) });
  await noteStaffSignIn(tx, staffId);
  return secret;
}
