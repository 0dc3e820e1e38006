import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createCityLocator } from '../../core/places/index.ts';
import { findPersonOfShift } from '../field-identity/index.ts';
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
    body: await recordActs(
      ctx,
      { personId: caller.shift.personId, sourceId: caller.sourceId },
      body,
    ),
  }));

  mount('recordEarlierRoundActs', { field: 'any' }, async ({ caller, params, body }) => {
    const personId = await findPersonOfShift(ctx.db, caller.deviceId, params.shiftId);
    if (personId === undefined) throw new Problem('forbidden');
    return {
      status: 200,
      body: await recordActs(ctx, { personId, sourceId: caller.sourceId }, body),
    };
  });

  mount('proveDeliveryCode', DRIVER, async ({ caller, params, body }) => ({
    status: 200,
    body: await proveCode(ctx, caller, params.stopNo, body.code),
  }));
}
