import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  firstContentfulPaintMs: 'first-contentful-paint',
  largestContentfulPaintMs: 'largest-contentful-paint',
  totalBlockingTimeMs: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
  transferBytes: 'total-byte-weight',
} as const;

export type Figures = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS, number>;

/** The median of each figure by itself, over runs with the mobile profile in browsers of their own. */
export async function measurePage(url: string, runs: number): Promise<Figures> {
  const results: Figures[] = [];
  for (let run = 0; run < runs; run++) results.push(await measureWithRetries(url));
  const names = [...CATEGORIES, ...Object.keys(METRICS)] as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(results.map((result) => result[name]))]),
  ) as Figures;
}

/** A busy browser sometimes loses its trace (NO_NAVSTART); Lighthouse itself says to run it again. */
async function measureWithRetries(url: string, triesLeft = 4): Promise<Figures> {
  try {
    return await measureOnce(url);
  } catch (error) {
    if (triesLeft === 0) throw error;
    console.error(`measured again: ${String(error)}`);
    return measureWithRetries(url, triesLeft - 1);
  }
}

async function measureOnce(url: string): Promise<Figures> {
  const profile = mkdtempSync(join(tmpdir(), 'waypost-lighthouse-'));
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    userDataDir: profile,
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    const scores = CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100] as const);
    const metrics = Object.entries(METRICS).map(
      ([name, audit]) => [name, audits[audit]?.numericValue ?? 0] as const,
    );
    const figures = [...scores, ...metrics].map(([name, value]) => [name, round(value)]);
    return Object.fromEntries(figures) as Figures;
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): number {
  return value < 10 ? Number(value.toFixed(3)) : Math.round(value);
}
