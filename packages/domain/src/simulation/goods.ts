import type { Order } from './order.ts';
import type { SeededRandom } from './seeded-random.ts';

type Goods = { description: string; hsCode: string };

// Headings of the Harmonized System with typical goods.
const GOODS: readonly [Goods, ...Goods[]] = [
  { description: 'Cotton shirts', hsCode: '620520' },
  { description: 'Printed books', hsCode: '490199' },
  { description: 'Ceramic tableware', hsCode: '691200' },
  { description: 'Bicycle parts', hsCode: '871499' },
  { description: 'Coffee, roasted', hsCode: '090121' },
  { description: 'Electric hand tools', hsCode: '846729' },
];

/** One line of a customs declaration for the whole order. */
export function drawGoods(random: SeededRandom, order: Order) {
  const { request } = order;
  const box = request.serviceType === 'parcel' ? request.parcels[0] : request.pallet;
  return {
    ...random.pick(GOODS),
    quantity: 1 + random.below(40),
    weightGrams: Math.min(box.weightGrams * order.pieceCount, 10_000_000),
    valueCents: 1_000 + random.below(200_000),
    originCountry: order.from.country,
  };
}
