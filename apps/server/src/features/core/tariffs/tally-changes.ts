import type { TariffPreview } from '@waypost/contract';

type Sums = { quotes: number; beforeCents: number; afterCents: number };
type Large = TariffPreview['rises'][number];
export type Repriced = Large;

const LANES = 20;
const LARGEST = 10;

/** Sums what a tariff changes, one quote at a time. Memory is O(lanes). */
export function startTally() {
  const all = nothing();
  const services = new Map<Repriced['service'], Sums>();
  const lanes = new Map<string, Sums>();
  let rises: Large[] = [];
  let falls: Large[] = [];
  let refused = 0;

  return {
    add(quote: Repriced): void {
      count(all, quote);
      count(sumsOf(services, quote.service), quote);
      count(sumsOf(lanes, quote.lane), quote);
      const change = changeOf(quote);
      if (change > 0) rises = largest(rises, quote);
      if (change < 0) falls = largest(falls, quote);
    },
    refuse(): void {
      refused += 1;
    },
    result(): Pick<TariffPreview, 'all' | 'refused' | 'services' | 'lanes' | 'rises' | 'falls'> {
      return {
        all,
        refused,
        services: bySum(services).map(([service, sums]) => ({ service, ...sums })),
        lanes: bySum(lanes)
          .slice(0, LANES)
          .map(([lane, sums]) => ({ lane, ...sums })),
        rises,
        falls,
      };
    },
  };
}

function nothing(): Sums {
  return { quotes: 0, beforeCents: 0, afterCents: 0 };
}

function sumsOf<Key>(sums: Map<Key, Sums>, key: Key): Sums {
  const known = sums.get(key) ?? nothing();
  sums.set(key, known);
  return known;
}

function count(sums: Sums, { beforeCents, afterCents }: Repriced): void {
  sums.quotes += 1;
  sums.beforeCents += beforeCents;
  sums.afterCents += afterCents;
}

function changeOf({ beforeCents, afterCents }: Repriced): number {
  return afterCents - beforeCents;
}

/** Most quotes change less than the ten listed, and cost one comparison. */
function largest(kept: Large[], quote: Repriced): Large[] {
  const least = kept.at(-1);
  const size = Math.abs(changeOf(quote));
  if (kept.length === LARGEST && least !== undefined && size <= Math.abs(changeOf(least))) {
    return kept;
  }
  return [...kept, quote]
    .toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)))
    .slice(0, LARGEST);
}

function bySum<Key>(sums: Map<Key, Sums>): [Key, Sums][] {
  return [...sums].toSorted(([, a], [, b]) => b.beforeCents - a.beforeCents);
}
