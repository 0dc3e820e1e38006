import type { RatesRequest, v1CreateRates } from '@waypost/contract/v1';
import { checkoutCharges } from '@waypost/domain/charges';
import { leavesCustomsArea } from '@waypost/domain/customs-areas';
import { countryCodeOf } from '@waypost/domain/places';
import { isEmbargoed } from '@waypost/domain/service-limits';
import { type Locale, translator } from '@waypost/i18n';
import type { z } from 'zod';
import type { ApiCtx } from '../../../platform/context.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  priceWithin,
  quotedTax,
  readConfirmedVat,
  readTariffInForce,
  taxedBy,
} from '../../core/quotes/index.ts';
import { selectLimitsInForce } from '../../core/service-limits/index.ts';
import { placeText, quoteRequestOf, type Service, servicesFor } from './quote-request.ts';
import { writeRateId } from './rate-id.ts';

type Rates = z.infer<(typeof v1CreateRates)['answers'][200]>;
type Rate = Rates['rates'][number];

const VALID_MS = 30 * 60_000;

/** Every service side by side. Nothing is written: what is booked carries the proof of its price. */
export async function rateShop(
  ctx: ApiCtx,
  { customerId, key }: ProgramCaller,
  body: RatesRequest,
  locale: Locale,
): Promise<Rates> {
  const { from, to, insured, declaredValueCents: declaredCents } = body;
  refuseUnknownCountries({ from, to });
  const { tariff } = await readTariffInForce(ctx.db);
  const { limits } = await selectLimitsInForce(ctx.db);
  if (isEmbargoed(limits, [placeText(from), placeText(to)])) throw new Problem('country_embargoed');
  const vatConfirmed = await readConfirmedVat(ctx.db, customerId);
  const at = new Date();
  const endsAt = new Date(Math.floor((at.getTime() + VALID_MS) / 1000) * 1000);

  const rateOf = async (service: Service): Promise<Rate> => {
    const request = await quoteRequestOf(ctx, { from, to }, body, service);
    try {
      const priced = priceWithin({ tariff, limits }, request, { at, vatConfirmed, locale });
      const charges = checkoutCharges(taxedBy(tariff, quotedTax(priced)), {
        baseCents: priced.totalCents,
        insured,
        declaredCents,
        method: 'card',
      });
      const rated = { customerId, request, insured, declaredCents };
      return {
        rateId: writeRateId(ctx, rated, { tariffVersion: priced.tariffVersion, endsAt }),
        service,
        totalCents: charges.totalCents,
        currency: charges.currency,
        lines: charges.lines.map(({ kind, cents }) => ({ kind, cents })),
        billableGrams: priced.billableGrams,
        delivery: priced.delivery ?? null,
        validUntil: endsAt.toISOString(),
        bookable: true,
        problems: [],
      };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return unbookable(service, error, { endsAt, locale });
    }
  };
  const fitting = servicesFor(body);
  const services = body.services ?? fitting;
  if (services.some((service) => !fitting.includes(service))) {
    const reason = 'not a service for what is sent';
    const errors = [{ path: 'services', reason, accepted: fitting }];
    throw new Problem('invalid_request', { errors });
  }
  return {
    object: 'rates',
    mode: key.mode,
    rates: await Promise.all(services.map((service) => rateOf(service))),
    customsRequired: leavesCustomsArea(from.country, to.country),
  };
}

function unbookable(
  service: Service,
  { code, details }: Problem,
  { endsAt, locale }: { endsAt: Date; locale: Locale },
): Rate {
  const sentence = details?.['sentence'];
  const title = typeof sentence === 'string' ? sentence : translator(locale, 'problems')(code);
  return {
    rateId: null,
    service,
    totalCents: null,
    currency: null,
    lines: [],
    billableGrams: null,
    delivery: null,
    validUntil: endsAt.toISOString(),
    bookable: false,
    problems: [{ code, title }],
  };
}

/** Two letters may still be no country. */
export function refuseUnknownCountries(lane: { from: Ends; to: Ends }): void {
  const errors = (['from', 'to'] as const)
    .filter((end) => countryCodeOf(lane[end].country) !== lane[end].country)
    .map((end) => ({ path: `${end}.country`, reason: 'not a country' }));
  if (errors.length > 0) throw new Problem('place_not_bookable', { errors });
}

type Ends = { country: string };
