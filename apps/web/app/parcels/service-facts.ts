import { FREIGHT_MODES, type FreightMode, PARCEL_LEVELS, type Tariff } from '@waypost/domain/rates';
import { useT } from '../platform/catalogs.tsx';
import type { Service } from './services.ts';
import { useWords } from './words.ts';

/** What a service promises, in words. */
export type ServiceFacts = Service & {
  name: string;
  eta: string;
  pickup: string;
  limit: string;
  volume: string;
};

/** The contract's bound for one pallet. */
const MAX_PALLET_GRAMS = 10_000_000;

export function useServiceFacts({ parcel, freight }: Tariff): ServiceFacts[] {
  const t = useT('quote');
  const words = useT('parcels');
  const { eta, weight } = useWords();

  const palletLimit = (mode: FreightMode) => {
    const guidance = freight.modes[mode].palletGuidanceGrams;
    if (guidance === null) return t('limitPallet', { weight: weight(MAX_PALLET_GRAMS) });
    return t('limitPalletGuidance', { min: weight(guidance.min), max: weight(guidance.max) });
  };
  return [
    ...PARCEL_LEVELS.map((level) => ({
      kind: 'parcel' as const,
      service: level,
      name: words(`level.${level}`),
      eta: eta(parcel.levels[level].eta),
      pickup: t(`pickup.${level}`),
      limit: t('limitPiece', { weight: weight(parcel.maxPieceGrams) }),
      volume: t('volumeBy', { divisor: parcel.volumetricDivisor }),
    })),
    ...FREIGHT_MODES.map((mode) => ({
      kind: 'freight' as const,
      service: mode,
      name: words(`mode.${mode}`),
      eta: eta(freight.modes[mode].eta),
      pickup: t('pickupFreight'),
      limit: palletLimit(mode),
      volume: t('volumeBy', { divisor: freight.modes[mode].volumetricDivisor }),
    })),
  ];
}
