import type { EntryPrice, PricedEntry } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { priceQuote, readTariffInForce, refuseBeyondLimits } from '../../core/quotes/index.ts';
import { selectLimitsInForce } from '../../core/service-limits/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { entryCharges, quoteRequestOf } from './enter-shipments.ts';

/** As it would be entered now, and nothing of it is kept. */
export async function priceEntry(ctx: Ctx, entry: PricedEntry): Promise<EntryPrice> {
  const { defaultIncoterm } = await settingsInForce(ctx);
  const { tariff } = await readTariffInForce(ctx.db);
  const { limits } = await selectLimitsInForce(ctx.db);
  const request = quoteRequestOf(entry, defaultIncoterm);
  const priced = priceQuote(tariff, request);
  refuseBeyondLimits({ tariff, limits }, request);
  if (!priced.bookable) throw new Problem('place_unknown');
  const { lines, totalCents } = entryCharges(tariff, priced, entry);
  return { lines, totalCents, currency: priced.currency };
}
