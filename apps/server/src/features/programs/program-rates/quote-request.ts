import type { QuotedRequest, QuoteRequest } from '@waypost/contract';
import type { RatesRequest } from '@waypost/contract/v1';
import {
  FREIGHT_MODES,
  type FreightMode,
  PARCEL_LEVELS,
  type ParcelLevel,
} from '@waypost/domain/rates';
import { formatCountry } from '@waypost/i18n/formats';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { completeRequest } from '../../core/quotes/index.ts';

type Contents = Pick<RatesRequest, 'parcels' | 'freight'>;
type City = { city: string; country: string };
export type Service = ParcelLevel | FreightMode;

/** A place as quotes have it, which pages show. */
export function placeText({ city, country }: City): string {
  return `${city}, ${formatCountry(country, 'en')}`;
}

/** The services that carry what is sent. */
export function servicesFor({ freight }: Contents): readonly Service[] {
  return freight === undefined ? PARCEL_LEVELS : FREIGHT_MODES;
}

export async function quoteRequestOf(
  ctx: Ctx,
  lane: { from: City; to: City },
  contents: Contents,
  service: Service,
): Promise<QuotedRequest> {
  const ends = { origin: placeText(lane.from), destination: placeText(lane.to) };
  return completeRequest(ctx, { ...ends, ...pieces(contents, service) } as QuoteRequest);
}

function pieces({ parcels, freight }: Contents, service: Service) {
  if (freight !== undefined) {
    const mode = FREIGHT_MODES.find((known) => known === service);
    if (mode === undefined) throw unfitting(FREIGHT_MODES);
    return { serviceType: 'freight', mode, ...freight };
  }
  const serviceLevel = PARCEL_LEVELS.find((known) => known === service);
  if (serviceLevel === undefined) throw unfitting(PARCEL_LEVELS);
  return { serviceType: 'parcel', serviceLevel, parcels };
}

function unfitting(accepted: readonly string[]): Problem {
  const reason = 'not a service for what is sent';
  return new Problem('invalid_request', { errors: [{ path: 'service', reason, accepted }] });
}
