import { randomUUID } from 'node:crypto';
import type { BankFile, BankLine, Booking } from '@waypost/contract';
import { lastMonthOver } from '@waypost/domain/months';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingRequest, makeDraft, postBooking } from '../../../testing/builders.ts';
import { giveCredit } from '../../../testing/credit.ts';
import { registerStaff, seatCustomer, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { inTransaction } from '../../../platform/database.ts';
import { readTariffInForce } from '../../core/quotes/index.ts';
import { type Entering, enterShipments, findCustomers } from '../staff-edits/index.ts';

const server = useTestServer();
const worker = useTestWorker(server);
let finance: TestStaff;

beforeAll(async () => {
  finance = await registerStaff(server, 'finance');
});

type Owed = { id: string; trackingNumber: string; priceCents: number };

/** On account, at prices of their own. */
async function owe(prices: readonly number[], customerId?: string): Promise<Owed[]> {
  const id = customerId ?? (await seatCustomer(server)).id;
  await giveCredit(server, id, 1_000_000_000);
  const [customer] = await findCustomers(server.owner.db, { ids: [id], emailKeys: [] });
  const { tariff } = await readTariffInForce(server.ctx.db);
  const owed: Owed[] = [];
  for (let at = 0; at < prices.length; at += 250) {
    const entering = prices.slice(at, at + 250).map((cents): Entering => ({
      effectKey: `booking:staff:${randomUUID()}`,
      customer,
      alias: null,
      entry: {
        serviceType: 'parcel',
        parcel: {
          level: 'standard',
          pieces: 1,
          weightGrams: 900,
          lengthMm: 100,
          widthMm: 100,
          heightMm: 100,
        },
        contents: '',
        declaredValueCents: 0,
        status: 'Created',
        from: 'Berlin, Germany',
        to: 'Paris, France',
        shipperName: 'Sam',
        shipperEmail: '',
        shipperPhone: '',
        recipientName: 'Rosa',
        recipientEmail: 'rosa@example.com',
        recipientPhone: '',
        recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
        payment: 'on_account',
        price: { cents, reason: 'agreed by telephone' },
      },
    }));
    const { entered } = await inTransaction(server.ctx.db, (tx) =>
      enterShipments(
        server.ctx,
        tx,
        { staffId: finance.id, tariff, defaultIncoterm: 'DAP', urgency: 'patient' },
        entering,
      ),
    );
    owed.push(...entered);
  }
  // nobody waits for their emails here
  await sql`DELETE FROM pgboss.job`.execute(server.owner.db);
  return owed;
}

type Said = { cents: number; text: string; currency?: string };

function camtOf(lines: readonly Said[]): string {
  const decimal = (cents: number) => (cents / 100).toFixed(2);
  const entries = lines.map(
    ({ cents, text, currency = 'EUR' }, at) => `<Ntry><Amt Ccy="${currency}">${decimal(cents)}</Amt>
      <CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-16</Dt></BookgDt>
      <AcctSvcrRef>${randomUUID().slice(0, 8)}-${at}</AcctSvcrRef><NtryDtls><TxDtls>
      <RltdPties><Dbtr><Nm>Payer ${at}</Nm></Dbtr></RltdPties>
      <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

const put = (id: string, file: string) =>
  finance.browser.put(`/api/admin/bank-files/${id}`, Buffer.from(file), {
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'november.xml' },
  });

async function upload(file: string): Promise<string> {
  const id = randomUUID();
  const answer = await put(id, file);
  expect(answer.statusCode, answer.body).toBe(201);
  return id;
}

async function uploadAndMatch(lines: readonly Said[]): Promise<string> {
  const id = await upload(camtOf(lines));
  for (let jobs = 0; jobs <= lines.length / 500 + 1; jobs += 1) await worker.runJobs();
  return id;
}

async function statesOf(fileId: string): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    SELECT concat_ws(':', state, doubt) AS said FROM bank_lines WHERE file_id = ${fileId}
    ORDER BY line_no`.execute(server.owner.db);
  return rows.map(({ said }) => said);
}

/** What each line left unmatched in the ledger, against what its payments leave of it. */
async function unmatchedTwice(fileId: string) {
  const { rows } = await sql<{ ledger: string; lines: string }>`
    SELECT -sum(held.cents) AS ledger, sum(l.cents - coalesce(paid.cents, 0)) AS lines
    FROM bank_lines l
    LEFT JOIN LATERAL (SELECT sum(e.amount_cents) AS cents FROM ledger_entries e
      WHERE e.holder = 'bank_line:' || l.id AND e.account = 'unmatched_transfers') AS held ON true
    LEFT JOIN LATERAL (SELECT sum(p.cents) AS cents FROM bank_line_payments p
      WHERE p.line_id = l.id) AS paid ON true
    WHERE l.file_id = ${fileId}`.execute(server.owner.db);
  return rows[0];
}

async function readLines(query: string): Promise<BankLine[]> {
  const answer = await finance.browser.get(`/api/admin/bank-lines?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ lines: BankLine[] }>().lines;
}

async function decide(lineId: string, body: object) {
  return finance.browser.post(`/api/admin/bank-lines/${lineId}/decision`, body);
}

describe('a file of the bank with 500 transfers', () => {
  it('is matched as it really is: right, doubtful and unknown, and a second upload posts nothing', async () => {
    const owed = await owe(Array.from({ length: 150 }, (_, at) => 1_000 + at));
    const written = [
      (number: string) => number,
      (number: string) => `invoice ${number.replaceAll(/.{4}/g, '$& ')}thanks`,
      (number: string) => `for ${number.toLowerCase()}`,
      (number: string) => `${number.slice(0, 9)} ${number.slice(9)}`,
    ];
    const truth: (Said & { is: string })[] = [];
    for (const [at, { trackingNumber, priceCents }] of owed.entries()) {
      const text = written[at % 4]?.(trackingNumber) ?? '';
      if (at < 100) truth.push({ text, cents: priceCents, is: 'matched' });
      else if (at < 125) {
        truth.push({ text, cents: priceCents + 1, is: 'doubtful:amount_differs' });
      } else {
        truth.push({ text, cents: priceCents, currency: 'USD', is: 'doubtful:currency' });
      }
    }
    // paid a second time
    for (const { trackingNumber, priceCents } of owed.slice(0, 25)) {
      truth.push({ text: trackingNumber, cents: priceCents, is: 'doubtful:nothing_owed' });
    }
    while (truth.length < 500) {
      const trackingNumber = owed[0]?.trackingNumber ?? '';
      // one symbol is wrong
      const mistyped = `WP${trackingNumber.slice(2, 15)}${trackingNumber.endsWith('A') ? 'B' : 'A'}`;
      const text = truth.length % 2 === 0 ? mistyped : `Gift ${truth.length}`;
      truth.push({ text, cents: 50_000_000 + truth.length, is: 'unknown' });
    }

    const file = camtOf(truth);
    const id = await upload(file);
    const again = await upload(file);
    for (let jobs = 0; jobs < 3; jobs += 1) await worker.runJobs();

    const states = await statesOf(id);
    const counted = (all: readonly string[]) =>
      Object.fromEntries([...Map.groupBy(all, String)].map(([is, found]) => [is, found.length]));
    const must = truth.map(({ is }) => is);
    expect(counted(states)).toEqual(counted(must));
    expect(states).toEqual(must);
    expect(await statesOf(again)).toEqual([]);
    const { ledger, lines } = (await unmatchedTwice(id)) ?? {};
    expect(ledger).toBe(lines);

    const answer = await finance.browser.get('/api/admin/bank-files');
    const files = answer.json<{ files: BankFile[] }>().files;
    expect(files.find((each) => each.id === again)).toMatchObject({ knownLines: 500 });
    expect(files.find((each) => each.id === id)).toMatchObject({
      knownLines: 0,
      byState: { matched: 100, doubtful: 75, unknown: 325, new: 0, aside: 0 },
    });
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM audit_log WHERE action = 'shipment.received'
        AND details ->> 'bankLine' IN (SELECT id::text FROM bank_lines WHERE file_id = ${id})`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([{ count: 100 }]);
  }, 60_000);
});

describe('a transfer that came in', () => {
  it('for a booking releases it, by the reference that the receipt gave', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, { paymentMethod: 'bank_transfer' });
    const booking = (await postBooking(server, draft, request)).json<Booking>();
    const { rows } = await sql<{ reference: string; cents: number }>`
      SELECT next_action ->> 'reference' AS reference, amount_cents AS cents FROM booking_attempts
      WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
    const { reference = '', cents = 0 } = rows[0] ?? {};
    await sql`DELETE FROM pgboss.job`.execute(server.owner.db);
    const nameless = await uploadAndMatch([{ text: 'for my parcel', cents }]);
    expect(await statesOf(nameless)).toEqual(['doubtful:amount_only']);
    const id = await uploadAndMatch([{ text: `ref ${reference.toLowerCase()}`, cents }]);
    expect(await statesOf(id)).toEqual(['matched']);
    const held = await sql`SELECT hold FROM shipments WHERE id = ${booking.id}`.execute(
      server.owner.db,
    );
    expect(held.rows).toEqual([{ hold: null }]);
  });

  it('for an invoice pays each of its shipments, in one sum', async () => {
    const { db } = server.owner;
    const { id: customerId } = await seatCustomer(server);
    const owed = await owe([1_100, 2_200, 3_300], customerId);
    const past = `${lastMonthOver(new Date(), 'Europe/Brussels')}-10T12:00:00Z`;
    const ids = owed.map(({ id }) => id);
    await sql`UPDATE ledger_transactions SET recorded_at = ${past}
      WHERE shipment_id = ANY (${ids}::uuid[])`.execute(db);
    await sql`UPDATE ledger_entries SET recorded_at = ${past} WHERE customer_id = ${customerId}`.execute(
      db,
    );
    await worker.runJob('close_months', {});
    for (let round = 0; round < 4; round += 1) await worker.runJobs();
    const { rows } = await sql<{ number: string }>`
      SELECT i.number FROM invoices i JOIN statements s ON s.id = i.statement_id
      WHERE s.customer_id = ${customerId}`.execute(db);
    const number = rows[0]?.number ?? '';
    const short = await uploadAndMatch([{ text: `Invoice ${number}`, cents: 6_599 }]);
    expect(await statesOf(short)).toEqual(['doubtful:amount_differs']);
    const id = await uploadAndMatch([{ text: `Invoice ${number}`, cents: 6_600 }]);
    expect(await statesOf(id)).toEqual(['matched']);
    const [line] = await readLines(`state=matched&file=${id}`);
    expect(line?.paid.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([
      1_100, 2_200, 3_300,
    ]);
    await worker.runJob('count_money', {});
    const open = await sql`SELECT open_cents::int FROM statements
      WHERE customer_id = ${customerId}`.execute(db);
    expect(open.rows).toEqual([{ openCents: 0 }]);
  });

  it('and is not understood is decided once by a person, who is asked for exactly what is owed', async () => {
    const owed = await owe([4_321, 4_321, 4_321]);
    const id = await uploadAndMatch([{ text: 'thank you', cents: 4_321 }]);
    const [line] = await readLines(`state=unknown&file=${id}`);
    const lineId = line?.id ?? '';
    const other = await owe([4_000]);
    const wrong = { decision: 'pays', reference: other[0]?.trackingNumber };
    expect((await decide(lineId, wrong)).json()).toMatchObject({ code: 'amount_differs' });
    const nobody = { decision: 'pays', reference: 'nothing we know' };
    expect((await decide(lineId, nobody)).json()).toMatchObject({ code: 'shipment_not_found' });
    const answers = await Promise.all(
      owed.map(({ trackingNumber }) =>
        decide(lineId, { decision: 'pays', reference: trackingNumber }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await decide(lineId, { decision: 'aside', reason: 'a mistake' })).json()).toMatchObject(
      {
        code: 'bank_line_decided',
      },
    );
    const { ledger, lines } = (await unmatchedTwice(id)) ?? {};
    expect([ledger, lines]).toEqual(['0', '0']);
  });

  it('is set aside with a reason, and stays in the books as unmatched', async () => {
    const id = await uploadAndMatch([{ text: 'interest', cents: 77 }]);
    const [line] = await readLines(`state=unknown&file=${id}`);
    const answer = await decide(line?.id ?? '', { decision: 'aside', reason: 'interest' });
    expect(answer.json()).toEqual({ state: 'aside' });
    expect(await unmatchedTwice(id)).toEqual({ ledger: '77', lines: '77' });
  });
});

it('refuses a file that is none of a bank, and one id for two files', async () => {
  expect((await put(randomUUID(), 'hello')).json()).toMatchObject({
    code: 'bank_file_not_accepted',
  });
  const id = await upload(camtOf([{ text: 'one', cents: 1 }]));
  expect((await put(id, camtOf([{ text: 'two', cents: 2 }]))).json()).toMatchObject({
    code: 'form_already_sent',
  });
});
