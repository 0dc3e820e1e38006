import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Booking } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../../build-api.ts';
import { asCustomer, readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { openDatabase } from '../../../platform/database.ts';
import { PaymentUnknown } from '../../../platform/payments.ts';
import { createQuarantine, markReconciled } from '../../../platform/quarantine.ts';
import {
  createSentLedger,
  deleteSentBefore,
  readSentSince,
} from '../../../platform/sent-ledger.ts';
import { newRowId, newToken } from '../../../platform/random.ts';
import { bookingRequest, makeDraft, postBooking, scanOf } from '../../../testing/builders.ts';
import { seatCustomer } from '../../../testing/people.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { createTestContextWithJobs, type TestContext } from '../../../testing/test-context.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { insertEvents, selectFeed } from '../../programs/account-events/index.ts';
import { findAttempt } from '../../public/bookings/index.ts';
import { reconcileRestored } from '../reconciliation/index.ts';
import { OBJECT_TABLES } from './objects.queries.ts';
import { reconcileMails } from './reconcile-mails.ts';
import { deleteStrays, reconcileObjects } from './reconcile-objects.ts';

const own = { S3_BUCKET: `test-${randomUUID()}` };
const server = useTestServer(own);
const worker = useTestWorker(server, { ...own, RECONCILE_AFTER_SECONDS: 0 });

const MOMENT = new Date('2026-05-05T12:00:00Z');
const aMomentAgo = () => new Date(Date.now() - 60_000);

async function bookByCard(): Promise<Booking> {
  const draft = await makeDraft(server);
  const card = { paymentMethod: 'card', paymentMethodId: 'pm_card_visa' } as const;
  const answer = await postBooking(server, draft, bookingRequest(draft, card));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Booking>();
}

describe('a database that was restored', () => {
  let restored: TestContext;
  beforeAll(async () => {
    const { adminUrl, config } = testConfig();
    // as in an installation from before there were offsets
    await sql`UPDATE feed_offsets SET ahead = 0`.execute(server.owner.db);
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
      server.owner.db,
    );
    const name = rows[0]?.name ?? '';
    const admin = openDatabase({
      url: adminUrl,
      poolSize: 1,
      applicationName: 'test-admin',
      log: server.ctx.log,
    });
    // as deploy/backup/restore.sh does it for the whole server; connections that are open do not see it
    await sql`ALTER DATABASE ${sql.id(name)} SET waypost.restored = 'yesterday'`.execute(admin.db);
    await admin.close();
    restored = await createTestContextWithJobs({
      databaseUrl: urlOf(config.DATABASE_API_URL, name),
      settings: { REDIS_URL: null, ...own },
    });
  });
  afterAll(() => restored.close());

  it('is in quarantine, in which every move of money is put off', async () => {
    const { payments, quarantine } = restored.ctx;
    const soon = Date.now() + 5_000;
    expect(await quarantine.isOn()).toBe(true);
    await expect(payments.capture('pi_1', 'a1', soon)).rejects.toBeInstanceOf(PaymentUnknown);
    const refund = { intentId: 'pi_1', refundId: 'r1', amountCents: 1 };
    await expect(payments.refund(refund, soon)).rejects.toBeInstanceOf(PaymentUnknown);
    expect(await server.ctx.quarantine.isOn()).toBe(false);
  });

  it('numbers new events after the cursors that readers have from the lost part', async () => {
    const { id: customerId } = await seatCustomer(server);
    const shard = await readCustomerShard(server.owner.db, customerId);
    const { rows } = await sql<{ lost: string }>`
      SELECT (pg_current_xact_id()::text::bigint + 1000000)::text AS lost`.execute(server.owner.db);
    const seen = { writtenBy: rows[0]?.lost ?? '', id: newRowId() };
    const [id, at] = [newRowId(), new Date()];
    const dated = { shipmentId: null, recordedAt: at, occurredAt: at };
    const event = { id, shard, customerId, type: 'endpoint.ping', identity: 'test', body: '{}' };
    await restored.ctx.quarantine.isOn();
    await insertEvents(restored.ctx.db, [{ ...event, ...dated }]);
    await sql`UPDATE account_events SET created_at = now() - interval '1 minute'`.execute(
      server.owner.db,
    );
    const rest = await asCustomer(server.ctx.db, customerId, (db) =>
      selectFeed(db, customerId, { after: seen, limit: 9 }),
    );
    expect(rest).toMatchObject([{ id }]);
  });

  it('leaves its quarantine when it was reconciled, and not for another restore', async () => {
    const { db } = worker.ctx();
    await markReconciled(db, 'another one', MOMENT);
    expect(await createQuarantine(restored.ctx.db).isOn()).toBe(true);
    await markReconciled(db, 'yesterday', MOMENT);
    expect(await createQuarantine(restored.ctx.db).isOn()).toBe(false);
  });

  it('tells devices since when to send their scans again, ten minutes before the moment', async () => {
    const quarantine = createQuarantine(restored.ctx.db);
    const app = await buildApi({ ...restored.ctx, quarantine });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/scans',
      headers: { authorization: `Bearer ${server.deviceKey}` },
      payload: { scans: [scanOf('WP00000000000000')] },
    });
    const { resendSince } = answer.json<{ resendSince: string }>();
    expect(Date.parse(resendSince)).toBe(MOMENT.getTime() - 600_000);
    await app.close();
  });
});

describe('an email that was sent after the moment of a restore', () => {
  it('is not sent again, and one that failed is', async () => {
    const since = aMomentAgo();
    await bookByCard();
    await bookByCard();
    await worker.runJobs();
    await worker.runJobs();
    const sent = worker.mails.length;
    expect(sent).toBeGreaterThan(0);
    const entries = await readSentSince(server.ctx.objects, since);
    const failed = entries.find(({ party }) => party === 'recipient');
    if (failed === undefined) throw new Error('the ledger is empty');
    const { at: _at, ...entry } = failed;
    await worker.ctx().sentLedger.note({ ...entry, outcome: 'failed' });

    // the outbox and the jobs are as in the backup
    await sql`DELETE FROM outbox_mails WHERE party = 'recipient'`.execute(server.owner.db);
    await sql`UPDATE outbox_mails SET state = 'sending', sent_at = NULL`.execute(server.owner.db);
    await sql`UPDATE pgboss.job SET state = 'created' WHERE state = 'completed'`.execute(
      server.owner.db,
    );
    const report = await reconcileMails(worker.ctx(), since);
    expect(report).toMatchObject({ sent: sent - 1, adopted: sent - 1 });
    await worker.runJobs();
    expect(worker.mails.length).toBe(sent + 1);
    expect(worker.mails.at(-1)?.messageId).toBe(
      worker.mails.find(({ subject }) => subject === worker.mails.at(-1)?.subject)?.messageId,
    );
  });

  it('is forgotten by the ledger after its time', async () => {
    await deleteSentBefore(server.ctx.objects, new Date(Date.now() + 3_600_000));
    expect(await readSentSince(server.ctx.objects, aMomentAgo())).toEqual([]);
  });
});

describe('a payment whose booking a restore has lost', () => {
  const paid = new Set<string>();

  /** Other tests pay at the same provider, from databases of their own. */
  function withOwnPayments(): Ctx {
    const ctx = worker.ctx();
    const isOwn = async ({ attemptId }: { attemptId: string | null }) =>
      attemptId !== null &&
      (paid.has(attemptId) || (await findAttempt(ctx.db, attemptId)) !== undefined);
    return {
      ...ctx,
      payments: {
        ...ctx.payments,
        async listIntents(range, deadlineAt) {
          const page = await ctx.payments.listIntents(range, deadlineAt);
          const found = [];
          for (const intent of page.found) if (await isOwn(intent)) found.push(intent);
          return { ...page, found };
        },
      },
    };
  }

  async function payAs(attemptId: string, isCaptured: boolean): Promise<string> {
    paid.add(attemptId);
    const { payments } = server.ctx;
    const soon = Date.now() + 10_000;
    const intent = await payments.create(
      {
        attemptId,
        shard: 0,
        amountCents: 4_200,
        currency: 'EUR',
        method: 'card',
        providerCustomerId: null,
      },
      soon,
    );
    const card = {
      method: 'card',
      paymentMethodId: 'pm_card_visa',
      returnUrl: 'http://localhost',
    } as const;
    await payments.confirm(intent.id, attemptId, card, soon);
    if (isCaptured) await payments.capture(intent.id, attemptId, soon);
    return intent.id;
  }
  const read = (id: string) => server.ctx.payments.read(id, Date.now() + 10_000);

  it('goes back in full, once, with an item on the desk', async () => {
    const intentId = await payAs(newToken(0), true);
    await reconcileRestored(withOwnPayments(), aMomentAgo());
    const again = await reconcileRestored(withOwnPayments(), aMomentAgo());
    const { refunds } = await read(intentId);
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([4_200]);
    expect(again).toMatchObject({ refunded: 0, differences: 0 });
    const items = await server.owner.db
      .selectFrom('deskItems')
      .select('kind')
      .where('reference', '=', intentId)
      .execute();
    expect(items).toEqual([{ kind: 'reconciliation' }]);
  });

  it('is released when it was only held', async () => {
    const intentId = await payAs(newToken(0), false);
    await reconcileRestored(withOwnPayments(), aMomentAgo());
    expect(await read(intentId)).toMatchObject({ status: 'canceled', capturedCents: 0 });
  });

  it('cannot carry a booking afterwards: its attempt ends, and the draft gets another', async () => {
    const draft = await makeDraft(server);
    await payAs(draft.attemptId, true);
    await reconcileRestored(withOwnPayments(), aMomentAgo());
    const card = { paymentMethod: 'card', paymentMethodId: 'pm_card_visa' } as const;
    const answer = await postBooking(server, draft, bookingRequest(draft, card));
    expect(answer.json()).toMatchObject({ code: 'attempt_superseded' });
    const current = (await server.app.inject(`/api/drafts/${draft.id}`)).json<typeof draft>();
    expect(current.attemptId).not.toBe(draft.attemptId);
    expect((await postBooking(server, current, bookingRequest(current, card))).statusCode).toBe(
      201,
    );
  });

  it('is left alone when it is older than the moment: another installation uses the account', async () => {
    const intentId = await payAs(newToken(0), true);
    const later = new Date(Date.now() + 120_000);
    await expect(reconcileRestored(withOwnPayments(), later)).rejects.toThrow('not ours');
    const report = await reconcileRestored(withOwnPayments(), later, 'leave alone');
    expect(report).toMatchObject({ refunded: 0, leftAlone: expect.any(Number) });
    expect((await read(intentId)).refunds).toEqual([]);
    paid.delete((await read(intentId)).attemptId ?? '');
  });

  it('is left alone when its booking is there', async () => {
    const { id } = await bookByCard();
    const report = await reconcileRestored(withOwnPayments(), aMomentAgo());
    expect(report.differences).toBe(0);
    const attempt = await server.owner.db
      .selectFrom('bookingAttempts')
      .select(['state', 'intentId'])
      .where('shipmentId', '=', id)
      .executeTakeFirstOrThrow();
    // settled: what the database wanted of the provider has been done
    expect(attempt.state).toBe('captured');
    expect((await read(attempt.intentId ?? '')).refunds).toEqual([]);
  });
});

describe('the object store after a restore', () => {
  it('has objects without rows, which are listed once and deleted after 30 days', async () => {
    const key = `shipments/${randomUUID()}/lost.pdf`;
    await server.ctx.objects.put(key, Buffer.from('lost'), 'application/pdf');
    expect((await reconcileObjects(worker.ctx())).strays).toContain(key);
    expect((await reconcileObjects(worker.ctx())).strays).not.toContain(key);
    await deleteStrays(worker.ctx());
    expect(await server.ctx.objects.get(key)).not.toBeNull();
    await sql`UPDATE stray_objects SET found_at = now() - interval '31 days'`.execute(
      server.owner.db,
    );
    await deleteStrays(worker.ctx());
    expect(await server.ctx.objects.get(key)).toBeNull();
    expect(await server.owner.db.selectFrom('strayObjects').selectAll().execute()).toEqual([]);
  });

  it('lacks objects of rows, which are named, and a document is made again', async () => {
    const { receiptId, id } = await bookByCard();
    const url = `/api/receipts/${receiptId}/documents/receipt.pdf`;
    expect((await server.app.inject(url)).statusCode).toBe(200);
    const { objectKey } = await server.owner.db
      .selectFrom('documents')
      .select('objectKey')
      .where('shipmentId', '=', id)
      .executeTakeFirstOrThrow();
    await server.ctx.objects.delete(objectKey);
    expect((await reconcileObjects(worker.ctx())).missing).toEqual([objectKey]);
    expect((await server.app.inject(url)).statusCode).toBe(200);
    expect((await reconcileObjects(worker.ctx())).missing).toEqual([]);
  });

  it('is compared with every table that lists objects', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'object_key' ORDER BY 1`.execute(
      server.owner.db,
    );
    const others = rows.map(({ name }) => name).filter((name) => name !== 'stray_objects');
    expect(others).toEqual([...OBJECT_TABLES]);
  });
});

it('an object store that is away holds up no email for long', async () => {
  const stored: string[] = [];
  let isAway = true;
  const ledger = createSentLedger({
    ...server.ctx.objects,
    async put(_key, bytes) {
      if (isAway) throw new Error('away');
      stored.push(Buffer.from(bytes).toString());
    },
  });
  const entry = {
    effectKey: 'mail:x',
    shard: 0,
    template: 'x',
    channel: 'mail',
    shipmentId: null,
    party: null,
    subject: null,
    outcome: 'sending',
  } as const;
  const beganAt = Date.now();
  await Promise.all([ledger.note(entry), ledger.note({ ...entry, effectKey: 'mail:y' })]);
  expect(Date.now() - beganAt).toBeLessThan(4_000);
  isAway = false;
  await sleep(1_500);
  await ledger.close();
  // each is written when it can be
  expect(stored.join('')).toMatch(/mail:x[^]*mail:y/);
});
