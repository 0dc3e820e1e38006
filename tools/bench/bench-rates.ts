import { defineTool, type Verdict } from '../driver/define-tool.ts';
import { drawSecret, makeAccounts } from '../installation/people.ts';
import { newShipment } from '../installation/program-shipment.ts';
import { readValue } from '../installation/read-value.ts';
import { openServedInstallation } from '../installation/served-installation.ts';
import { askOften } from './ask-often.ts';

/** What a shop's checkout waits for. */
const MAX_P95_MS = 30;

const USAGE = `
pnpm bench rates [--short] [--asked 2000]
  POST /api/v1/rates for a parcel and for pallets, all services each, two at a time. 95 of 100 answers are to
  come within ${MAX_P95_MS} ms, and no quote may be stored.
  --short  asks 200 times
  --asked  how often each is asked`;

export const benchRates = defineTool({
  usage: USAGE,
  options: { asked: [2_000, 200] },
  figures: [{ path: 'slowestP95Ms', atMost: MAX_P95_MS }],
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
  const ask = (contents: object) => async () => {
    const answer = await fetch(`${call.baseUrl}/api/v1/rates`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        from: { city: 'Berlin', country: 'DE' },
        to: { city: 'Paris', country: 'FR' },
        ...contents,
      }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const { failures, ...times } = await askOften(
    [
      ['a parcel', ask({ parcels })],
      ['pallets', ask({ freight: { pallets: 3, pallet } })],
    ],
    asked,
  );
  const quotes = await readValue<number>(db, `SELECT count(*)::int FROM quotes`);
  await db.end();
  return {
    ok: Object.keys(failures).length === 0 && quotes === 0,
    ...times,
    aimMs: MAX_P95_MS,
    quotesStored: quotes ?? -1,
    failures,
  };
}
