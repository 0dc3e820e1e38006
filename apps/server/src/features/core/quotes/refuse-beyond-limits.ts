import type { QuotedRequest, ServiceUnavailable } from '@waypost/contract';
import { FREIGHT_MODES, PARCEL_LEVELS, type Tariff } from '@waypost/domain/rates';
import { type Service, serviceLimit, type ServiceLimits } from '@waypost/domain/service-limits';
import { type Locale, translator } from '@waypost/i18n';
import { limitSentence } from '@waypost/i18n/limit-sentence';
import { Problem } from '../../../platform/http/problem.ts';
import { hasPrice, priceQuote } from './price-quote.ts';

export type QuoteRules = { tariff: Tariff; limits: ServiceLimits };

/** What cannot be carried gets no price, at no door. */
export function refuseBeyondLimits(
  rules: QuoteRules,
  request: QuotedRequest,
  locale: Locale = 'en',
): void {
  const limit = limitOf(rules.limits, request);
  if (limit === null) return;
  const details: ServiceUnavailable = {
    service: serviceOf(request),
    ...limit,
    maxSidesMm: limit.maxSidesMm && [...limit.maxSidesMm],
    sentence: limitSentence(limit, { locale, t: translator(locale, 'quote') }),
    alternatives: alternativesTo(rules, request),
  };
  throw new Problem('service_not_available', { details });
}

function limitOf(limits: ServiceLimits, request: QuotedRequest) {
  const { origin: from, destination: to } = request;
  const pieces =
    request.serviceType === 'freight'
      ? [{ ...request.pallet, count: request.pallets }]
      : request.parcels.map((piece) => ({ ...piece, count: 1 }));
  return serviceLimit(limits, serviceOf(request), { from, to, pieces });
}

function serviceOf(request: QuotedRequest): Service {
  return request.serviceType === 'freight' ? request.mode : request.serviceLevel;
}

function alternativesTo(
  rules: QuoteRules,
  request: QuotedRequest,
): ServiceUnavailable['alternatives'] {
  const sameKind = priced(rules, variantsOf(request));
  if (sameKind.length > 0 || request.serviceType === 'freight') return sameKind;
  return priced(rules, asFreight(request));
}

function variantsOf(request: QuotedRequest): QuotedRequest[] {
  return request.serviceType === 'freight'
    ? FREIGHT_MODES.map((mode) => ({ ...request, mode }))
    : PARCEL_LEVELS.map((serviceLevel) => ({ ...request, serviceLevel }));
}

/** A single parcel as a pallet of its own. */
function asFreight({
  origin,
  destination,
  parcels,
}: Extract<QuotedRequest, { serviceType: 'parcel' }>): QuotedRequest[] {
  const [pallet, ...more] = parcels;
  if (pallet === undefined || more.length > 0) return [];
  const { weightGrams, lengthMm, widthMm, heightMm } = pallet;
  const ends = { serviceType: 'freight', origin, destination, incoterm: 'DAP' } as const;
  const box = { weightGrams, lengthMm, widthMm, heightMm };
  return FREIGHT_MODES.map((mode) => ({ ...ends, mode, pallets: 1, pallet: box }));
}

function priced(
  { tariff, limits }: QuoteRules,
  requests: readonly QuotedRequest[],
): ServiceUnavailable['alternatives'] {
  return requests
    .filter((request) => limitOf(limits, request) === null && hasPrice(tariff, request))
    .map((request) => {
      const { dueByCard, eta } = priceQuote(tariff, request);
      const { serviceType } = request;
      const { totalCents: dueCents, currency } = dueByCard;
      return { serviceType, service: serviceOf(request), dueCents, currency, eta };
    });
}
