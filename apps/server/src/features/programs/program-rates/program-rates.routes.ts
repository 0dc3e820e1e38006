import type { ApiCtx } from '../../../platform/context.ts';
import { languageOf } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { rateShop } from './rate-shop.ts';

export function programRatesRoutes({ mount }: Api, ctx: ApiCtx): void {
  mount('v1CreateRates', { program: 'rates:read' }, async ({ caller, body, request }) => ({
    status: 200,
    body: await rateShop(ctx, caller, body, languageOf(request)),
  }));
}
