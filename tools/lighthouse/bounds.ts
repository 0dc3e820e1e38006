import type { Figures } from './measure-page.ts';

const MAX_PAGE_BYTES = 300 * 1024;
const MAX_LAYOUT_SHIFT = 0.02;

/**
 * What every public page must reach. Performance depends on how quiet the machine is, so it is asked.
 * The page of one shipment keeps search engines away, which Lighthouse takes for a fault of SEO.
 */
export function faultsOf(figures: Figures, minPerformance: number, isListed = true): string[] {
  const atLeast = {
    performance: minPerformance,
    accessibility: 100,
    'best-practices': 100,
    seo: isListed ? 100 : 0,
  } as const;
  const atMost = {
    transferBytes: MAX_PAGE_BYTES,
    cumulativeLayoutShift: MAX_LAYOUT_SHIFT,
  } as const;
  return [
    ...Object.entries(atLeast).flatMap(([name, bound]) =>
      figures[name as keyof typeof atLeast] < bound
        ? [`${name} ${figures[name as keyof typeof atLeast]}, wanted ${bound}`]
        : [],
    ),
    ...Object.entries(atMost).flatMap(([name, bound]) =>
      figures[name as keyof typeof atMost] > bound
        ? [`${name} ${figures[name as keyof typeof atMost]}, wanted at most ${bound}`]
        : [],
    ),
  ];
}
