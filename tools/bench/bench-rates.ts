import { readFileSync } from 'node:fs';
import { defineTool, type Verdict } from '../driver/define-tool.ts';
import { drawSecret, makeAccounts } from '../installation/people.ts';
import { newShipment } from '../installation/program-shipment.ts';
import { readValue } from '../installation/read-value.ts';
import { openServedInstallation } from '../installation/served-installation.ts';
import { askOften } from './ask-often.ts';

/** The time that a shop's checkout waits. */
const MAX_P95_MS = 30;
/** By the doors of shop platforms, which pack the cart and present the prices their way. */
const MAX_SHOPS_P95_MS = 100;
const SHOPIFY_CART = new URL(
  '../../examples/shopify-rates/requests/checkout-paris.json',
  import.meta.url,
);
const WOOCOMMERCE_CART = {
  contents: [{ product_id: 77, quantity: 2, weight: '0.75', line_total: 98 }],
  destination: { country: 'FR', state: '', postcode: '75001', city: 'Paris', address: '' },
  weight_unit: 'kg',
  locale: 'fr_FR',
};

const USAGE = `
pnpm bench rates [--short] [--asked 2000]
  POST /api/v1/rates for a parcel and for pallets, with all services, two requests at a time. The p95 must be at most
  ${MAX_P95_MS} ms, and no quote may be stored. Then the carts of Shopify and WooCommerce by their tokens, with a p95 of at
  most ${MAX_SHOPS_P95_MS} ms.
  --short  200 requests of each kind
  --asked  how many requests of each kind`;

export const benchRates = defineTool({
  usage: USAGE,
  options: { asked: [2_000, 200] },
  figures: [
    { path: 'slowestP95Ms', atMost: MAX_P95_MS },
    { path: 'shopsP95Ms', atMost: MAX_SHOPS_P95_MS },
  ],
  run: ({ asked }) => measure(asked),
});

async function measure(asked: number): Promise<Verdict> {
  const { db, call } = await openServedInstallation({
    name: 'bench-rates',
    worker: false,
    settings: { PROGRAM_RATES_PER_MINUTE: '10000000' },
  });
  const [account] = await makeAccounts(db, 1);
  const key = `wpc_live_${drawSecret(24).secret}`;
  await db.query(
    `INSERT INTO customer_keys (id, shard, customer_id, name, hint, secret_hash, scopes)
     VALUES (gen_random_uuid(), 0, $1, 'Shop', '', sha256($2::bytea), '{rates:read}')`,
    [account?.id, key],
  );
  const { parcels } = newShipment();
  const pallet = { weightGrams: 250_000, lengthMm: 1200, widthMm: 1000, heightMm: 1400 };
  const post = (url: string, body: object) =>
    fetch(new URL(url, call.baseUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const ask = (contents: object) => async () => {
    const answer = await post('/api/v1/rates', {
      from: { city: 'Berlin', country: 'DE' },
      to: { city: 'Paris', country: 'FR' },
      ...contents,
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const parcel = { lengthMm: 400, widthMm: 300, heightMm: 200, maxWeightGrams: 20_000 };
  const askShop = async (shop: string, cart: object, from?: object) => {
    const token = { shop, name: 'Bench', parcel, ...(from && { from }) };
    const made = await post('/api/v1/rate-tokens', token);
    if (made.status !== 201) throw new Error(`no token: ${await made.text()}`);
    const { pathname } = new URL(((await made.json()) as { url: string }).url);
    return async () => {
      const answer = await post(pathname, cart);
      const { rates = [] } = (await answer.json()) as { rates?: object[] };
      // an answer without a price is fast but does not count
      return rates.length > 0 ? answer.status : 204;
    };
  };
  const { failures, ...times } = await askOften(
    [
      ['a parcel', ask({ parcels })],
      ['pallets', ask({ freight: { pallets: 3, pallet } })],
    ],
    asked,
  );
  const shopify = JSON.parse(readFileSync(SHOPIFY_CART, 'utf8')) as object;
  const antwerp = { city: 'Antwerp', country: 'BE', postalCode: '2000' };
  const shops = await askOften(
    [
      ['a Shopify cart', await askShop('shopify', shopify)],
      ['a WooCommerce cart', await askShop('woocommerce', WOOCOMMERCE_CART, antwerp)],
    ],
    asked,
  );
  const quotes = await readValue<number>(db, `SELECT count(*)::int FROM quotes`);
  await db.end();
  return {
    ok: Object.keys({ ...failures, ...shops.failures }).length === 0 && quotes === 0,
    ...times,
    p95Ms: { ...times.p95Ms, ...shops.p95Ms },
    aimMs: MAX_P95_MS,
    shopsP95Ms: shops.slowestP95Ms,
    shopsAimMs: MAX_SHOPS_P95_MS,
    quotesStored: quotes ?? -1,
    failures: { ...failures, ...shops.failures },
  };
}
