import type { FreightMode, ParcelLevel } from '@waypost/domain/rates';

export type Service =
  | { kind: 'parcel'; service: ParcelLevel }
  | { kind: 'freight'; service: FreightMode };

/** What is due by card for the sample of each service, in cents. */
export type SamplePrices = Record<Service['service'], number>;

/** A parcel within one country, a pallet to another one. */
export const SAMPLE_GRAMS = { parcel: 1_000, freight: 200_000 } as const;

/** The query that chooses a service on the quote card. */
export function serviceQuery({ kind, service }: Service): Record<string, string> {
  return kind === 'parcel' ? { type: kind, level: service } : { type: kind, mode: service };
}

/** The quote card with some of its fields filled in. */
export function quoteAddress(fields: Record<string, string>): string {
  return `/services/express?${new URLSearchParams(fields)}#quote`;
}
