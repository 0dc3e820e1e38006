import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { joinUnmatched } from './join-unmatched.ts';
import { assignUnmatched, dismissUnmatched, listWaiting } from './settle-unmatched.ts';

export function unmatchedRoutes({ mount }: Api, ctx: Ctx): void {
  // shows numbers, places and times, no personal data, so it is not audited
  mount(
    'listUnmatchedScans',
    { staff: 'shipments:read' },
    async ({ query }) => ({ status: 200, body: await listWaiting(ctx, query) }),
    joinUnmatched,
  );

  mount('assignUnmatchedScans', { staff: 'shipments:write' }, async ({ caller, body }) => ({
    status: 200,
    body: await assignUnmatched(ctx, caller, body),
  }));

  mount('dismissUnmatchedScans', { staff: 'shipments:write' }, async ({ caller, body }) => ({
    status: 200,
    body: { dismissed: await dismissUnmatched(ctx, caller, body) },
  }));
}
