import type { Currency } from './money.ts';
import type { TariffTax } from './tax.ts';

export const PARCEL_LEVELS = ['standard', 'express', 'priority'] as const;
export type ParcelLevel = (typeof PARCEL_LEVELS)[number];

export const FREIGHT_MODES = ['air', 'sea', 'road'] as const;
export type FreightMode = (typeof FREIGHT_MODES)[number];

export const INCOTERMS = ['EXW', 'FOB', 'CIF', 'CIP', 'DAP', 'DDP'] as const;
export type Incoterm = (typeof INCOTERMS)[number];

export type Eta = {
  min: number;
  max: number;
  unit: 'business_days' | 'hours' | 'days';
  door: 'door_to_door' | 'port_to_door' | null;
};

/**
 * Everything a price depends on, as data that is stored and sent as JSON. A published version never
 * changes: quotes name their version and are recalculated from it. Rates, factors and amounts (in the
 * currency's major unit) are decimal texts, since JSON numbers are not exact. Divisors are cubic
 * centimetres a kilogram.
 */
export type Tariff = {
  version: number;
  currency: Currency;
  parcel: {
    volumetricDivisor: number;
    maxPieceGrams: number;
    sameCountry: { base: string; perKg: string };
    otherCountry: { base: string; perKg: string };
    levels: Record<ParcelLevel, { multiplier: string; eta: Eta }>;
    surchargeRate: string;
    surchargeFixed: string;
    minimumTotal: string;
  };
  freight: {
    modes: Record<FreightMode, FreightCard>;
    sameCountryFactor: string;
    minimumTotal: string;
  };
  checkout: {
    fuelRate: string;
    securityRate: string;
    insuranceRate: string;
    insuranceMinimum: string;
    /**
     * The most that insurance pays for a shipment; its price is then a share of the declared value, up to
     * this. Without it, as in version 1, it is a share of the shipping price.
     */
    insuranceLimit?: string | undefined;
    codFeeRate: string;
    /** Added to the net amounts above, all of which it is charged on. Older versions have none. */
    tax: TariffTax;
  };
};

type FreightCard = {
  volumetricDivisor: number;
  base: string;
  perKg: string;
  surchargeRate: string;
  surchargeFixed: string;
  eta: Eta;
  palletGuidanceGrams: { min: number; max: number } | null;
};

export const tariffVersion1: Tariff = {
  version: 1,
  currency: 'EUR',
  parcel: {
    volumetricDivisor: 5000,
    maxPieceGrams: 70_000,
    sameCountry: { base: '8', perKg: '2.8' },
    otherCountry: { base: '18', perKg: '5.2' },
    levels: {
      standard: { multiplier: '1', eta: { min: 2, max: 5, unit: 'business_days', door: null } },
      express: { multiplier: '1.25', eta: { min: 24, max: 72, unit: 'hours', door: null } },
      priority: { multiplier: '1.55', eta: { min: 12, max: 48, unit: 'hours', door: null } },
    },
    surchargeRate: '0.12',
    surchargeFixed: '3',
    minimumTotal: '9',
  },
  freight: {
    modes: {
      air: {
        volumetricDivisor: 6000,
        base: '150',
        perKg: '2.2',
        surchargeRate: '0.18',
        surchargeFixed: '12',
        eta: { min: 2, max: 7, unit: 'days', door: 'door_to_door' },
        palletGuidanceGrams: { min: 100_000, max: 1_000_000 },
      },
      sea: {
        volumetricDivisor: 5000,
        base: '90',
        perKg: '1',
        surchargeRate: '0.08',
        surchargeFixed: '6',
        eta: { min: 12, max: 35, unit: 'days', door: 'port_to_door' },
        palletGuidanceGrams: null,
      },
      road: {
        volumetricDivisor: 5000,
        base: '120',
        perKg: '1.4',
        surchargeRate: '0.08',
        surchargeFixed: '6',
        eta: { min: 2, max: 10, unit: 'days', door: 'door_to_door' },
        palletGuidanceGrams: null,
      },
    },
    sameCountryFactor: '0.85',
    minimumTotal: '25',
  },
  checkout: {
    fuelRate: '0.12',
    securityRate: '0.015',
    insuranceRate: '0.01',
    insuranceMinimum: '1.50',
    codFeeRate: '0.20',
    tax: { code: 'none', ratePerMille: 0 },
  },
};

/** Adds insurance by declared value; all other prices are unchanged. */
export const tariffVersion2: Tariff = {
  ...tariffVersion1,
  version: 2,
  checkout: { ...tariffVersion1.checkout, insuranceLimit: '5000' },
};
