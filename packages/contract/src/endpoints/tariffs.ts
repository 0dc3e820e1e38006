import { FREIGHT_MODES, PARCEL_LEVELS } from '@waypost/domain/rates';
import { TAX_CODES } from '@waypost/domain/tax';
import { z } from 'zod';
import { endpointsOf, OF_STAFF, PROVED_AGAIN } from '../endpoint.ts';
import {
  Cents,
  ChosenMoment,
  CountryCode,
  Currency,
  Grams,
  Instant,
  plainText,
  SecondFactor,
} from '../fields.ts';
import { Eta } from './quotes.ts';

const endpoint = endpointsOf('tariffs');

/** Exact, so a text: at most 999999.999999. */
const Decimal = z.string().regex(/^(?:0|[1-9][0-9]{0,5})(?:\.[0-9]{1,6})?$/, 'not a decimal');
const Positive = Decimal.refine((text) => Number(text) > 0, 'must be above 0');
/** Cubic centimetres a kilogram. */
const Divisor = z.int().min(1_000).max(20_000);
const TransitTime = Eta.extend({ min: z.int().min(0).max(1_000), max: z.int().min(1).max(1_000) })
  .refine(({ min, max }) => min <= max, { error: 'ends before it begins', path: ['max'] })
  .meta({ id: 'TransitTime' });
const WeightPrice = z.object({ base: Decimal, perKg: Decimal }).meta({ id: 'WeightPrice' });

const LevelRate = z
  .object({ multiplier: Positive, eta: TransitTime })
  .meta({ id: 'ParcelLevelRate' });

const FreightRate = z
  .object({
    volumetricDivisor: Divisor,
    base: Decimal,
    perKg: Decimal,
    surchargeRate: Decimal,
    surchargeFixed: Decimal,
    eta: TransitTime,
    palletGuidanceGrams: z
      .object({ min: Grams, max: Grams })
      .refine(({ min, max }) => min <= max, { error: 'ends before it begins', path: ['max'] })
      .nullable(),
  })
  .meta({ id: 'FreightRate' });

export const CheckoutRates = z
  .object({
    fuelRate: Decimal,
    securityRate: Decimal,
    /** Share of the declared value; of the shipping price where there is no limit. */
    insuranceRate: Decimal,
    insuranceMinimum: Decimal,
    /** The most that insurance pays for a shipment. Missing in version 1, whose insurance ignores the value. */
    insuranceLimit: Positive.optional(),
    codFeeRate: Decimal,
    /**
     * Added to all other charges, which are net. `S` is the standard rate of a country, `AE` reverse charge,
     * `G` export, `none` a tariff without tax.
     */
    tax: z.object({
      code: z.enum(TAX_CODES),
      ratePerMille: z.int().min(0).max(500),
      /** Whose tax it is; of a tariff with tax. */
      country: CountryCode.optional(),
    }),
  })
  .meta({ id: 'CheckoutRates' });

/** Everything a price depends on, except the version number, which is assigned on publishing. */
export const TariffDocument = z
  .object({
    currency: Currency,
    parcel: z.object({
      volumetricDivisor: Divisor,
      maxPieceGrams: z.int().min(1).max(10_000_000),
      sameCountry: WeightPrice,
      otherCountry: WeightPrice,
      levels: z.object(recordOf(PARCEL_LEVELS, LevelRate)),
      surchargeRate: Decimal,
      surchargeFixed: Decimal,
      minimumTotal: Positive,
    }),
    freight: z.object({
      modes: z.object(recordOf(FREIGHT_MODES, FreightRate)),
      sameCountryFactor: Positive,
      minimumTotal: Positive,
    }),
    checkout: CheckoutRates,
  })
  .meta({ id: 'TariffDocument' });
export type TariffDocument = z.infer<typeof TariffDocument>;

function recordOf<K extends string, V>(keys: readonly K[], value: V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>;
}

export const TARIFF_STATES = ['in_force', 'coming', 'past', 'withdrawn'] as const;

const LINE = {
  version: z.int(),
  state: z.enum(TARIFF_STATES),
  effectiveFrom: Instant,
  /** When the next version takes effect; null if there is none. */
  effectiveUntil: Instant.nullable(),
  /** Null for the first version, which came with the installation. */
  publishedBy: z.string().nullable(),
  publishedAt: Instant,
  reason: z.string(),
  withdrawal: z
    .object({ by: z.string().nullable(), at: Instant, reason: z.string() })
    .meta({ id: 'TariffWithdrawal' })
    .nullable(),
};

export const TariffLine = z.object(LINE).meta({ id: 'TariffLine' });
export type TariffLine = z.infer<typeof TariffLine>;

export const TariffVersion = z
  .object({ ...LINE, tariff: TariffDocument })
  .meta({ id: 'TariffVersion' });

const Change = z.object({
  quotes: z.int(),
  beforeCents: Cents,
  afterCents: Cents,
});

const SERVICES = [...PARCEL_LEVELS, ...FREIGHT_MODES] as const;
/** `BE-FR`; XX for an end whose country is not recognised. */
const Lane = z.string();

const LargeChange = z
  .object({
    service: z.enum(SERVICES),
    lane: Lane,
    billableGrams: z.int(),
    beforeCents: Cents,
    afterCents: Cents,
  })
  .meta({ id: 'LargePriceChange' });

/** What the quotes of the last 30 days would have cost, by card and without insurance. */
export const TariffPreview = z
  .object({
    currency: Currency,
    since: Instant,
    until: Instant,
    /** Quotes made in that time. If there are too many, one in `sampledOneIn` was priced. */
    quotesMade: z.int(),
    sampledOneIn: z.int(),
    all: Change.meta({ id: 'PriceChange' }),
    /** Quotes that had a price and would now be refused. */
    refused: z.int(),
    services: z.array(
      Change.extend({ service: z.enum(SERVICES) }).meta({ id: 'ServicePriceChange' }),
    ),
    /** The 20 lanes with the largest totals. */
    lanes: z.array(Change.extend({ lane: Lane }).meta({ id: 'LanePriceChange' })),
    rises: z.array(LargeChange),
    falls: z.array(LargeChange),
  })
  .meta({ id: 'TariffPreview' });
export type TariffPreview = z.infer<typeof TariffPreview>;

export const TariffProposal = z
  .object({
    id: z.uuid(),
    basedOn: z.int(),
    tariff: TariffDocument,
    proposedBy: z.string().nullable(),
    proposedAt: Instant,
    previewState: z.enum(['running', 'done', 'failed']),
    quotesSeen: z.int(),
    /** Null until counted. */
    quotesTotal: z.int().nullable(),
    preview: TariffPreview.nullable(),
    publishedVersion: z.int().nullable(),
  })
  .meta({ id: 'TariffProposal' });
export type TariffProposal = z.infer<typeof TariffProposal>;

const VersionPath = z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647) });
const ProposalPath = z.object({ proposalId: z.uuid() });
const Reason = plainText(3, 300);

export const listTariffs = endpoint('GET /api/admin/tariffs', {
  summary: 'Versions of the tariff, newest first; `next` continues the list.',
  query: z.object({ before: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
  answers: {
    200: z
      .object({ tariffs: z.array(TariffLine), next: z.int().nullable() })
      .meta({ id: 'TariffList' }),
  },
  problems: OF_STAFF,
});

export const readTariff = endpoint('GET /api/admin/tariffs/:version', {
  summary: 'A version of the tariff in full.',
  params: VersionPath,
  answers: { 200: TariffVersion },
  problems: [...OF_STAFF, 'tariff_not_found'],
});

export const proposeTariff = endpoint('POST /api/admin/tariffs/proposals', {
  summary: 'Propose a tariff. The worker computes what it would have changed last month.',
  body: z
    .object({ basedOn: z.int().min(1).max(2_147_483_647), tariff: TariffDocument })
    .meta({ id: 'NewTariffProposal' }),
  answers: { 201: TariffProposal },
  problems: [...OF_STAFF, 'tariff_not_found', 'tariff_beyond_bounds', 'cross_site_request'],
});

export const readTariffProposal = endpoint('GET /api/admin/tariffs/proposals/:proposalId', {
  summary: 'A proposal, with the progress or result of its preview.',
  params: ProposalPath,
  answers: { 200: TariffProposal },
  problems: [...OF_STAFF, 'tariff_not_found'],
});

export const publishTariff = endpoint('POST /api/admin/tariffs/proposals/:proposalId/publish', {
  summary:
    'Publish a proposal whose preview is done, with a start in the future; requires the second factor again. Safe to repeat.',
  params: ProposalPath,
  body: z
    .object({ effectiveFrom: ChosenMoment, reason: Reason, secondFactor: SecondFactor.optional() })
    .meta({ id: 'TariffPublication' }),
  answers: { 200: TariffLine },
  problems: [
    ...OF_STAFF,
    'tariff_not_found',
    'tariff_changed',
    'tariff_preview_missing',
    'tariff_moment_past',
    ...PROVED_AGAIN,
    'cross_site_request',
  ],
});

export const withdrawTariff = endpoint('POST /api/admin/tariffs/:version/withdraw', {
  summary: 'Withdraw a version, until a minute before it takes effect.',
  params: VersionPath,
  body: z.object({ reason: Reason }).meta({ id: 'TariffWithdrawn' }),
  answers: { 200: TariffLine },
  problems: [...OF_STAFF, 'tariff_not_found', 'tariff_in_force', 'cross_site_request'],
});
