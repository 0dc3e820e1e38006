// `pnpm lighthouse URL`: the median of several runs with the mobile profile. The last line is JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    'min-performance': { type: 'string', default: '0' },
    'min-accessibility': { type: 'string', default: '0' },
  },
});
const [url] = positionals;
const runs = Number(options.runs);
if (url === undefined || !Number.isInteger(runs) || runs < 1) {
  console.error(
    'Usage: pnpm lighthouse URL [--runs 5] [--min-performance 95] [--min-accessibility 100]',
  );
  process.exit(2);
}

const results: Record<string, number>[] = [];
for (let run = 0; run < runs; run++) results.push(await measure(url));

const names = [...CATEGORIES, ...Object.keys(METRICS)];
const medians = Object.fromEntries(
  names.map((name) => [name, median(results.map((result) => result[name] ?? 0))]),
);
console.table(
  Object.fromEntries([
    ...results.map((result, at) => [`run ${at + 1}`, result] as const),
    ['median', medians],
  ]),
);

const tooLow = (['performance', 'accessibility'] as const).filter(
  (category) => (medians[category] ?? 0) < Number(options[`min-${category}`]),
);
for (const category of tooLow) {
  console.error(`${category} is ${medians[category]}, wanted ${options[`min-${category}`]}`);
}
console.log(JSON.stringify({ url, runs, passed: tooLow.length === 0, ...medians }));
process.exitCode = tooLow.length === 0 ? 0 : 1;

async function measure(page: string): Promise<Record<string, number>> {
  const profile = mkdtempSync(join(tmpdir(), 'waypost-lighthouse-'));
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    userDataDir: profile,
  });
  try {
    const result = await lighthouse(page, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${page}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    return {
      ...Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ),
      ...Object.fromEntries(
        Object.entries(METRICS).map(([name, audit]) => [
          name,
          round(audits[audit]?.numericValue ?? 0),
        ]),
      ),
    };
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
