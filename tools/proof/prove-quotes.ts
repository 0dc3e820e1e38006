import { seededRandom } from '@waypost/domain/simulation';
import { defineTool, drawSeed, say } from '../driver/define-tool.ts';
import { priceByApi, withoutInsurance } from './api-pricing.ts';
import { openBrowserPricing } from './browser-pricing.ts';
import { drawImpossible, drawPossible } from './draw-limits.ts';
import { type DrawnQuote, drawQuote } from './draw-quote.ts';
import { priceQuote } from './price-quote.ts';
import { openReference } from './reference.ts';

const BATCH = 10_000;
const SHOWN_FAULTS = 5;

const USAGE = `
pnpm proof quotes [--short] [--count 1000000] [--api 2000] [--limits 500] [--seed N]
  Prices random quotes in four ways: by a reference in exact fractions that was written from the specification alone
  (reference.py), by our function in Node, by the same function bundled for browsers in Chromium, and for a sample by
  POST /api/shipments/quote. One and several parcels and freight, by both versions of the tariff, by card and on
  delivery, with and without insurance: all must agree to the cent and the gram.
  Then --limits shipments that cannot be carried, none of which may be priced, and as many that can, which must all cost
  what the specification says.
  --short   20,000 quotes, 500 of them through the api
  --seed    repeats an earlier run`;

export const proveQuotes = defineTool({
  usage: USAGE,
  options: {
    count: [1_000_000, 20_000],
    api: [2_000, 500],
    limits: [500, 500],
    seed: drawSeed,
  },
  run: ({ count, api, limits, seed }) => prove(count, Math.min(count, api), limits, seed),
});

type Sampled = { quote: DrawnQuote; expected: string };

async function prove(count: number, sampleSize: number, limitCount: number, seed: number) {
  const random = seededRandom(seed, 0);
  const reference = openReference();
  const browser = await openBrowserPricing();
  const tally = { priced: 0, refused: 0, nothing: 0, limited: 0 };
  const differences = { node: 0, browser: 0, api: 0 };
  const sample: Sampled[] = [];
  let misjudged = 0;

  const compare = (who: keyof typeof differences, quote: DrawnQuote, is: string, must: string) => {
    if (is === must) return;
    differences[who] += 1;
    if (differences[who] > SHOWN_FAULTS) return;
    say(`${who} differs: ${JSON.stringify(quote)}\n  reference ${must}\n  ${who} ${is}`);
  };

  for (let done = 0; done < count;) {
    const quotes = Array.from({ length: Math.min(BATCH, count - done) }, () => drawQuote(random));
    const [expected, inBrowser] = await Promise.all([
      reference.price(quotes),
      browser.price(quotes),
    ]);
    for (const [index, quote] of quotes.entries()) {
      const must = expected[index] ?? '';
      tally[isUnpriced(must) ? must : 'priced'] += 1;
      compare('node', quote, priceQuote(quote), must);
      compare('browser', quote, inBrowser[index] ?? '', must);
      // spread evenly over the run
      const nth = done + index;
      if (Math.floor(((nth + 1) * sampleSize) / count) > Math.floor((nth * sampleSize) / count)) {
        sample.push({ quote, expected: must });
      }
    }
    done += quotes.length;
    if (done % (BATCH * 10) === 0 || done === count) say(`${done.toLocaleString('en')} quotes`);
  }
  const impossible = Array.from({ length: limitCount }, () => drawImpossible(random));
  const possible = Array.from({ length: limitCount }, () => drawPossible(random));
  const known = [...impossible, ...possible];
  const [judged, browserJudged] = await Promise.all([reference.price(known), browser.price(known)]);
  const isAsDrawn = (index: number, answer: string) =>
    (answer === 'limited') === index < limitCount && !['refused', 'nothing'].includes(answer);
  for (const [index, quote] of known.entries()) {
    const must = judged[index] ?? '';
    if (!isAsDrawn(index, must)) misjudged += 1;
    compare('node', quote, priceQuote(quote), must);
    compare('browser', quote, browserJudged[index] ?? '', must);
    sample.push({ quote, expected: must });
  }
  reference.close();
  await browser.close();

  const byApi = await priceByApi(sample.map(({ quote }) => quote));
  for (const [index, { quote, expected }] of sample.entries()) {
    compare('api', quote, byApi[index] ?? '', withoutInsurance(expected));
  }
  say(`${sample.length.toLocaleString('en')} of them by the api`);
  const answered = byApi.slice(-2 * limitCount);
  const pricedImpossible = answered.slice(0, limitCount).filter((answer) => answer !== 'limited');
  const unpricedPossible = answered.slice(limitCount).filter(isUnpriced);
  const limits = {
    impossible: limitCount,
    impossiblePriced: pricedImpossible.length,
    possible: limitCount,
    possibleUnpriced: unpricedPossible.length,
    misjudged,
  };
  const wrong = [...Object.values(differences), misjudged, limits.impossiblePriced];
  const ok = [...wrong, limits.possibleUnpriced].every((found) => found === 0);
  return { ok, count, ...tally, byApi: sample.length, differences, limits };
}

function isUnpriced(answer: string): answer is 'refused' | 'nothing' | 'limited' {
  return answer === 'refused' || answer === 'nothing' || answer === 'limited';
}
