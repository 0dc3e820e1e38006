import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { v1Endpoints } from '@waypost/contract/v1';
import { defineTool, say } from '../driver/define-tool.ts';
import { readValue } from '../installation/read-value.ts';
import { seatOwner } from '../installation/seat-owner.ts';
import { openServedInstallation } from '../installation/served-installation.ts';
import { waitFor } from '../installation/wait-for.ts';
import { askWith, newShipment, type Walked, walkEndpoints } from './modes/walk-endpoints.ts';
import { askAsOwner, SESSION_ENDPOINTS, walkSession } from './modes/walk-session.ts';
import { watchConnections } from './modes/watch-connections.ts';
import { type SeenWrite, watchWrites } from './modes/watch-writes.ts';

/** What one process had with one database: two pools of ten. */
const MOST_CONNECTIONS = 20;
const MOST_IDLE_MS = 1_000;
const PATIENCE_MS = 60_000;

const USAGE = `
pnpm proof modes [--short] [--walks 20] [--lanes 4]
  Programs with test-mode keys walk every endpoint of /api/v1, some in parallel, while triggers record each row that is
  written to the live database and a mail server waits for mail. Then their owner calls everything that the dashboard
  does, with a session. In the live database only the use of keys and of the session may change; no mail may be sent, and
  each must be kept in the test database. A key of one mode must not see the shipments of the other. A process may have
  no more connections to both databases together than before to one (${MOST_CONNECTIONS}), and no transaction may be
  idle for ${MOST_IDLE_MS} ms. An endpoint that is not walked is a fault.
  --short   2 walks`;

export const proveModes = defineTool({
  usage: USAGE,
  options: { walks: [20, 2], lanes: 4 },
  run: ({ walks, lanes }) => prove(walks, Math.min(walks, lanes)),
  figures: [{ path: 'connectionsOfOneProcess', atMost: MOST_CONNECTIONS }],
});

async function prove(walks: number, lanes: number) {
  const { installation, db } = await openServedInstallation({
    name: 'proof-modes',
    worker: true,
    testMode: true,
  });
  const { apiUrl, mailServer } = installation;
  const testDb = await installation.connect('superuser', 'waypost_test');
  await waitFor('test mode', PATIENCE_MS, async () => {
    const health = await (await fetch(`${apiUrl}/healthz`)).text();
    return health.includes('"testDatabase":"primary"') || undefined;
  });

  const owner = await seatOwner(db);
  const live = askWith(apiUrl, owner.live);
  const booked = await live('v1CreateShipment', { body: newShipment('live@people.example') });
  const liveShipment = JSON.parse(booked.body.toString()) as { id: string };
  await waitFor('the mails of the live shipment', PATIENCE_MS, async () =>
    mailServer.received.length > 0 ? true : undefined,
  );
  await sleep(2_000);
  const mailsBefore = mailServer.received.length;
  const readWrites = await watchWrites(db);
  const connections = watchConnections(db);

  const called = new Set<string>();
  const ask = askWith(apiUrl, owner.test);
  // the account is there once its key was used; its 10,000 EUR of credit are enough for 16 walks
  await ask('v1ReadMe');
  const raised = await testDb.query(
    'UPDATE credit_accounts SET limit_cents = 100000000 WHERE customer_id = $1',
    [owner.customerId],
  );
  if (raised.rowCount !== 1) throw new Error('the account has no credit in test mode yet');
  const recipient = `${randomUUID()}@people.example`;
  const walked: Walked[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let walk = lane; walk < walks; walk += lanes) {
        walked.push(await walkEndpoints(ask, recipient, called));
        say(`walk ${walked.length} of ${walks}`);
      }
    }),
  );
  const shipments = walked.flatMap((walk) => walk.shipments);
  await waitFor('a mail of test mode', PATIENCE_MS, async () => {
    const count = await readValue<number>(testDb, 'SELECT count(*)::int FROM test_mails');
    return (count ?? 0) > 0 || undefined;
  });
  const session = {
    apiUrl,
    cookie: owner.cookie,
    origin: installation.env['PUBLIC_ORIGIN'] ?? '',
  };
  // the first of a walk was cancelled
  const sessionFaults = await walkSession(session, shipments[1]?.id ?? '', called);
  const kept = await waitFor('the mails of test mode', PATIENCE_MS, async () => {
    const waiting = await readValue<number>(
      testDb,
      `SELECT count(*)::int FROM pgboss.job WHERE state < 'completed' AND name IN
        (SELECT name FROM pgboss.queue WHERE name LIKE '%mail%' OR name LIKE '%notice%' OR name = 'milestone')
        AND start_after <= now()`,
    );
    const count = await readValue<number>(testDb, 'SELECT count(*)::int FROM test_mails');
    return waiting === 0 && (count ?? 0) >= shipments.length ? count : undefined;
  });
  const apart = await seeEachOther(ask, live, {
    liveId: liveShipment.id,
    testId: shipments[0]?.id ?? '',
  });
  const used = await connections.end();
  const writes = await readWrites();
  const deleted = await ask('v1DeleteTestData');
  if (deleted.status === 200) called.add('v1DeleteTestData');
  await ask('v1CreateShipment', { body: newShipment(recipient) });
  const cleared = await askAsOwner(session, 'deleteTestData');
  if (cleared.status === 200) called.add('deleteTestData');
  const left = await readValue<number>(testDb, 'SELECT count(*)::int FROM shipments');

  const marks = [
    owner.customerId,
    recipient,
    ...shipments.flatMap((s) => [s.id, s.trackingNumber]),
  ];
  const foreign = writes.filter((write) => isForeign(write, marks));
  const mails = mailServer.received.length - mailsBefore;
  const wanted = [...Object.keys(v1Endpoints), ...SESSION_ENDPOINTS];
  const unwalked = wanted.filter((name) => !called.has(name));
  const numbers = shipments.filter(({ trackingNumber }) => !trackingNumber.startsWith('WT'));
  const faults = [
    ...walked.flatMap((walk) => walk.faults),
    ...sessionFaults,
    ...unwalked.map((name) => `${name} did not answer as it has to, or was not walked`),
    ...foreign.map(
      ({ table, application }) => `${application} wrote ${table} of the live database`,
    ),
    ...(mails === 0 ? [] : [`${mails} mails were sent`]),
    ...numbers.map(({ trackingNumber }) => `${trackingNumber} is no number of test mode`),
    ...apart,
    ...(left === 0 ? [] : [`${left} test shipments were left after deleting all test data`]),
    ...(used.connectionsOfOneProcess <= MOST_CONNECTIONS ? [] : ['too many connections']),
    ...(used.longestIdleTransactionMs <= MOST_IDLE_MS ? [] : ['a transaction stayed idle']),
  ];
  return {
    ok: faults.length === 0,
    endpoints: called.size,
    walks,
    shipments: shipments.length,
    liveWrites: foreign.length,
    sessionUses: writes.filter(({ table }) => table === 'public.customer_sessions').length,
    keyUses: writes.filter(({ table }) => table === 'public.customer_keys').length,
    mailsSent: mails,
    mailsKept: kept,
    ...used,
    faults,
  };
}

/** Uses of keys and sessions; what the api counts of its own answers each minute; sums of the live ledger. */
const OF_LIVE_ALONE = [
  'public.customer_keys',
  'public.customer_sessions',
  'public.service_days',
  'public.revenue_by_customer',
];

/**
 * The api may note the use of a key and of a session. Housekeeping of the live worker goes on, and must know nothing of what
 * test mode did.
 */
function isForeign({ table, application, row }: SeenWrite, marks: readonly string[]): boolean {
  if (OF_LIVE_ALONE.includes(table)) return false;
  if (!application.startsWith('waypost-worker')) return true;
  return marks.some((mark) => row.includes(mark));
}

/** Each must be unknown to the other. */
async function seeEachOther(
  test: ReturnType<typeof askWith>,
  live: ReturnType<typeof askWith>,
  { liveId, testId }: { liveId: string; testId: string },
): Promise<string[]> {
  const asked = [
    { what: 'a test key read a live shipment', ask: test, shipment: liveId },
    { what: 'a live key read a test shipment', ask: live, shipment: testId },
  ];
  const faults = [];
  for (const { what, ask, shipment } of asked) {
    const { status } = await ask('v1ReadShipment', { path: { shipment } });
    if (status !== 404) faults.push(`${what}: ${status}`);
  }
  const { status } = await live('v1ListTestMails');
  if (status !== 404) faults.push(`a live key read mails of test mode: ${status}`);
  return faults;
}
