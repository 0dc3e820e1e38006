import { randomUUID } from 'node:crypto';
import type { AccountExport, CaseFile, PartyCase, PartyView } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { outcomesOf, scanOf } from '../../../testing/builders.ts';
import {
  bookWithParties,
  holdAtCustoms,
  openAsParty,
  PDF,
  type TestParties,
} from '../../../testing/parties.ts';
import {
  PASSWORD,
  registerCustomer,
  registerStaff,
  type TestStaff,
} from '../../../testing/people.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

/** A shipment held at customs, and a browser of its shipper. */
async function heldShipment(role: 'shipper' | 'recipient' = 'shipper') {
  const booking = await bookWithParties(server);
  await holdAtCustoms(server, booking);
  return { booking, browser: await openAsParty(server, booking, role) };
}

/** For what is refused: nothing is left behind. */
let shared: ReturnType<typeof heldShipment> | undefined;
const sharedShipment = () => (shared ??= heldShipment());

const urlOf = (booking: TestParties, path = '') =>
  `/api/track/party/${booking.trackingNumber}${path}`;

const write = (browser: TestBrowser, booking: TestParties, change: object = {}) =>
  browser.post(urlOf(booking, '/messages'), {
    id: randomUUID(),
    text: 'Which papers do you need?',
    ...change,
  });

type Put = { id?: string; name?: string; bytes?: Buffer; caseId?: string };

function put(browser: TestBrowser, booking: TestParties, file: Put = {}) {
  const query = file.caseId === undefined ? '' : `?caseId=${file.caseId}`;
  return browser.put(
    urlOf(booking, `/files/${file.id ?? randomUUID()}${query}`),
    file.bytes ?? PDF,
    {
      headers: {
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(file.name ?? 'invoice.pdf'),
      },
    },
  );
}

async function casesOf(browser: TestBrowser, booking: TestParties): Promise<PartyCase[]> {
  return (await browser.get(urlOf(booking))).json<PartyView>().cases;
}

async function closeBy(staff: TestStaff, caseId: string | undefined, daysAgo = 0) {
  await staff.browser.post(`/api/admin/desk/${caseId}/close`);
  await sql`UPDATE party_cases SET closed_at = now() - make_interval(days => ${daysAgo})
    WHERE id = ${caseId}`.execute(server.owner.db);
}

describe('a message of a party', () => {
  it('opens a case about the open problem, and the next one goes to the same case', async () => {
    const { booking, browser } = await heldShipment();
    expect((await browser.get(urlOf(booking))).json()).toMatchObject({ takesCases: true });
    expect((await write(browser, booking)).statusCode).toBe(201);
    await write(browser, booking, { text: 'Hello?\nIs anybody there?' });
    expect(await casesOf(browser, booking)).toMatchObject([
      {
        subject: 'customs_hold',
        state: 'open',
        takesMessages: true,
        messages: [
          { from: 'party', text: 'Which papers do you need?' },
          { from: 'party', text: 'Hello?\nIs anybody there?' },
        ],
      },
    ]);
  });

  it('is refused without an open problem', async () => {
    const booking = await bookWithParties(server);
    const browser = await openAsParty(server, booking, 'shipper');
    expect((await write(browser, booking)).json()).toMatchObject({ code: 'no_open_problem' });
    expect((await put(browser, booking)).json()).toMatchObject({ code: 'no_open_problem' });
    expect(await casesOf(browser, booking)).toEqual([]);
  });

  it('about another problem opens another case', async () => {
    const { booking, browser } = await heldShipment();
    await write(browser, booking);
    await outcomesOf(server, [
      scanOf(booking.trackingNumber, { code: 'EXCEPTION', reason: 'damage' }),
    ]);
    await write(browser, booking);
    const subjects = (await casesOf(browser, booking)).map(({ subject }) => subject);
    expect(subjects).toEqual(['damage', 'customs_hold']);
  });

  it('posted twice is stored once, also at once, and is refused with another text', async () => {
    const { booking, browser } = await heldShipment();
    const message = { id: randomUUID(), text: 'Once' };
    const answers = await Promise.all([1, 2, 3].map(() => write(browser, booking, message)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await write(browser, booking, message)).statusCode).toBe(201);
    const [only] = await casesOf(browser, booking);
    expect(only?.messages).toHaveLength(1);
    const other = await write(browser, booking, { ...message, text: 'Twice' });
    expect(other.json()).toMatchObject({ code: 'form_already_sent' });
  });

  it('sent with several others at once opens one case', async () => {
    const { booking, browser } = await heldShipment();
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(browser, booking)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201]);
    const cases = await casesOf(browser, booking);
    expect(cases).toHaveLength(1);
    expect(cases[0]?.messages).toHaveLength(4);
  });

  it.each([
    ['empty', '  \n '],
    ['longer than 2,000 characters', 'x'.repeat(2_001)],
    ['not text', 'Hello\u0000'],
  ])('is refused when it is %s', async (_kind, text) => {
    const { booking, browser } = await sharedShipment();
    expect((await write(browser, booking, { text })).statusCode).toBe(400);
  });

  it('is limited to thirty an hour', async () => {
    const { booking, browser } = await heldShipment();
    const answers = await Promise.all(Array.from({ length: 31 }, () => write(browser, booking)));
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(1);
  });

  it('is refused when another site posts it', async () => {
    const { booking, browser } = await sharedShipment();
    const answer = await browser.post(
      urlOf(booking, '/messages'),
      { id: randomUUID(), text: 'x' },
      { origin: 'https://evil.example' },
    );
    expect(answer.json()).toMatchObject({ code: 'cross_site_request' });
  });
});

describe('the thread of a case', () => {
  it('belongs to one party: the other sees nothing of it and cannot write to it', async () => {
    const { booking, browser } = await heldShipment('shipper');
    await write(browser, booking, { text: 'A word of the shipper' });
    const file = (await put(browser, booking)).json<CaseFile>();
    const [case1] = await casesOf(browser, booking);

    const recipient = await openAsParty(server, booking, 'recipient');
    expect(await casesOf(recipient, booking)).toEqual([]);
    const caseId = case1?.id;
    expect((await write(recipient, booking, { caseId })).json()).toMatchObject({
      code: 'case_not_found',
    });
    expect((await recipient.get(urlOf(booking, `/files/${file.id}`))).statusCode).toBe(404);
    expect((await put(recipient, booking, { id: file.id })).json()).toMatchObject({
      code: 'form_already_sent',
    });
    await write(recipient, booking, { text: 'A word of the recipient' });
    expect(await casesOf(recipient, booking)).toMatchObject([
      { messages: [{ text: 'A word of the recipient' }], files: [] },
    ]);
  });

  it('is hidden from everyone else', async () => {
    const { booking, browser } = await heldShipment();
    const file = (await put(browser, booking)).json<CaseFile>();
    const strangers = [
      openBrowser(server),
      await openAsParty(server, await bookWithParties(server), 'shipper'),
      (await registerCustomer(server, worker)).browser,
    ];
    for (const stranger of strangers) {
      for (const answer of [
        await write(stranger, booking),
        await put(stranger, booking),
        await stranger.get(urlOf(booking, `/files/${file.id}`)),
      ]) {
        expect(answer.json()).toMatchObject({ status: 404, code: 'tracking_unknown' });
      }
    }
  });

  it('is reopened by a message within 14 days after staff closed it, and not later', async () => {
    const staff = await registerStaff(server, 'support');
    const { booking, browser } = await heldShipment();
    await write(browser, booking);
    const [first] = await casesOf(browser, booking);
    const caseId = first?.id;

    await closeBy(staff, caseId, 13);
    expect(await casesOf(browser, booking)).toMatchObject([
      { state: 'closed', takesMessages: true },
    ]);
    await write(browser, booking, { caseId });
    expect(await casesOf(browser, booking)).toMatchObject([{ id: caseId, state: 'open' }]);

    // without naming it, too
    await closeBy(staff, caseId, 13);
    await write(browser, booking);
    expect(await casesOf(browser, booking)).toMatchObject([{ id: caseId, state: 'open' }]);

    await closeBy(staff, caseId, 15);
    expect((await write(browser, booking, { caseId })).json()).toMatchObject({
      code: 'case_closed',
    });
    await write(browser, booking);
    const states = (await casesOf(browser, booking)).map(({ id, state }) => [id === caseId, state]);
    expect(states).toEqual([
      [false, 'open'],
      [true, 'closed'],
    ]);
  });

  it('can go on after the problem is solved', async () => {
    const { booking, browser } = await heldShipment();
    await write(browser, booking);
    const [first] = await casesOf(browser, booking);
    await outcomesOf(server, [scanOf(booking.trackingNumber, { code: 'CUSTOMS_RELEASED' })]);
    expect((await write(browser, booking, { caseId: first?.id })).statusCode).toBe(201);
    expect((await write(browser, booking)).json()).toMatchObject({ code: 'no_open_problem' });
  });
});

describe('a file of a case', () => {
  it('is stored under our own key and served only as a download', async () => {
    const { booking, browser } = await heldShipment();
    const answer = await put(browser, booking, { name: '../Zoll\u202Eerklärung.exe' });
    expect(answer.statusCode).toBe(201);
    const file = answer.json<CaseFile>();
    expect(file).toMatchObject({ name: 'Zollerklärung.pdf', bytes: PDF.length });
    expect(await casesOf(browser, booking)).toMatchObject([{ files: [file], messages: [] }]);

    const saved = await browser.get(urlOf(booking, `/files/${file.id}`));
    expect(saved.rawPayload.equals(PDF)).toBe(true);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Zollerkl_rung.pdf"; filename*=UTF-8''Zollerkl%C3%A4rung.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(saved.headers['content-security-policy']).toContain('sandbox');
    const rows = await sql<{ objectKey: string }>`
      SELECT object_key FROM case_files WHERE id = ${file.id}`.execute(server.owner.db);
    expect(rows.rows[0]?.objectKey).toMatch(/^cases\/[\da-f-]{36}\/[\da-f-]{36}$/);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a program', 'MZ\u0090\u0000'],
    ['text', 'hello'],
    ['empty', ''],
  ])('is refused when it is %s, whatever its name', async (_kind, content) => {
    const { booking, browser } = await sharedShipment();
    const bytes = Buffer.from(content, 'latin1');
    const answer = await put(browser, booking, { name: 'invoice.pdf', bytes });
    expect([400, 415, 422]).toContain(answer.statusCode);
    expect(await casesOf(browser, booking)).toEqual([]);
  });

  it('is refused over 10 MB, or as a cross-site form post', async () => {
    const { booking, browser } = await sharedShipment();
    const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await put(browser, booking, { bytes: large })).statusCode).toBe(413);
    const form = await browser.put(urlOf(booking, `/files/${randomUUID()}`), PDF, {
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.statusCode).toBe(415);
  });

  it('uploaded twice is stored once, and another file under its id is refused', async () => {
    const { booking, browser } = await heldShipment();
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => put(browser, booking, { id })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const [only] = await casesOf(browser, booking);
    expect(only?.files).toHaveLength(1);
    const bytes = Buffer.concat([PDF, Buffer.from('%')]);
    expect((await put(browser, booking, { id, bytes })).json()).toMatchObject({
      code: 'form_already_sent',
    });
  });

  it('is refused when the case has twenty', async () => {
    const { booking, browser } = await heldShipment();
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(browser, booking)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect((await put(browser, booking)).json()).toMatchObject({ code: 'case_full' });
  });

  it('left without content by a crash is completed by a repeated upload, or removed after a day', async () => {
    const { booking, browser } = await heldShipment();
    const id = randomUUID();
    await put(browser, booking, { id });
    await sql`UPDATE case_files SET bytes = NULL WHERE id = ${id}`.execute(server.owner.db);
    expect(await casesOf(browser, booking)).toMatchObject([{ files: [] }]);
    await worker.runJob('erase_cases', {});
    expect((await put(browser, booking, { id })).statusCode).toBe(201);
    expect(await casesOf(browser, booking)).toMatchObject([{ files: [{ id }] }]);

    await sql`UPDATE case_files SET bytes = NULL, created_at = now() - interval '25 hours'
      WHERE id = ${id}`.execute(server.owner.db);
    await worker.runJob('erase_cases', {});
    const left = await sql`SELECT 1 FROM case_files WHERE id = ${id}`.execute(server.owner.db);
    expect(left.rows).toEqual([]);
  });
});

describe('the account of a party to a case', () => {
  it('exports its cases, and row-level security hides every other case', async () => {
    const { booking, browser } = await heldShipment('recipient');
    await write(browser, booking, { text: 'A word of the recipient' });
    await put(browser, booking);
    const shipper = await openAsParty(server, booking, 'shipper');
    await write(shipper, booking, { text: 'A word of the shipper' });

    const customer = await registerCustomer(server, worker, { email: booking.recipientEmail });
    const { cases } = (await customer.browser.get('/api/users/me/export')).json<AccountExport>();
    expect(cases).toMatchObject([
      {
        trackingNumber: booking.trackingNumber,
        party: 'recipient',
        messages: [{ text: 'A word of the recipient' }],
        files: [{ name: 'invoice.pdf' }],
      },
    ]);
    const seen = await asCustomer(server.ctx.db, customer.id, async (own) => {
      const bodies = await sql<{ body: string }>`SELECT body FROM case_messages`.execute(own);
      return bodies.rows.map(({ body }) => body);
    });
    expect(seen).toEqual(['A word of the recipient']);
  });

  it('loses its messages and files when it is erased', async () => {
    const { booking, browser } = await heldShipment('recipient');
    await write(browser, booking, { text: 'A word of the recipient' });
    const file = (await put(browser, booking)).json<CaseFile>();
    const shipper = await openAsParty(server, booking, 'shipper');
    await write(shipper, booking, { text: 'A word of the shipper' });
    const { rows } = await sql<{ objectKey: string; caseId: string }>`
      SELECT object_key, case_id FROM case_files WHERE id = ${file.id}`.execute(server.owner.db);
    const [{ objectKey, caseId } = { objectKey: '', caseId: '' }] = rows;
    expect(await server.ctx.objects.get(objectKey)).not.toBeNull();

    const customer = await registerCustomer(server, worker, { email: booking.recipientEmail });
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    await worker.runJobs();
    expect(await server.ctx.objects.get(objectKey)).toBeNull();
    const left = await sql<{ text: string }>`
      SELECT concat(to_jsonb(c), to_jsonb(m), to_jsonb(f)) AS text FROM party_cases c
      LEFT JOIN case_messages m ON m.case_id = c.id LEFT JOIN case_files f ON f.case_id = c.id
      WHERE c.id = ${caseId}`.execute(server.owner.db);
    expect(left.rows).toHaveLength(1);
    expect(left.rows[0]?.text).not.toMatch(/word|invoice|@/);
    const onDesk = await sql<{ state: string }>`
      SELECT state FROM desk_items WHERE id = ${caseId}`.execute(server.owner.db);
    expect(onDesk.rows).toEqual([{ state: 'closed' }]);
    expect(await casesOf(shipper, booking)).toMatchObject([
      { messages: [{ text: 'A word of the shipper' }] },
    ]);
  });

  it('is not needed to erase old cases 24 months after they were closed', async () => {
    const staff = await registerStaff(server, 'support');
    const { booking, browser } = await heldShipment();
    const file = (await put(browser, booking)).json<CaseFile>();
    await write(browser, booking);
    const [first] = await casesOf(browser, booking);
    await closeBy(staff, first?.id);
    const age = async (months: number) => {
      await sql`UPDATE party_cases SET closed_at = now() - make_interval(months => ${months})
        WHERE id = ${first?.id}`.execute(server.owner.db);
      await worker.runJob('erase_cases', {});
      const found = await sql`SELECT 1 FROM party_cases WHERE id = ${first?.id}`.execute(
        server.owner.db,
      );
      return found.rows.length;
    };
    expect(await age(23)).toBe(1);
    expect(await age(25)).toBe(0);
    expect(await server.ctx.objects.get(`cases/${first?.id}/${file.id}`)).toBeNull();
  });
});
