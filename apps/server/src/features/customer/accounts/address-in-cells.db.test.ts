import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountExport } from '@waypost/contract';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { follow, hasListeners, runAllJobs, scan } from '../../../testing/followed-shipments.ts';
import { bookWithParties, holdAtCustoms, openAsParty, PDF } from '../../../testing/parties.ts';
import { PASSWORD, registerCustomer } from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import {
  newEmailOf,
  NOWHERE,
  type TestCell,
  untilBack,
  useTestCells,
} from '../../../testing/test-cells.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const { a, b } = useTestCells();
const workers = { a: useTestWorker(a), b: useTestWorker(b) };

/** After a failure no process calls a cell for a second. */
const AWAY_MS = 1_100;

/** What a shipper or recipient without an account can leave in home's cell. */
async function leaveTraces(email: string) {
  const message = { formId: crypto.randomUUID(), name: 'Ada', email, topic: 'sales' };
  const sent = await openBrowser(a).post('/api/contact', { ...message, message: 'Call me' });
  expect(sent.statusCode, sent.body).toBe(201);

  const held = await bookWithParties(a);
  await sql`UPDATE shipment_parties SET email = ${email}
    WHERE shipment_id = ${held.id} AND role = 'recipient'`.execute(a.owner.db);
  await holdAtCustoms(a, held);
  const party = await openAsParty(a, { ...held, recipientEmail: email }, 'recipient');
  const path = `/api/track/party/${held.trackingNumber}`;
  const text = { id: crypto.randomUUID(), text: 'My invoice' };
  expect((await party.post(`${path}/messages`, text)).statusCode).toBe(201);
  const headers = { 'content-type': 'application/octet-stream', 'x-file-name': 'invoice.pdf' };
  const file = await party.put(`${path}/files/${crypto.randomUUID()}`, PDF, { headers });
  expect(file.statusCode, file.body).toBe(201);

  await sql`INSERT INTO newsletter_consents (email_key, shard, state, terms_version, confirmed_at)
    VALUES (${email}, 1, 'on', 'test', now())`.execute(a.owner.db);

  const followed = await bookWithParties(a);
  await sql`UPDATE shipment_parties SET email_alerts = false, sms_alerts = false
    WHERE shipment_id = ${followed.id}`.execute(a.owner.db);
  await follow(a, workers.a, followed, email);
  await runAllJobs(workers.a);
  return { held, followed };
}

async function traces(email: string, heldId: string): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`SELECT
    (SELECT count(*) FROM contact_messages WHERE email_key = ${email} OR email = ${email})::int AS messages,
    (SELECT count(*) FROM newsletter_consents WHERE email_key = ${email})::int AS consents,
    (SELECT count(*) FROM shipment_subscriptions WHERE email_key = ${email})::int AS subscriptions,
    (SELECT count(*) FROM party_cases WHERE email_key = ${email})::int AS cases,
    (SELECT count(*) FROM case_messages m JOIN party_cases c ON c.id = m.case_id
      WHERE c.shipment_id = ${heldId} AND m.body <> '')::int AS texts,
    (SELECT count(*) FROM case_files f JOIN party_cases c ON c.id = f.case_id
      WHERE c.shipment_id = ${heldId})::int AS files`.execute(a.owner.db);
  return rows[0] ?? {};
}

async function jobsOf(cell: TestCell) {
  const { rows } = await sql<{ data: object }>`SELECT data FROM pgboss.job
    WHERE name = 'erase_address_in_cells' ORDER BY created_on`.execute(cell.owner.db);
  return rows.map(({ data }) => data);
}

describe('the export of a person of one cell', () => {
  it('has what they did without their account in another, and is refused while that cell is away', async () => {
    const email = newEmailOf(b);
    const { browser } = await registerCustomer(b, workers.b, { email });
    const { held, followed } = await leaveTraces(email);
    const read = async () => {
      const answer = await browser.get('/api/users/me/export');
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<AccountExport>();
    };
    const own = await read();
    expect(own.subscriptions).toMatchObject([{ trackingNumber: followed.trackingNumber }]);
    expect(own.cases).toMatchObject([
      {
        trackingNumber: held.trackingNumber,
        party: 'recipient',
        messages: [{ text: 'My invoice' }],
        files: [{ name: 'invoice.pdf' }],
      },
    ]);

    a.door.leadTo(NOWHERE, 'end');
    const refused = await browser.get('/api/users/me/export');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    a.door.leadTo(a.apiPort, 'stay');
    await untilBack(b);
    expect((await read()).cases).toHaveLength(1);
  });

  it('leaves out rows of a shard that a cell has no longer, and has those of shards that it has', async () => {
    const email = newEmailOf(b);
    const { browser } = await registerCustomer(b, workers.b, { email });
    const consents = async () =>
      (await browser.get('/api/users/me/export')).json<AccountExport>().consents;
    // as a move leaves it behind until it is cleared
    await sql`INSERT INTO newsletter_consents (email_key, shard, state, terms_version, confirmed_at)
      VALUES (${email}, 20, 'on', 'moved', now())`.execute(a.owner.db);
    expect((await consents()).filter(({ version }) => version === 'moved')).toEqual([]);
    await sql`UPDATE newsletter_consents SET shard = 1 WHERE email_key = ${email}`.execute(
      a.owner.db,
    );
    expect((await consents()).filter(({ version }) => version === 'moved')).toHaveLength(2);
  });
});

describe('erasing a person of one cell', () => {
  it('erases what they did without their account in another, once that cell is there again', async () => {
    const email = newEmailOf(b);
    const customer = await registerCustomer(b, workers.b, { email });
    const { held, followed } = await leaveTraces(email);
    expect(await hasListeners(a, followed)).toBe(true);
    expect(await traces(email, held.id)).toEqual({
      messages: 1,
      consents: 1,
      subscriptions: 1,
      cases: 1,
      texts: 1,
      files: 1,
    });

    a.door.leadTo(NOWHERE, 'end');
    const gone = await customer.browser.delete('/api/users/me', { password: PASSWORD });
    expect(gone.statusCode, gone.body).toBe(200);
    const [job = {}, ...others] = await jobsOf(b);
    expect(others).toEqual([]);
    expect(JSON.stringify(job)).not.toContain(email);
    await expect(workers.b.runJob('erase_address_in_cells', job)).rejects.toThrow();

    a.door.leadTo(a.apiPort, 'stay');
    await sleep(AWAY_MS);
    for (let run = 0; run < 2; run += 1) await workers.b.runJob('erase_address_in_cells', job);
    expect(await hasListeners(a, followed)).toBe(false);
    const before = workers.a.mails.length;
    await scan(a, workers.a, followed, [{ code: 'PICKED_UP' }]);
    const number = formatTrackingNumber(followed.trackingNumber);
    const told = workers.a.mails.slice(before).filter(({ subject }) => subject.includes(number));
    expect(told).toEqual([]);
    expect(await traces(email, held.id)).toEqual({
      messages: 0,
      consents: 0,
      subscriptions: 0,
      cases: 0,
      texts: 0,
      files: 0,
    });
  });

  it('erases it in the cell of the account where the shards have moved there', async () => {
    const email = newEmailOf(b);
    const customer = await registerCustomer(b, workers.b, { email });
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    const job = (await jobsOf(b)).at(-1) ?? {};
    const { held } = await leaveTraces(email);
    // as the job finds them after a move to the cell that runs it
    await workers.a.runJob('erase_address_in_cells', job);
    await runAllJobs(workers.a);
    expect(await traces(email, held.id)).toMatchObject({
      messages: 0,
      consents: 0,
      subscriptions: 0,
      cases: 0,
    });
  });

  it('is refused by a cell that has not all the shards any more', async () => {
    const sealed = a.ctx.secrets.seal('ada@a.example', 'erased_address').toString('base64');
    const ask = (shards: readonly number[]) =>
      b.ctx.cells.post({ name: 'a', address: a.url }, '/internal/erased-addresses', {
        body: JSON.stringify({ shards, sealed }),
        timeoutMs: 5_000,
      });
    await expect(ask([1, 20])).rejects.toThrow();
    expect(await (await ask([1, 2])).json()).toEqual({ shards: 2 });
  });
});
