import type { Ctx } from '../../../platform/context.ts';

/** Younger changes are still on their way to us. */
export function settledBefore(ctx: Ctx): Date {
  return new Date(Date.now() - ctx.config.RECONCILE_AFTER_SECONDS * 1000);
}
