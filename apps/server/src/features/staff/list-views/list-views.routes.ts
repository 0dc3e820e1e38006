import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { readViews, removeView, saveView } from './work-on-views.ts';

/** Every member of staff may see shipments; the other lists are judged with the view. */
const EVERYBODY = { staff: 'shipments:read' } as const;

export function listViewsRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listViews', EVERYBODY, async ({ caller, query }) => ({
    status: 200,
    body: { views: await readViews(ctx, caller, query.list) },
  }));

  mount('saveView', EVERYBODY, async ({ caller, params, body }) => {
    await saveView(ctx, caller, params.viewId, body);
    return { status: 200, body: { id: params.viewId } };
  });

  mount('removeView', EVERYBODY, async ({ caller, params }) => ({
    status: 200,
    body: { removed: await removeView(ctx, caller, params.viewId) },
  }));
}
