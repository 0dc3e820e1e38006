import type { SeededRandom } from '@waypost/domain/simulation';

/** A quote as somebody would type it, and the codes of the two countries that were meant. */
export type DrawnQuote = {
  kind: 'parcel' | 'freight';
  service: string;
  from: string;
  to: string;
  fromCode: string;
  toCode: string;
  /** Several parcels, or one pallet. */
  boxes: DrawnBox[];
  pallets: number;
  /** Of the tariff. */
  version: 1 | 2;
  declaredCents: number;
};

type DrawnBox = { kilograms: string; length: string; width: string; height: string };

/** By hand: ways to write a country, which must all mean the same one. */
const COUNTRIES: readonly [readonly [string, ...string[]], ...(readonly [string, ...string[]])[]] =
  [
    ['BE', 'Belgium', 'BE', 'Belgique', 'Belgien', 'BEL'],
    ['DE', 'Germany', 'Deutschland', 'DE', 'Allemagne', 'germany'],
    ['GB', 'United Kingdom', 'UK', 'GB', 'Royaume-Uni'],
    ['US', 'United States', 'USA', 'US', 'Estados Unidos'],
    ['AE', 'United Arab Emirates', 'UAE', 'AE'],
    ['JP', 'Japan', '日本', 'JP'],
    ['RU', 'Russia', 'Россия'],
    ['EG', 'Egypt', 'مصر'],
    ['GH', 'Ghana', 'GH'],
    ['BR', 'Brazil', 'Brasil'],
    ['CI', 'Côte d’Ivoire', 'Ivory Coast'],
    ['KR', 'South Korea', '대한민국'],
  ];

const LEVELS = ['standard', 'express', 'priority'] as const;
const MODES = ['air', 'sea', 'road'] as const;

export function drawQuote(random: SeededRandom): DrawnQuote {
  const kind = random.chance(0.5) ? 'parcel' : 'freight';
  const [fromCode, ...fromNames] = random.pick(COUNTRIES);
  const [toCode, ...toNames] = random.chance(0.4)
    ? (COUNTRIES.find(([code]) => code === fromCode) ?? COUNTRIES[0])
    : random.pick(COUNTRIES);
  const nameOf = (names: string[]) => names[random.below(names.length)] ?? '';
  // Small, common and extreme measures alike: rounding errs at the edges.
  const mostMm = random.pick([60, 600, 2_500, kind === 'parcel' ? 3_000 : 20_000]);
  const side = () => (random.chance(0.08) ? '0' : decimal(random.below(mostMm + 1), 1));
  return {
    kind,
    service: random.pick(kind === 'parcel' ? LEVELS : MODES),
    from: `Origin, ${nameOf(fromNames)}`,
    to: `Destination, ${nameOf(toNames)}`,
    fromCode,
    toCode,
    boxes: Array.from({ length: kind === 'parcel' ? drawCount(random) : 1 }, () => ({
      kilograms: kind === 'parcel' ? drawPieceKilograms(random) : drawPalletKilograms(random),
      length: side(),
      width: side(),
      height: side(),
    })),
    version: random.pick([1, 2]),
    // about the least price, the limit, and far beyond it
    declaredCents: random.below(random.pick([2, 20_000, 520_000, 100_000_000])),
    pallets: kind === 'parcel' ? 1 : 1 + random.below(random.pick([1, 4, 33, 200])),
  };
}

/** Most shipments are one parcel; some have as many as may be. */
function drawCount(random: SeededRandom): number {
  return random.chance(0.7) ? 1 : 1 + random.below(random.pick([3, 20]));
}

function drawPieceKilograms(random: SeededRandom): string {
  // Finer than a gram: what lies below it is dropped, and must not change a price.
  if (random.chance(0.1)) return decimal(random.below(6_900_000), 5);
  // at the limit and just over it
  if (random.chance(0.02)) return decimal(69_995 + random.below(11), 3);
  return decimal(random.below(random.pick([20, 1_500, 30_000, 75_000])), 3);
}

function drawPalletKilograms(random: SeededRandom): string {
  return decimal(random.below(random.pick([20, 100_000, 1_000_000, 10_000_001])), 3);
}

/** 1235 with 3 decimals is 1.235; no zeros that nobody would type. */
function decimal(units: number, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return text.replace(/\.?0+$/, '') || '0';
}
