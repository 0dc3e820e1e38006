import type { SortPlanDocument, SortPlanVersion } from '@waypost/contract';
import type { SortPlan } from '@waypost/domain/sort-plan';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { planInForce } from './plan-in-force.ts';
import { previewPlan } from './preview-plan.ts';
import { publishPlan, refuseUnknownHub } from './publish-plan.ts';
import { type PlanRow, selectPlans } from './sort-plans.queries.ts';

const PAGE = 20;

export function staffRoutes({ mount }: Api, ctx: Ctx): void {
  mount('readSortPlan', { staff: 'dispatch:read' }, async ({ params, query }) => {
    await refuseUnknownHub(ctx.db, params.hubId);
    const { version, plan } = await planInForce(ctx.db, params.hubId);
    const asked = { before: query.before, limit: PAGE + 1 };
    const rows = await selectPlans(ctx.db, params.hubId, asked);
    const shown = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? (shown.at(-1)?.version ?? null) : null;
    const versions = shown.map(presentVersion);
    return { status: 200, body: { version, plan: documentOf(plan), versions, next } };
  });

  mount('publishSortPlan', { staff: 'settings:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: presentVersion(await publishPlan(ctx, caller, params.hubId, body)),
  }));

  mount('previewSortPlan', { staff: 'dispatch:read' }, async ({ params, body }) => ({
    status: 200,
    body: await previewPlan(ctx, params.hubId, body),
  }));
}

function presentVersion({ version, document, reason, createdAt, name }: PlanRow): SortPlanVersion {
  return {
    version,
    plan: documentOf(document),
    publishedBy: name,
    publishedAt: createdAt.toISOString(),
    reason,
  };
}

/** Stored ones were checked when they were published. */
function documentOf({ lanes, rules }: SortPlan): SortPlanDocument {
  return { lanes: [...lanes], rules: [...rules] as SortPlanDocument['rules'] };
}
