import type { BoardPickup } from '@waypost/contract/client';
import { formatShortDay, formatWeight } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';

/** What is handed over, if the customer said so. */
export function usePieces(): (pickup: BoardPickup) => string {
  const t = useT('console-pickups');
  const locale = useLocale();
  return ({ shipments }) => {
    if (shipments.length === 0) return t('noPieces');
    const pieces = shipments.reduce((sum, shipment) => sum + shipment.pieces, 0);
    const grams = shipments.reduce((sum, shipment) => sum + shipment.weightGrams, 0);
    return t('piecesOf', { pieces, weight: formatWeight(grams, locale) });
  };
}

/** Null if it is planned as requested. */
export function useAskedTime(): (pickup: BoardPickup) => string | null {
  const locale = useLocale();
  return ({ asked, planned }) =>
    asked.date === planned.date && asked.window === planned.window
      ? null
      : `${formatShortDay(asked.date, locale)}, ${asked.window}`;
}
