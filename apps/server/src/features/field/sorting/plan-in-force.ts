import { automaticPlan, type SortPlan } from '@waypost/domain/sort-plan';
import type { Db } from '../../../platform/database.ts';
import { selectAllHubs } from '../../core/hubs/index.ts';
import { selectPlans } from './sort-plans.queries.ts';

/** Version 0 is the automatic plan: nobody has published one for this hub. */
export async function planInForce(
  db: Db,
  hubId: string,
): Promise<{ version: number; plan: SortPlan }> {
  const [newest] = await selectPlans(db, hubId, { limit: 1 });
  if (newest !== undefined) return { version: newest.version, plan: newest.document };
  const hubs = await selectAllHubs(db);
  const active = hubs.filter(({ closedAt, id }) => closedAt === null || id === hubId);
  return { version: 0, plan: automaticPlan(hubId, active) };
}
