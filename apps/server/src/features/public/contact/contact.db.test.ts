import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { messageOf } from '../../../platform/mailer.ts';
import { newEmail } from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const INBOX = 'support@waypost.example';

function form(change: object = {}) {
  return {
    formId: randomUUID(),
    name: 'Ada Example',
    email: newEmail(),
    topic: 'sales',
    message: 'Do you ship pianos?\nTwo of them.',
    ...change,
  };
}

const post = (body: object, browser = openBrowser(server)) => browser.post('/api/contact', body);

const mailsTo = (address: string) => worker.mails.filter(({ to }) => to === address);

async function storedUnder(reference: string) {
  return server.owner.db
    .selectFrom('contactMessages')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

describe('a contact message', () => {
  it('is stored, answered with a reference, and mailed to our inbox', async () => {
    const body = form();
    const answer = await post(body);
    expect(answer.statusCode).toBe(201);
    const { reference, message } = answer.json<{ reference: string; message: string }>();
    expect(message).toBe('Thanks! We’ve received your message.');
    expect(reference).toMatch(/^C(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(await storedUnder(reference)).toMatchObject({
      formId: body.formId,
      topic: 'sales',
      email: body.email,
      message: body.message,
    });
    await worker.runJobs();
    const mail = mailsTo(INBOX).at(-1);
    expect(mail).toMatchObject({
      subject: `${reference}: Message for sales`,
      replyTo: { name: 'Ada Example', address: body.email },
    });
    expect(mail?.text).toContain('> Do you ship pianos?\n> Two of them.\n');
  });

  it('is confirmed to the typed address in the language of the page, without anything that was written', async () => {
    const body = form();
    const asked = { headers: { 'accept-language': 'fr' } };
    const answer = await openBrowser(server).post('/api/contact', body, asked);
    const { reference } = answer.json<{ reference: string }>();
    await worker.runJobs();
    const mails = mailsTo(body.email);
    expect(mails).toMatchObject([
      {
        subject: `Nous avons bien reçu votre message ${reference}`,
        replyTo: { name: 'Waypost', address: INBOX },
      },
    ]);
    const [mail] = mails;
    for (const said of [mail?.text, mail?.html]) {
      expect(said).toContain(reference);
      expect(said).not.toMatch(/Ada|piano|Two of them/);
    }
  });

  it('requires a name, an address and a text, also after trimming', async () => {
    const answer = await post(form({ name: '  ', email: ' ', message: ' \n ' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'contact_incomplete',
      message: 'Please fill in your name, email, and message.',
      errors: [{ path: 'name' }, { path: 'email' }, { path: 'message' }],
    });
    expect((await post({ formId: randomUUID() })).json()).toMatchObject({
      code: 'contact_incomplete',
    });
    expect((await post(form({ message: '' }))).json()).toMatchObject({
      errors: [{ path: 'message' }],
    });
  });

  it('goes to support without a topic, and is refused with an unknown one', async () => {
    const answer = await post(form({ topic: undefined }));
    expect(await storedUnder(answer.json().reference)).toMatchObject({ topic: 'support' });
    expect((await post(form({ topic: 'complaints' }))).statusCode).toBe(400);
  });

  it('is refused as a cross-site post', async () => {
    const browser = openBrowser(server);
    const answer = await browser.post('/api/contact', form(), { origin: 'https://evil.example' });
    expect(answer.json()).toMatchObject({ code: 'cross_site_request' });
  });

  it('has a reference that cannot be guessed from another', async () => {
    const references = new Set<string>();
    for (let time = 0; time < 5; time += 1) references.add((await post(form())).json().reference);
    const symbols = [...references].map((reference) => reference.slice(2, 7));
    expect(new Set(symbols).size).toBe(5);
  });
});

describe('a contact form posted twice', () => {
  it('is one message with one reference, also after the limits are spent', async () => {
    const body = form();
    const first = await post(body);
    for (let time = 0; time < 8; time += 1) await post(form({ email: body.email }));
    const second = await post(body);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    const before = worker.mails.length;
    await worker.runJobs();
    const { reference } = first.json<{ reference: string }>();
    const mails = worker.mails.slice(before).filter((mail) => mail.subject.includes(reference));
    expect(mails.map(({ to }) => to).toSorted()).toEqual([body.email, INBOX].toSorted());
  });

  it('at the same moment is one message too', async () => {
    const body = form();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(body)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
  });

  it('with another text is refused', async () => {
    const body = form();
    await post(body);
    const answer = await post({ ...body, message: 'Something else' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'form_already_sent' });
  });
});

describe('flooding the contact form', () => {
  it('with one address ends after five an hour', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await post(form({ email }))).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(5).fill(201), 429]);
    expect((await post(form())).statusCode).toBe(201);
  });

  it('from one connection ends after ten an hour', async () => {
    const browser = openBrowser(server);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await post(form(), browser)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });
});

describe('the text of a contact message', () => {
  it.each([
    ['name', 'Eve\r\nBcc: victim@example.com'],
    ['name', 'Eve\u0000'],
    ['email', 'eve@example.com\r\nBcc: victim@example.com'],
    ['email', 'eve@example.com,victim@example.com'],
    ['email', 'x,eve@example.com'],
    ['message', 'Hello\u0000'],
    ['message', 'Hello\u001b[2J'],
    ['message', 'x'.repeat(5_001)],
  ])('is refused as %s when it is %j', async (field, value) => {
    const answer = await post(form({ [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: field }]);
  });

  it('stays quoted text in the email, and reaches no header except the reply-to name', async () => {
    const answer = await post(
      form({
        name: 'Eve" <victim@example.com>, "Waypost',
        message:
          'Hi\r\n--\r\nSubject: x\n<script>alert(1)</script>\n<a href="https://evil.example">x</a>',
      }),
    );
    await worker.runJobs();
    const mail = mailsTo(INBOX).at(-1);
    if (mail === undefined) throw new Error('no mail');
    expect(mail.subject).toBe(`${answer.json().reference}: Message for sales`);
    expect(mail.text).toContain('> Hi\n> --\n> Subject: x\n> <script>');
    expect(mail.html).not.toMatch(/<script|<a /);
    expect(messageOf(mail).to).toEqual({ name: '', address: INBOX });
    expect(messageOf(mail).headers).toBeUndefined();
  });
});

describe('old contact messages', () => {
  it('are erased after 24 months', async () => {
    const keep = (await post(form())).json().reference;
    const drop = (await post(form())).json().reference;
    await sql`UPDATE contact_messages SET created_at = now() - interval '23 months'
      WHERE reference = ${keep}`.execute(server.owner.db);
    await sql`UPDATE contact_messages SET created_at = now() - interval '25 months'
      WHERE reference = ${drop}`.execute(server.owner.db);
    await worker.runJob('erase_old_messages', {});
    expect(await storedUnder(keep)).toBeDefined();
    expect(await storedUnder(drop)).toBeUndefined();
  });

  it('are not mailed after their person was erased', async () => {
    const answer = await post(form());
    const stored = await storedUnder(answer.json().reference);
    await sql`UPDATE contact_messages SET name = '', email = '', email_key = NULL, message = ''
      WHERE id = ${stored?.id}`.execute(server.owner.db);
    const before = worker.mails.length;
    await worker.runJob('contact_mail', { messageId: stored?.id });
    await worker.runJob('contact_received_mail', { messageId: stored?.id });
    expect(worker.mails).toHaveLength(before);
  });
});
