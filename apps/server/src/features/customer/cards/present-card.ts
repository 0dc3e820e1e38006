import type { PendingCard, SavedCard } from '@waypost/contract';
import type { CardRow } from './cards.queries.ts';

type SavedRow = Pick<CardRow, 'id' | 'brand' | 'last4' | 'expMonth' | 'expYear' | 'isDefault'>;

export function presentCard(row: SavedRow, now = new Date()): SavedCard {
  const { brand, last4, expMonth, expYear } = row;
  if (brand === null || last4 === null || expMonth === null || expYear === null) {
    throw new Error('a saved card has no details');
  }
  return {
    id: row.id,
    brand,
    last4,
    expMonth,
    expYear,
    isDefault: row.isDefault,
    isExpired: hasEnded(expMonth, expYear, now),
  };
}

/** A card works until the last day of its month. */
export function hasEnded(expMonth: number, expYear: number, now: Date): boolean {
  return expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

export function presentPending({ id, secondStepUrl: url }: CardRow): PendingCard {
  return { id, nextAction: url === null ? null : { kind: 'redirect', url } };
}
