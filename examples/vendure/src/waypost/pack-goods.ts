import type { OrderLine } from '@vendure/core';
import type { WaypostOptions } from './options.ts';

/** Some of an order line. */
export interface Goods {
  line: OrderLine;
  quantity: number;
}

export function weightOf(
  { line, quantity }: Goods,
  { defaultWeightGrams }: WaypostOptions,
): number {
  return quantity * (line.productVariant.customFields.weightGrams || defaultWeightGrams);
}

/** Boxes filled one after the other, by weight. A thing that is too heavy for a box gets one of its own. */
export function packGoods(goods: readonly Goods[], options: WaypostOptions) {
  const { lengthMm, widthMm, heightMm, emptyGrams, maxGrams } = options.box;
  const weights: number[] = [];
  for (const { line, quantity } of goods) {
    const grams = weightOf({ line, quantity: 1 }, options);
    for (let unit = 0; unit < quantity; unit += 1) {
      const filled = weights.at(-1);
      if (filled === undefined || filled + grams > maxGrams) weights.push(emptyGrams + grams);
      else weights[weights.length - 1] = filled + grams;
    }
  }
  return weights.map((weightGrams) => ({ weightGrams, lengthMm, widthMm, heightMm }));
}
