import { MAX_PARCELS } from '@waypost/domain/rates';
import type { RateTokenSettings } from './rate-tokens.queries.ts';

export type CartItem = { quantity: number; grams: number };

/**
 * A cart in parcels of one size, as many as its weight needs, with the weight spread evenly. Null for a cart
 * with nothing to send, or with more than one booking carries.
 */
export function packCart(items: readonly CartItem[], { parcel }: RateTokenSettings) {
  const { maxWeightGrams, ...size } = parcel;
  const sent = items.filter(({ quantity }) => quantity > 0);
  if (sent.length === 0) return null;
  // a shop that entered no weights still has something to send
  const grams = Math.max(
    1,
    Math.ceil(sent.reduce((sum, item) => sum + item.grams * item.quantity, 0)),
  );
  const count = Math.ceil(grams / maxWeightGrams);
  if (count > MAX_PARCELS) return null;
  const each = Math.floor(grams / count);
  const heavier = grams - each * count;
  return Array.from({ length: count }, (_, at) => ({
    ...size,
    weightGrams: each + (at < heavier ? 1 : 0),
  }));
}
