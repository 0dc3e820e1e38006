import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { publishLimits } from './publish-limits.ts';
import {
  type LimitsRow,
  selectLimitsInForce,
  selectLimitsVersions,
} from './service-limits.queries.ts';

const PAGE = 20;
/** A page that is seconds behind is corrected when its quote is made. */
const CACHED = { 'cache-control': 'public, max-age=5' };

export function serviceLimitsRoutes({ mount }: Api, ctx: Ctx): void {
  mount('currentServiceLimits', { anyone: true }, async () => ({
    status: 200,
    body: await selectLimitsInForce(ctx.db),
    headers: CACHED,
  }));

  mount('listServiceLimits', { staff: 'money:read' }, async ({ query }) => {
    const rows = await selectLimitsVersions(ctx.db, { before: query.before, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? (shown.at(-1)?.version ?? null) : null;
    return { status: 200, body: { versions: shown.map(present), next } };
  });

  mount('publishServiceLimits', { staff: 'money:write' }, async ({ caller, body }) => ({
    status: 200,
    body: present(await publishLimits(ctx, caller, body)),
  }));
}

function present({ version, document, reason, createdAt, name }: LimitsRow) {
  return {
    version,
    limits: document,
    publishedBy: name,
    publishedAt: createdAt.toISOString(),
    reason,
  };
}
