import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { createCityLocator } from '../../core/places/index.ts';
import { giveRound } from './give-round.ts';
import { proveCode } from './prove-code.ts';
import { recordActs } from './record-acts.ts';

const DRIVER = { field: 'drive' } as const;

export function fieldRoundsRoutes({ mount }: Api, ctx: Ctx): void {
  const locate = createCityLocator(ctx.reads);

  mount('readOwnRound', DRIVER, async ({ caller }) => ({
    status: 200,
    body: await giveRound(ctx, locate, caller),
  }));

  mount('recordRoundActs', DRIVER, async ({ caller, body }) => ({
    status: 200,
    body: await recordActs(ctx, caller, body),
  }));

  mount('proveDeliveryCode', DRIVER, async ({ caller, params, body }) => ({
    status: 200,
    body: await proveCode(ctx, caller, params.stopNo, body.code),
  }));
}
