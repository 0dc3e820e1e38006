import type { Ctx } from '../../../platform/context.ts';

/** More recent changes may not have reached us yet. */
export function settledBefore(ctx: Ctx): Date {
  return new Date(Date.now() - ctx.config.RECONCILE_AFTER_SECONDS * 1000);
}
