import type { KyselyPlugin } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { bookAsProgram, seatShop } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { createRenderer } from '../../core/documents/index.ts';
import { findShipment } from './find-shipment.ts';
import { readLabel } from './read-label.ts';

const server = useTestServer();

/** Each label takes 100 ms. */
const SLOW_THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let free = Promise.resolve();
    parentPort.on('message', ({ id }) => {
      free = free
        .then(() => new Promise((drawn) => setTimeout(drawn, 100)))
        .then(() => parentPort.postMessage({ id, bytes: new TextEncoder().encode('^XA') }));
    });
  `)}`,
);
const renderer = createRenderer({ threadFile: SLOW_THREAD });
afterAll(() => renderer.close());

it('labels of many bookings at once are all in their answers, and each shipment is read once', async () => {
  const shop = await seatShop(server);
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => ((queries += 1), node),
    transformResult: async ({ result }) => result,
  };
  const ctx = { ...server.ctx, db: server.ctx.db.withPlugin(counting) };
  const bookings = [];
  for (let n = 0; n < 14; n += 1) bookings.push(await bookAsProgram(server, shop));
  const rows = await Promise.all(
    bookings.map(({ id }) => findShipment(server.ctx, shop.customerId, id)),
  );
  const asked = { format: 'zpl', size: '4x6', inline: true } as const;
  const labelOf = (row: (typeof rows)[number]) => readLabel(ctx, renderer, row, asked, shop.keyId);
  const [first, second, ...burst] = rows as [
    (typeof rows)[number],
    (typeof rows)[number],
    ...typeof rows,
  ];
  // keeps the tariff
  await labelOf(first);
  queries = 0;
  await labelOf(second);
  const ofOne = queries;
  queries = 0;
  const labels = await Promise.all(burst.map(labelOf));
  expect(labels.map((label) => label?.data)).toEqual(
    burst.map(() => Buffer.from('^XA').toString('base64')),
  );
  expect(queries).toBe(burst.length * ofOne);
});
