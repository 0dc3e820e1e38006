import { seededRandom } from '@waypost/domain/simulation';
import { defineTool, drawSeed, say } from '../driver/define-tool.ts';
import { priceByApi, withoutInsurance } from './api-pricing.ts';
import { openBrowserPricing } from './browser-pricing.ts';
import { type DrawnQuote, drawQuote } from './draw-quote.ts';
import { priceQuote } from './price-quote.ts';
import { openReference } from './reference.ts';

const BATCH = 10_000;
const SHOWN_FAULTS = 5;

const USAGE = `
pnpm proof quotes [--short] [--count 1000000] [--api 2000] [--seed N]
  Prices random quotes four times: by a reference in exact fractions that was written from the
  specification alone (reference.py), by our function in Node, by the same function bundled for
  browsers in Chromium, and a sample of them by POST /api/shipments/quote. One and several parcels,
  and freight, by both versions of the tariff, by card and on delivery, with and without insurance:
  all must agree to the cent and the gram.
  --short   20,000 quotes, 500 of them by the api
  --seed    repeats an earlier run`;

export const proveQuotes = defineTool({
  usage: USAGE,
  options: { count: [1_000_000, 20_000], api: [2_000, 500], seed: drawSeed },
  run: ({ count, api, seed }) => prove(count, Math.min(count, api), seed),
});

type Sampled = { quote: DrawnQuote; expected: string };

async function prove(count: number, sampleSize: number, seed: number) {
  const random = seededRandom(seed, 0);
  const reference = openReference();
  const browser = await openBrowserPricing();
  const tally = { priced: 0, refused: 0, nothing: 0 };
  const differences = { node: 0, browser: 0, api: 0 };
  const sample: Sampled[] = [];

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
      tally[must === 'refused' || must === 'nothing' ? must : 'priced'] += 1;
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
  reference.close();
  await browser.close();

  const byApi = await priceByApi(sample.map(({ quote }) => quote));
  for (const [index, { quote, expected }] of sample.entries()) {
    compare('api', quote, byApi[index] ?? '', withoutInsurance(expected));
  }
  say(`${sample.length.toLocaleString('en')} of them by the api`);
  const ok = Object.values(differences).every((found) => found === 0);
  return { ok, count, ...tally, byApi: sample.length, differences };
}
