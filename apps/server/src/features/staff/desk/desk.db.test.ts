import { randomUUID } from 'node:crypto';
import { type CaseFile, DeskItem, type DeskLine, type PartyView } from '@waypost/contract';
import { DESK_DUES } from '@waypost/domain/desk';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bookWithParties,
  holdAtCustoms,
  openAsParty,
  PDF,
  type TestParties,
} from '../../../testing/parties.ts';
import {
  newEmail,
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

let staff: TestStaff;
beforeEach(async () => {
  staff ??= await registerStaff(server, 'support');
});

const partyUrl = (booking: TestParties) => `/api/track/party/${booking.trackingNumber}`;

const write = (browser: TestBrowser, booking: TestParties, text = 'Which papers do you need?') =>
  browser.post(`${partyUrl(booking)}/messages`, { id: randomUUID(), text });

/** A shipment held at customs whose party has written. */
async function openedCase(role: 'shipper' | 'recipient' = 'shipper') {
  const booking = await bookWithParties(server);
  await holdAtCustoms(server, booking);
  const browser = await openAsParty(server, booking, role);
  await write(browser, booking);
  const { cases } = (await browser.get(partyUrl(booking))).json<PartyView>();
  const id = cases[0]?.id ?? '';
  return { id, booking, browser, url: `/api/admin/desk/${id}` };
}

async function sentMessage(change: object = {}) {
  const form = {
    formId: randomUUID(),
    name: 'Ada Example',
    email: newEmail(),
    topic: 'sales',
    message: 'Do you ship pianos?',
    ...change,
  };
  const { reference } = (await openBrowser(server).post('/api/contact', form)).json<{
    reference: string;
  }>();
  const line = (await listed('?kind=contact&limit=100')).find(
    (item) => item.reference === reference,
  );
  return { ...form, reference, id: line?.id ?? '', url: `/api/admin/desk/${line?.id}` };
}

type Page = { items: DeskLine[]; next: string | null };
const page = async (query = '') =>
  (await staff.browser.get(`/api/admin/desk${query}`)).json<Page>();
const listed = async (query = '') => (await page(query)).items;
const idsOf = async (query = '') => (await listed(query)).map(({ id }) => id);

const answer = (by: TestStaff, url: string, change: object = {}) =>
  by.browser.post(`${url}/answers`, { id: randomUUID(), text: 'The invoice, please.', ...change });

async function auditOf(subject: string, actorId: string) {
  const { rows } = await sql<{ action: string; details: object }>`
    SELECT action, details FROM audit_log WHERE subject = ${subject} AND actor_id = ${actorId}
    ORDER BY at, id`.execute(server.owner.db);
  return rows;
}

describe('the list of the desk', () => {
  it('shows cases and contact messages together, the most urgent first, page by page', async () => {
    const reader = await registerStaff(server, 'operations');
    const opened = [(await sentMessage()).id, (await openedCase()).id, (await sentMessage()).id];
    await sql`UPDATE desk_items SET due_at = now() - interval '1 hour'
      WHERE id = ${opened[2]}`.execute(server.owner.db);
    const seen: DeskLine[] = [];
    let after: string | null = null;
    do {
      const query: string = `?limit=2${after === null ? '' : `&after=${after}`}`;
      const part: Page = (await reader.browser.get(`/api/admin/desk${query}`)).json<Page>();
      expect(part.items.length).toBeLessThanOrEqual(2);
      seen.push(...part.items);
      after = part.next;
    } while (after !== null);
    expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(opened));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.map(({ dueAt }) => dueAt)).toEqual(seen.map(({ dueAt }) => dueAt).toSorted());
    expect(seen[0]).toMatchObject({
      id: opened[2],
      kind: 'contact',
      subject: 'sales',
      shipmentId: null,
      owner: null,
      turn: 'carrier',
      nextAction: 'answer_by_mail',
    });

    const looks = await auditOf('desk', reader.id);
    expect(looks.flatMap(({ details }) => (details as { ids: string[] }).ids)).toEqual(
      seen.map(({ id }) => id),
    );
    expect(JSON.stringify(looks)).not.toContain('@');
  });

  it('can be filtered by kind, by owner and by how soon it is due', async () => {
    const [mine, late] = [await openedCase(), await openedCase()];
    await staff.browser.post(`${mine.url}/take`);
    expect(await idsOf('?kind=contact&limit=100')).not.toContain(mine.id);
    expect(await idsOf('?kind=case&owner=me&limit=100')).toContain(mine.id);
    expect(await idsOf('?owner=me&limit=100')).not.toContain(late.id);
    expect(await idsOf('?owner=nobody&limit=100')).toContain(late.id);
    expect(await idsOf('?owner=nobody&limit=100')).not.toContain(mine.id);
    for (const [hours, due] of [
      [-1, 'overdue'],
      [3, 'soon'],
      [5, 'day'],
      [23, 'day'],
      [25, 'later'],
    ] as const) {
      await sql`UPDATE desk_items SET due_at = now() + ${hours}::int * interval '1 hour'
        WHERE id = ${late.id}`.execute(server.owner.db);
      for (const asked of DESK_DUES) {
        const isListed = (await idsOf(`?due=${asked}&limit=100`)).includes(late.id);
        expect(isListed, `in ${hours} hours, asked for ${asked}`).toBe(asked === due);
      }
    }
    await sql`UPDATE desk_items SET due_at = now() - interval '1 second'
      WHERE id = ${late.id}`.execute(server.owner.db);
    const pulse = async () =>
      (await staff.browser.get('/api/admin/desk/pulse')).json<{
        overdue: number;
        revision: string;
      }>();
    const before = await pulse();
    expect(before.overdue).toBeGreaterThanOrEqual(1);
    expect((await pulse()).revision).toBe(before.revision);
    await staff.browser.post(`${late.url}/take`);
    expect((await pulse()).revision).not.toBe(before.revision);
  });

  it('shows closed items newest first', async () => {
    const [first, second] = [await openedCase(), await openedCase()];
    for (const { url } of [first, second]) await staff.browser.post(`${url}/close`);
    const [newest, next] = await listed('?state=closed&limit=2');
    expect([newest?.id, next?.id]).toEqual([second.id, first.id]);
    expect(newest?.closedBy).toEqual({ id: staff.id, name: 'Grace Staff' });
    const { next: after } = await page('?state=closed&limit=1');
    expect((await listed(`?state=closed&limit=1&after=${after}`))[0]?.id).toBe(first.id);
    expect(await idsOf('?limit=100')).not.toContain(first.id);
  });

  it('is refused to members who do not work on cases', async () => {
    const finance = await registerStaff(server, 'finance');
    expect((await finance.browser.get('/api/admin/desk')).statusCode).toBe(403);
  });
});

describe('a case on the desk', () => {
  it('names both parties to call, what colleagues noted, and the label that has an old address', async () => {
    const operations = await registerStaff(server, 'operations');
    const { url, booking } = await openedCase();
    await sql`UPDATE shipment_parties SET phone = '+32 470 12 34 56'
      WHERE shipment_id = ${booking.id} AND role = 'shipper'`.execute(server.owner.db);
    const shipment = `/api/admin/shipments/${booking.id}`;
    await server.app.inject(`/api/receipts/${booking.receiptId}/documents/label.zpl`);
    const corrected = { revision: 1, recipient: { line1: '77 Corrected Street' } };
    expect((await operations.browser.patch(shipment, corrected)).statusCode).toBe(200);
    const note = { id: randomUUID(), text: 'Called: nobody at home before noon.' };
    await staff.browser.post(`${shipment}/notes`, note);

    const read = DeskItem.parse((await staff.browser.get(url)).json());
    expect(read.people).toMatchObject([
      { party: 'shipper', name: 'Sam Shipper', phone: '+32 470 12 34 56' },
      { party: 'recipient', name: expect.any(String) },
    ]);
    expect(read.notes).toMatchObject([note]);
    expect(read.outdated).toEqual(['label.zpl']);
    await operations.browser.post(`${shipment}/labels`, {});
    expect((await staff.browser.get(url)).json<DeskItem>().outdated).toEqual([]);
  });

  it('is read, taken, answered and closed, each with its audit row', async () => {
    const { id, url, booking, browser } = await openedCase();
    const file = (
      await browser.put(`${partyUrl(booking)}/files/${randomUUID()}`, PDF, {
        headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'invoice.pdf' },
      })
    ).json<CaseFile>();

    const read = DeskItem.parse((await staff.browser.get(url)).json());
    expect(read).toMatchObject({
      kind: 'case',
      subject: 'customs_hold',
      reference: booking.trackingNumber,
      shipmentId: booking.id,
      party: 'shipper',
      nextAction: 'answer',
      answerable: true,
      contact: { name: 'Sam Shipper', email: booking.shipperEmail },
      messages: [{ from: 'customer', staffName: null, text: 'Which papers do you need?' }],
      files: [{ id: file.id }],
    });
    const saved = await staff.browser.get(`${url}/files/${file.id}`);
    expect(saved.rawPayload.equals(PDF)).toBe(true);
    expect(saved.headers['content-disposition']).toContain('attachment');

    expect((await staff.browser.post(`${url}/take`)).json()).toMatchObject({
      owner: { id: staff.id, name: 'Grace Staff' },
    });
    expect((await answer(staff, url)).json()).toMatchObject({
      turn: 'customer',
      nextAction: 'await_reply',
      messages: [{}, { from: 'staff', staffName: 'Grace Staff', text: 'The invoice, please.' }],
    });
    await staff.browser.post(`${url}/close`);

    const { cases } = (await browser.get(partyUrl(booking))).json<PartyView>();
    expect(cases).toMatchObject([{ id, state: 'closed', messages: [{}, { from: 'staff' }] }]);
    expect(JSON.stringify(cases)).not.toContain(staff.id);
    const rows = await auditOf(`desk_item:${id}`, staff.id);
    expect(rows.map(({ action }) => action)).toEqual([
      'desk.read',
      'desk.read_file',
      'desk.take',
      'desk.answer',
      'desk.close',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/@|nvoice|Shipper/);
  });

  it('comes back to the desk when the party writes again, with its owner', async () => {
    const { id, url, booking, browser } = await openedCase();
    await staff.browser.post(`${url}/take`);
    await answer(staff, url, { close: true });
    expect(await idsOf('?owner=me&limit=100')).not.toContain(id);
    await write(browser, booking, 'One more thing');
    const back = (await listed('?owner=me&limit=100')).find((item) => item.id === id);
    expect(back).toMatchObject({ state: 'open', turn: 'carrier', closedAt: null });
  });

  it('has waited since the first unanswered message', async () => {
    const { url, booking, browser } = await openedCase();
    const due = async () => (await staff.browser.get(url)).json<DeskItem>().dueAt;
    const first = await due();
    await write(browser, booking, 'Hello?');
    expect(await due()).toBe(first);
    await answer(staff, url);
    expect((await due()) > first).toBe(true);
  });

  it('goes to one of two members who take it at once, and the other is shown who has it', async () => {
    const { url } = await openedCase();
    const other = await registerStaff(server, 'operations');
    const answers = await Promise.all([staff, other].map((by) => by.browser.post(`${url}/take`)));
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
    expect(lost?.json()).toMatchObject({
      code: 'desk_item_taken',
      details: { owner: won?.json<DeskItem>().owner },
    });
  });

  it('can be assigned only to a colleague who works on cases', async () => {
    const { url } = await openedCase();
    const [finance, colleague] = [
      await registerStaff(server, 'finance'),
      await registerStaff(server, 'operations'),
    ];
    const give = async (staffId: string | null) =>
      (await staff.browser.put(`${url}/owner`, { staffId })).statusCode;
    expect(await give(finance.id)).toBe(404);
    expect(await give(randomUUID())).toBe(404);
    expect(await give(colleague.id)).toBe(200);
    expect(await give(null)).toBe(200);
    const { colleagues } = (await staff.browser.get(url)).json<DeskItem>();
    expect(colleagues.map(({ id }) => id)).toContain(colleague.id);
    expect(colleagues.map(({ id }) => id)).not.toContain(finance.id);
  });

  it('sends the party one email for each answer, with a link and without its text', async () => {
    const { url, booking } = await openedCase('recipient');
    const words = { id: randomUUID(), text: 'Confidential words' };
    await worker.runJobs();
    const before = worker.mails.length;
    await answer(staff, url, words);
    expect((await answer(staff, url, words)).statusCode).toBe(201);
    expect((await answer(staff, url, { ...words, text: 'Others' })).json()).toMatchObject({
      code: 'form_already_sent',
    });
    await worker.runJobs();
    await worker.runJob('case_answer_mail', { messageId: words.id });
    const mails = worker.mails.slice(before).filter((mail) => mail.text.includes('to=case'));
    expect(mails.map((mail) => mail.to)).toEqual([booking.recipientEmail]);
    expect(mails[0]?.text).not.toContain('Confidential');
    const token = /\/t\/([\w-]+)\?to=case/.exec(mails[0]?.text ?? '')?.[1];
    const elsewhere = openBrowser(server);
    await elsewhere.get(`/api/links/${token}`);
    const { cases } = (await elsewhere.get(partyUrl(booking))).json<PartyView>();
    expect(cases[0]?.messages).toHaveLength(2);
  });

  it('cannot be changed while it is closed, and can be reopened', async () => {
    const { url, booking, browser } = await openedCase();
    await staff.browser.post(`${url}/close`);
    expect((await answer(staff, url)).json()).toMatchObject({ code: 'case_closed' });
    expect((await staff.browser.post(`${url}/take`)).json()).toMatchObject({ code: 'case_closed' });
    expect((await staff.browser.post(`${url}/reopen`)).json()).toMatchObject({ state: 'open' });
    const { cases } = (await browser.get(partyUrl(booking))).json<PartyView>();
    expect(cases).toMatchObject([{ state: 'open' }]);
  });

  it('cannot be reopened beside a newer one about the same problem, or when its person is erased', async () => {
    const { id, url, booking, browser } = await openedCase();
    await staff.browser.post(`${url}/close`);
    await sql`UPDATE party_cases SET closed_at = now() - interval '15 days'
      WHERE id = ${id}`.execute(server.owner.db);
    await write(browser, booking, 'Again');
    expect((await staff.browser.post(`${url}/reopen`)).json()).toMatchObject({
      code: 'desk_item_final',
    });

    const erased = await openedCase();
    const customer = await registerCustomer(server, worker, {
      email: erased.booking.shipperEmail,
    });
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    expect((await staff.browser.get(erased.url)).json()).toMatchObject({
      state: 'closed',
      contact: null,
      messages: [],
    });
    expect((await staff.browser.post(`${erased.url}/reopen`)).json()).toMatchObject({
      code: 'desk_item_final',
    });
  });
});

describe('a snoozed desk item', () => {
  const snooze = (url: string, hours: number, reason = 'Waits for the broker') =>
    staff.browser.put(`${url}/snooze`, {
      until: new Date(Date.now() + hours * 3_600_000).toISOString(),
      reason,
    });

  it('leaves the list with its reason, and comes back when it is time', async () => {
    const { id, url } = await openedCase();
    expect((await snooze(url, 48)).json()).toMatchObject({
      snooze: { reason: 'Waits for the broker' },
    });
    expect(await idsOf('?limit=100')).not.toContain(id);
    expect(await idsOf('?state=snoozed&limit=100')).toContain(id);
    await sql`UPDATE desk_items SET snoozed_until = now() - interval '1 second', due_at = now()
      WHERE id = ${id}`.execute(server.owner.db);
    const back = (await listed('?limit=100')).find((item) => item.id === id);
    expect(back).toMatchObject({ snooze: null });
    const rows = await auditOf(`desk_item:${id}`, staff.id);
    expect(JSON.stringify(rows)).not.toContain('broker');
    await staff.browser.post(`${url}/close`);
    const left = await sql<{ snoozeReason: string }>`
      SELECT snooze_reason FROM desk_items WHERE id = ${id}`.execute(server.owner.db);
    expect(left.rows).toEqual([{ snoozeReason: '' }]);
  });

  it('comes back at once when staff wakes it, or when the party writes', async () => {
    const { id, url, booking, browser } = await openedCase();
    await snooze(url, 48);
    expect((await staff.browser.delete(`${url}/snooze`)).json()).toMatchObject({ snooze: null });
    await snooze(url, 48);
    await write(browser, booking, 'It is urgent');
    expect(await idsOf('?limit=100')).toContain(id);
  });

  it.each([
    ['in the past', -1],
    ['in more than 30 days', 31 * 24],
  ])('%s is refused', async (_when, hours) => {
    const { url } = await openedCase();
    expect((await snooze(url, hours)).json()).toMatchObject({ code: 'snooze_out_of_range' });
  });

  it('requires a reason', async () => {
    const { url } = await openedCase();
    expect((await snooze(url, 1, ' ')).statusCode).toBe(400);
  });
});

describe('a contact message on the desk', () => {
  it('is answered by one email without the sender’s text, and the answer is shown with the message', async () => {
    const { id, url, email, reference } = await sentMessage({
      message: 'Visit https://evil.example now',
      name: 'Eve <b>Evil</b>',
    });
    expect((await staff.browser.get(url)).json()).toMatchObject({
      contact: { email },
      messages: [{ from: 'customer', text: 'Visit https://evil.example now' }],
    });
    await worker.runJobs();
    const before = worker.mails.length;
    const words = { id: randomUUID(), text: 'Yes, we do.\nBy road.\n\nAsk for a quote.' };
    expect((await answer(staff, url, { ...words, close: true })).json()).toMatchObject({
      state: 'closed',
      turn: 'customer',
      messages: [{}, { from: 'staff', staffName: 'Grace Staff', text: words.text }],
    });
    await worker.runJobs();
    await worker.runJob('contact_answer_mail', { answerId: words.id });
    const sent = worker.mails.slice(before).filter(({ to }) => to === email);
    const [mail, ...more] = sent;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: email,
      subject: `Our answer to your message ${reference}`,
      replyTo: { address: 'support@waypost.example' },
    });
    expect(mail?.text).toContain('Yes, we do.\nBy road.\n\nAsk for a quote.');
    expect(mail?.html).toContain('Yes, we do.<br>\nBy road.');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil/i);
    const toInbox = worker.mails.find(({ subject }) => subject.startsWith(`${reference}:`));
    expect(mail?.references).toBe(toInbox?.messageId);
    const outbox = await sql<{ state: string }>`SELECT state FROM outbox_mails
      WHERE effect_key = ${`mail:contact_answer:${words.id}`}`.execute(server.owner.db);
    expect(outbox.rows).toEqual([{ state: 'sent' }]);
    expect(await idsOf('?state=closed&kind=contact&limit=100')).toContain(id);
  });

  it('of an erased person is closed for good, with our answers', async () => {
    const customer = await registerCustomer(server, worker);
    const { id, url } = await sentMessage({ email: customer.email });
    const words = { id: randomUUID(), text: 'Dear Ada Example' };
    await answer(staff, url, words);
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    expect((await staff.browser.get(url)).json()).toMatchObject({
      state: 'closed',
      contact: null,
      messages: [],
    });
    expect((await staff.browser.post(`${url}/reopen`)).statusCode).toBe(409);
    const left = await sql<{ body: string }>`SELECT body FROM contact_answers
      WHERE message_id = ${id}`.execute(server.owner.db);
    expect(left.rows).toEqual([{ body: '' }]);
    const before = worker.mails.length;
    await worker.runJob('contact_answer_mail', { answerId: words.id });
    expect(worker.mails).toHaveLength(before);
  });

  it('is removed from the desk after 24 months', async () => {
    const { id } = await sentMessage();
    await sql`UPDATE contact_messages SET created_at = now() - interval '25 months'
      WHERE id = ${id}`.execute(server.owner.db);
    await worker.runJob('erase_old_messages', {});
    expect((await staff.browser.get(`/api/admin/desk/${id}`)).json()).toMatchObject({
      code: 'desk_item_not_found',
    });
  });
});
