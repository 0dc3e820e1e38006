import { isDeepStrictEqual } from 'node:util';
import type { SortPlanDocument } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findHub } from '../../core/hubs/index.ts';
import { insertPlan, type PlanRow, selectPlans } from './sort-plans.queries.ts';

type Published = { version: number; plan: SortPlanDocument; reason: string };

/** Adds a version. An unchanged plan is not published, so posting a form twice publishes it once. */
export async function publishPlan(
  ctx: Ctx,
  { staffId }: StaffCaller,
  hubId: string,
  asked: Published,
): Promise<PlanRow> {
  return inTransaction(ctx.db, async (tx) => {
    await refuseUnknownHub(tx, hubId);
    const [newest] = await selectPlans(tx, hubId, { limit: 1 });
    if (newest !== undefined && isDeepStrictEqual(newest.document, asked.plan)) return newest;
    const version = (newest?.version ?? 0) + 1;
    const isMine =
      asked.version === version - 1 &&
      (await insertPlan(tx, { ...asked, hubId, version, staffId }));
    if (!isMine) throw new Problem('sort_plan_changed');
    const details = { version, reason: asked.reason };
    await auditStaff(tx, staffId, 'sort_plan.publish', `hub:${hubId}`, details);
    const [published] = await selectPlans(tx, hubId, { limit: 1 });
    if (published === undefined) throw new Error('the plan was not stored');
    return published;
  });
}

export async function refuseUnknownHub(db: Db, hubId: string): Promise<void> {
  if ((await findHub(db, hubId)) === undefined) throw new Problem('hub_not_found');
}
