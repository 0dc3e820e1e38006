import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { findAnything } from './find-anything.ts';
import { joinFound } from './join-found.ts';

export function staffSearchRoutes({ mount }: Api, ctx: Ctx): void {
  mount(
    'findAnything',
    { staff: 'shipments:read' },
    async ({ caller, body }) => ({ status: 200, body: await findAnything(ctx, caller, body.text) }),
    joinFound,
  );
}
