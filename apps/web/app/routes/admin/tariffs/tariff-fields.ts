import type { TariffDocument } from '@waypost/contract/client';
import {
  FREIGHT_MODES,
  type FreightMode,
  PARCEL_LEVELS,
  type ParcelLevel,
} from '@waypost/domain/rates';

export type FieldKind = 'money' | 'perKg' | 'times' | 'percent' | 'divisor' | 'kg' | 'time';

type FieldLabel =
  | 'base'
  | 'perKg'
  | 'multiplier'
  | 'etaMin'
  | 'etaMax'
  | 'volumetricDivisor'
  | 'maxPieceGrams'
  | 'surchargeRate'
  | 'surchargeFixed'
  | 'minimumTotal'
  | 'sameCountryFactor'
  | 'palletMin'
  | 'palletMax'
  | 'fuelRate'
  | 'securityRate'
  | 'insuranceRate'
  | 'insuranceMinimum'
  | 'insuranceLimit'
  | 'codFeeRate';

/** A value of the tariff: its path in the document and its unit. */
export type TariffField = { path: string; label: FieldLabel; kind: FieldKind };

export type FieldGroup = {
  name:
    | 'parcel'
    | 'sameCountry'
    | 'otherCountry'
    | 'freight'
    | 'checkout'
    | ParcelLevel
    | FreightMode;
  fields: TariffField[];
};

/** Every value that a version may change, in display order. */
export function groupsOf(tariff: TariffDocument): FieldGroup[] {
  return [
    { name: 'sameCountry', fields: weightPrice('parcel.sameCountry') },
    { name: 'otherCountry', fields: weightPrice('parcel.otherCountry') },
    {
      name: 'parcel',
      fields: [
        ...surcharge('parcel'),
        at('parcel.minimumTotal', 'minimumTotal', 'money'),
        at('parcel.volumetricDivisor', 'volumetricDivisor', 'divisor'),
        at('parcel.maxPieceGrams', 'maxPieceGrams', 'kg'),
      ],
    },
    ...PARCEL_LEVELS.map((level) => ({
      name: level,
      fields: [
        at(`parcel.levels.${level}.multiplier`, 'multiplier', 'times'),
        ...transit(`parcel.levels.${level}`),
      ],
    })),
    ...FREIGHT_MODES.map((mode) => ({ name: mode, fields: freightFields(tariff, mode) })),
    {
      name: 'freight',
      fields: [
        at('freight.sameCountryFactor', 'sameCountryFactor', 'times'),
        at('freight.minimumTotal', 'minimumTotal', 'money'),
      ],
    },
    {
      name: 'checkout',
      fields: [
        at('checkout.fuelRate', 'fuelRate', 'percent'),
        at('checkout.securityRate', 'securityRate', 'percent'),
        at('checkout.insuranceRate', 'insuranceRate', 'percent'),
        at('checkout.insuranceMinimum', 'insuranceMinimum', 'money'),
        ...(tariff.checkout.insuranceLimit === undefined
          ? []
          : [at('checkout.insuranceLimit', 'insuranceLimit', 'money')]),
        at('checkout.codFeeRate', 'codFeeRate', 'percent'),
      ],
    },
  ];
}

function freightFields(tariff: TariffDocument, mode: FreightMode): TariffField[] {
  const path = `freight.modes.${mode}`;
  const guidance = `${path}.palletGuidanceGrams`;
  return [
    ...weightPrice(path),
    ...surcharge(path),
    at(`${path}.volumetricDivisor`, 'volumetricDivisor', 'divisor'),
    ...transit(path),
    ...(tariff.freight.modes[mode].palletGuidanceGrams === null
      ? []
      : [at(`${guidance}.min`, 'palletMin', 'kg'), at(`${guidance}.max`, 'palletMax', 'kg')]),
  ];
}

function at(path: string, label: FieldLabel, kind: FieldKind): TariffField {
  return { path, label, kind };
}

function weightPrice(path: string): TariffField[] {
  return [at(`${path}.base`, 'base', 'money'), at(`${path}.perKg`, 'perKg', 'perKg')];
}

function surcharge(path: string): TariffField[] {
  return [
    at(`${path}.surchargeRate`, 'surchargeRate', 'percent'),
    at(`${path}.surchargeFixed`, 'surchargeFixed', 'money'),
  ];
}

function transit(path: string): TariffField[] {
  return [at(`${path}.eta.min`, 'etaMin', 'time'), at(`${path}.eta.max`, 'etaMax', 'time')];
}
