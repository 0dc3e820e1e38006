import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findHub } from '../../core/hubs/index.ts';

/** Nobody new begins in a hub that was closed; who works there goes on until its last parcel has left. */
export async function refuseUnusableHub(tx: Db, hubId: string): Promise<void> {
  const hub = await findHub(tx, hubId);
  if (hub === undefined) throw new Problem('hub_not_found');
  if (hub.closedAt !== null) throw new Problem('hub_closed');
}
