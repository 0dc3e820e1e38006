import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { defineTool, say } from '../driver/define-tool.ts';
import { askProgram } from '../installation/ask-program.ts';
import { openInstallation } from '../installation/installation.ts';
import { signInCustomer } from '../installation/people.ts';
import { makeProgramKey } from '../installation/program-key.ts';
import { waitFor } from '../installation/wait-for.ts';
import { askShop } from './vendure/ask-shop.ts';
import { installShop } from './vendure/install-shop.ts';
import {
  buyAndFollow,
  cancelAndRepeat,
  forgetAndRepeat,
  fulfilTwice,
  shopWithout,
  type World,
} from './vendure/journeys.ts';
import { setUpShop } from './vendure/set-up-shop.ts';
import { startShop } from './vendure/shop-process.ts';

const PATIENCE_MS = 60_000;
/** Of one attempt of a booking. The default is longer than this tool wants to wait for a Waypost that hangs. */
const BOOKING_TIMEOUT_MS = 2_000;
/** The shop's 3 s for prices, and as much for the shop itself on a busy machine. */
const MOST_WAIT_MS = 6_000;

const USAGE = `
pnpm proof vendure [--short] [--rounds 10]
  Installs the shop of examples/vendure by its own lockfile, with the archive of packages/sdk, and compiles it. Then
  customers buy there, with a real Waypost in test mode. Prices at the checkout must be those of POST /v1/rates; a paid
  order must be fulfilled by one shipment, even if two people fulfil it at once, and webhooks must move it to Shipped and
  Delivered. A forged webhook must change nothing, and a Waypost that hangs or is stopped must neither block the checkout
  nor cause a second shipment.
  --short   1 round`;

export const proveVendure = defineTool({
  usage: USAGE,
  options: { rounds: [10, 1] },
  run: ({ rounds }) => prove(rounds),
  figures: [{ path: 'hungCheckoutMs', atMost: MOST_WAIT_MS }],
});

async function prove(rounds: number) {
  const installing = installShop();
  const opening = openInstallation({
    name: 'proof-vendure',
    apiCount: 2,
    testMode: true,
    settings: { WEBHOOK_PRIVATE_TARGETS: 'on' },
  });
  const [seconds, installation] = await Promise.all([installing, opening]);
  say(`installed: ${JSON.stringify(seconds)}`);
  const { apiUrl, apiPorts, dataDir } = installation;
  const [, shopPort = 0] = apiPorts;
  let api = await installation.startApi();
  const startingWorker = installation.startWorker();
  await waitForTestMode(apiUrl);

  const db = await installation.connect('superuser');
  const { id: customerId } = await signInCustomer(db);
  const key = await makeProgramKey(db, customerId, 'test');
  const waypost = askProgram(apiUrl, key);
  const shopUrl = `http://127.0.0.1:${shopPort}`;
  const webhookUrl = `${shopUrl}/waypost/webhook`;
  const { secret } = await waypost<{ secret: string }>('/webhook-endpoints', { url: webhookUrl });
  await db.query('CREATE DATABASE vendure');
  const databaseUrl = `postgres://${db.user}:${db.password}@${db.host}:${db.port}/vendure`;
  const password = randomUUID();
  const beganAt = performance.now();
  await startShop(
    {
      PORT: `${shopPort}`,
      ADMIN_PASSWORD: password,
      DATABASE_URL: databaseUrl,
      WAYPOST_URL: apiUrl,
      WAYPOST_KEY: key,
      WAYPOST_WEBHOOK_SECRET: secret,
      WAYPOST_BOOKING_TIMEOUT_MS: `${BOOKING_TIMEOUT_MS}`,
    },
    join(dataDir, 'shop.log'),
  );
  const bootSeconds = Math.round((performance.now() - beganAt) / 1_000);
  await startingWorker;
  say(`the shop is open after ${bootSeconds} s`);
  const shopDb = new pg.Client(databaseUrl);
  await shopDb.connect();
  const forget = async (id: string) => {
    for (const [table, column] of [
      ['order_line_reference', 'fulfillmentId'],
      ['order_fulfillments_fulfillment', 'fulfillmentId'],
      ['fulfillment', 'id'],
    ]) {
      await shopDb.query(`DELETE FROM "${table}" WHERE "${column}" = $1`, [id]);
    }
  };
  const admin = askShop(`${shopUrl}/admin-api`);
  const faults: string[] = [];
  const world: World = {
    shopUrl,
    webhookUrl,
    webhookSecret: secret,
    variantId: await setUpShop(admin, password),
    admin,
    waypost,
    expectEqual(what, seen, wanted) {
      if (isDeepStrictEqual(seen, wanted)) return;
      faults.push(`${what}: ${JSON.stringify(seen)} in place of ${JSON.stringify(wanted)}`);
    },
  };

  /** One that cannot go on is a fault, and the others are walked all the same. */
  const walk = async (name: string, journey: () => Promise<void>) => {
    try {
      await journey();
      say(`walked: ${name}`);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (let round = 1; round <= rounds; round += 1) {
    await walk('an order from cart to doorstep', () => buyAndFollow(world));
    await walk('an order fulfilled twice', () => fulfilTwice(world));
    await walk('an order whose fulfilment was lost', () => forgetAndRepeat(world, forget));
    await walk('an order fulfilled again', () => cancelAndRepeat(world));
  }
  let hungCheckoutMs = 0;
  await walk('a Waypost that hangs', async () => {
    hungCheckoutMs = await shopWithout(
      world,
      async () => void process.kill(api.pid, 'SIGSTOP'),
      async () => void process.kill(api.pid, 'SIGCONT'),
    );
    if (hungCheckoutMs > MOST_WAIT_MS) faults.push(`a customer waited ${hungCheckoutMs} ms`);
  });
  let stoppedCheckoutMs = 0;
  await walk('a Waypost that is stopped', async () => {
    stoppedCheckoutMs = await shopWithout(
      world,
      () => api.stop(),
      async () => {
        api = await installation.startApi();
        await waitForTestMode(apiUrl);
      },
    );
  });
  await shopDb.end();
  return {
    ok: faults.length === 0,
    rounds,
    orders: rounds * 4 + 2,
    installSeconds: seconds,
    bootSeconds,
    hungCheckoutMs,
    stoppedCheckoutMs,
    faults,
  };
}

async function waitForTestMode(apiUrl: string): Promise<void> {
  await waitFor('test mode', PATIENCE_MS, async () => {
    const health = await (await fetch(`${apiUrl}/healthz`)).text();
    return health.includes('"testDatabase":"primary"') || undefined;
  });
}
