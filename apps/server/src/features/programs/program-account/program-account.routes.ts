import type { ApiCtx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { readMe } from './read-me.ts';

export function programAccountRoutes({ mount }: Api, ctx: ApiCtx): void {
  mount('v1ReadMe', { program: 'any' }, async ({ caller }) => ({
    status: 200,
    body: await readMe(ctx, caller),
  }));
}
