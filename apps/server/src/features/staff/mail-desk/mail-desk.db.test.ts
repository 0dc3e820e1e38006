import { randomUUID } from 'node:crypto';
import {
  MAIL_TEMPLATES,
  type ListedMail,
  type MailPreview,
  type MailSample,
} from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bookFollowed,
  follow,
  type FollowedShipment,
  oneClick,
  oneClickPath,
  runAllJobs,
  scan,
} from '../../../testing/followed-shipments.ts';
import { enrolSecondFactor, registerCustomer, registerStaff } from '../../../testing/people.ts';
import { planOf } from '../../../testing/query-plan.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { selectMails } from './mails.queries.ts';
import { selectNewsletter } from './newsletter.queries.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const PATH = '/api/admin/mails';
type Page = { mails: ListedMail[]; next: string | null };

let staff: TestBrowser;
let shipment: FollowedShipment;
let follower: string;

beforeAll(async () => {
  ({ browser: staff } = await registerStaff(server, 'support'));
  shipment = await bookFollowed(server, worker, await registerCustomer(server, worker));
  follower = await follow(server, worker, shipment);
  await scan(server, worker, shipment, [{ code: 'PICKED_UP' }]);
  await scan(server, worker, shipment, [{ code: 'OUT_FOR_DELIVERY' }]);
});

async function listed(query = ''): Promise<ListedMail[]> {
  const answer = await staff.get(`${PATH}?limit=100${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>().mails;
}

async function keyOf(template: string, party: string | null = 'shipper'): Promise<string> {
  const mails = await listed(`&template=${template}`);
  return mails.find((mail) => mail.party === party)?.effectKey ?? '';
}

const preview = async (key: string, query = '') =>
  (await staff.get(`${PATH}/${encodeURIComponent(key)}${query}`)).json<MailPreview>();

const resend = (key: string, resendId: string = randomUUID()) =>
  staff.post(`${PATH}/${encodeURIComponent(key)}/resend`, { resendId });

async function logged(action: string): Promise<string> {
  const { rows } = await sql`SELECT subject, details FROM audit_log
    WHERE action = ${action}`.execute(server.owner.db);
  return JSON.stringify(rows);
}

describe('the outbox', () => {
  it('lists sent emails newest first, page by page, with masked addresses', async () => {
    const all = await listed();
    expect(all.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['booking_confirmation', 'recipient_notice', 'milestone', 'code']),
    );
    expect(JSON.stringify(all)).not.toContain(shipment.recipientEmail);
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const page = (await staff.get(`${PATH}?limit=3${after}`)).json<Page>();
      seen.push(...page.mails.map(({ effectKey }) => effectKey));
      if (page.next === null) break;
      after = `&after=${encodeURIComponent(page.next)}`;
    }
    expect(seen).toEqual(all.map(({ effectKey }) => effectKey));
    expect(await listed('&state=failed')).toEqual([]);
    expect(await listed('&days=1&template=milestone')).not.toEqual([]);
    expect(await logged('mail.list')).not.toContain('@');
  });

  it('shows the masked address and the subject that the preview shows, and neither for emails that cannot be sent again', async () => {
    const mails = await listed();
    for (const { effectKey, sealed, to, subject } of mails) {
      const shown = await preview(effectKey);
      const expected = sealed
        ? { to: null, subject: null }
        : { to: shown.to, subject: shown.letter?.subject };
      expect({ to, subject }, effectKey).toEqual(expected);
    }
    expect(mails.filter(({ to }) => to !== null)).not.toEqual([]);
  });

  it('lists emails whose keys hold a moment or the occasion of a hand-over', async () => {
    const keys = [
      `mail:webhook:${randomUUID()}:off:2026-11-17T10:00:00.000Z`,
      `mail:handover:${randomUUID()}:chosen/${randomUUID()}`,
    ];
    for (const key of keys) {
      await sql`INSERT INTO outbox_mails (effect_key, shard, template, channel, state)
        VALUES (${key}, 0, 'webhook_failing', 'mail', 'sent')`.execute(server.owner.db);
      expect((await listed()).map(({ effectKey }) => effectKey)).toContain(key);
      expect((await preview(key)).mail).toMatchObject({ effectKey: key });
      await sql`DELETE FROM outbox_mails WHERE effect_key = ${key}`.execute(server.owner.db);
    }
  });

  it('finds emails by any spelling of a number and by the address of either party', async () => {
    const aloud = shipment.trackingNumber.replaceAll(/.{4}(?=.)/g, '$& ').toLowerCase();
    const byNumber = await listed(`&search=${encodeURIComponent(aloud)}`);
    expect(new Set(byNumber.map(({ shipmentId }) => shipmentId))).toEqual(new Set([shipment.id]));
    const byAddress = await listed(
      `&search=${encodeURIComponent(shipment.recipientEmail.toUpperCase())}`,
    );
    expect(byAddress).not.toEqual([]);
    expect(
      byAddress.every((mail) => mail.party === 'recipient' && mail.shipmentId === shipment.id),
    ).toBe(true);
    expect(await listed('&search=nobody%40example.org')).toEqual([]);
    expect(await logged('mail.list')).not.toContain('@');
  });

  it('writes an email again from its subject, and from its key if an older release kept no subject', async () => {
    const subjects = (key: string) =>
      sql<{ subject: unknown }>`SELECT subject FROM outbox_mails
        WHERE effect_key = ${key}`.execute(server.owner.db);
    for (const mail of (await listed()).filter(({ sealed }) => !sealed)) {
      const { effectKey } = mail;
      const [kept] = (await subjects(effectKey)).rows;
      expect(kept?.subject, effectKey).toMatchObject({ shipmentId: shipment.id });
      const bySubject = await preview(effectKey, '?reveal=1');
      await sql`UPDATE outbox_mails SET subject = NULL
        WHERE effect_key = ${effectKey}`.execute(server.owner.db);
      expect(await preview(effectKey, '?reveal=1'), effectKey).toEqual(bySubject);
      await sql`UPDATE outbox_mails SET subject = ${JSON.stringify(kept?.subject)}
        WHERE effect_key = ${effectKey}`.execute(server.owner.db);
      expect(bySubject.shown, effectKey).toBe('revealed');
    }
  });

  it('previews an email as it was sent, masked until staff reveals it, and never with its links', async () => {
    for (const mail of (await listed()).filter(({ sealed }) => !sealed)) {
      const seen = await preview(mail.effectKey, '?reveal=1');
      const sent = worker.mails.find(
        ({ to, subject }) => to === seen.to && subject === seen.letter?.subject,
      );
      expect(sent, mail.effectKey).toBeDefined();
    }
    const key = await keyOf('recipient_notice', 'recipient');
    const masked = await preview(key);
    expect(masked.shown).toBe('masked');
    expect(masked.letter?.text).toContain('Sender: S S\n');
    const revealed = await preview(key, '?reveal=1');
    expect(revealed).toMatchObject({ shown: 'revealed', to: shipment.recipientEmail });
    expect(revealed.letter?.text).toContain('Sender: Sam Shipper\n');
    for (const { letter, to } of [masked, revealed]) {
      expect(letter?.html).not.toMatch(/\/t\/|\/receipt\//);
      expect(to).toMatch(/@/);
    }
    expect(JSON.stringify(masked)).not.toContain(shipment.recipientEmail);
    expect(await logged('mail.reveal')).toContain(key);
    expect(await logged('mail.reveal')).not.toContain(shipment.recipientEmail);
  });

  it('shows an email with secrets as a sample, and does not resend it', async () => {
    const code = await keyOf('code', null);
    const seen = await preview(code, '?reveal=1');
    expect(seen).toMatchObject({ shown: 'sample', to: null });
    expect(seen.letter?.subject).toContain('000000');
    expect((await resend(code)).json()).toMatchObject({ code: 'mail_sealed' });
    expect((await resend('mail:code:nothing')).statusCode).toBe(404);
  });

  it('resends an email once, also on a double click', async () => {
    const key = await keyOf('booking_confirmation');
    const resendId = randomUUID();
    const before = worker.mails.length;
    const [one, two] = await Promise.all([resend(key, resendId), resend(key, resendId)]);
    expect([one.statusCode, two.statusCode]).toEqual([202, 202]);
    await runAllJobs(worker);
    await worker.runJob('resend_mail', { effectKey: key, resendId });
    const sent = worker.mails.slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: shipment.shipper.email });
    expect(sent[0]?.text).toContain('/receipt/');
    const first = worker.mails.find(({ subject }) => subject === sent[0]?.subject);
    expect(sent[0]?.messageId).not.toBe(first?.messageId);

    const again = (await listed('&template=booking_confirmation'))[0];
    expect(again).toMatchObject({ effectKey: `${key}:again:${resendId}`, state: 'sent' });
    await resend(again?.effectKey ?? '');
    await runAllJobs(worker);
    expect(worker.mails).toHaveLength(before + 2);
  });

  it('sends nothing to an address that unsubscribed, opted out or was erased', async () => {
    const followed = await keyOf('milestone', null);
    expect((await preview(followed, '?reveal=1')).to).toBe(follower);
    await oneClick(server, oneClickPath(server, worker, follower));
    expect((await resend(followed)).json()).toMatchObject({ code: 'mail_addressee_gone' });

    const notice = await keyOf('recipient_notice', 'recipient');
    const hash = server.ctx.secrets.keyedHash('email', shipment.recipientEmail);
    await sql`INSERT INTO mail_opt_outs (address_hash, shard) VALUES (${hash}, 0)`.execute(
      server.owner.db,
    );
    expect((await resend(notice)).json()).toMatchObject({ code: 'mail_opted_out' });

    const { shipper } = shipment;
    const confirmation = await keyOf('booking_confirmation');
    const accepted = await resend(confirmation);
    expect(accepted.statusCode).toBe(202);
    const before = worker.mails.length;
    await shipper.browser.delete('/api/users/me', { password: shipper.password });
    await runAllJobs(worker);
    expect(worker.mails).toHaveLength(before);
    expect((await resend(confirmation)).json()).toMatchObject({ code: 'mail_addressee_gone' });
    expect(await preview(confirmation)).toMatchObject({ shown: 'gone', letter: null });
  });

  it('is read through indexes with every filter', async () => {
    const db = server.owner.db;
    await sql`INSERT INTO outbox_mails (effect_key, shard, template, state, created_at)
      SELECT 'mail:code:' || n, 1, (ARRAY['code', 'milestone', 'statement'])[1 + n % 3],
        (CASE WHEN n % 500 = 0 THEN 'sending' ELSE 'sent' END)::outbox_state,
        now() - n * interval '1 minute'
      FROM generate_series(1, 20000) n`.execute(db);
    await sql`ANALYZE outbox_mails`.execute(db);
    const plan = (query: Partial<Parameters<typeof selectMails>[1]>) =>
      planOf(server.ctx.db, (explained) => selectMails(explained, query, 51));
    expect(await plan({ after: 'mail:code:700' })).toContain(
      'Index Scan using outbox_mails_newest',
    );
    expect(await plan({ days: 7 })).toContain('outbox_mails_newest');
    expect(await plan({ template: 'statement' })).not.toContain('Seq Scan on outbox_mails');
    expect(await plan({ template: 'invitation' })).toContain('outbox_mails_template');
    expect(await plan({ state: 'sending' })).toContain('outbox_mails_unsent');
    expect(await plan({ state: 'failed' })).toContain('outbox_mails_unsent');
    await sql`DELETE FROM outbox_mails WHERE effect_key ~ '^mail:code:\\d+$'`.execute(db);
  });
});

it('every email has a sample in plain text and HTML', async () => {
  for (const template of MAIL_TEMPLATES) {
    const answer = await staff.get(`/api/admin/mail-templates/${template}`);
    const { subject, html, text } = answer.json<MailSample>();
    expect(subject, template).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN/);
    expect(html).toContain('</html>');
  }
});

describe('the newsletter list', () => {
  const LIST = '/api/admin/newsletter';

  it('shows who agreed, and is exported as CSV without spreadsheet formulas', async () => {
    const member = await registerStaff(server, 'support');
    const authenticator = await enrolSecondFactor(server, member);
    const email = `=cmd.${randomUUID()}@example.com`;
    await sql`INSERT INTO newsletter_consents (email_key, shard, state, terms_version, email, source,
        confirmed_at)
      VALUES (${email}, 0, 'on', '2026-11', ${email}, 'site', now())`.execute(server.owner.db);
    const list = await member.browser.get(`${LIST}?state=on`);
    expect(list.json()).toMatchObject({ entries: [{ email, state: 'on', source: 'site' }] });
    expect((await member.browser.get(`${LIST}?state=off`)).json()).toMatchObject({ entries: [] });

    const bare = await member.browser.post(`${LIST}/export`, {});
    expect(bare.json()).toMatchObject({ code: 'second_factor_needed' });
    const answer = await member.browser.post(`${LIST}/export`, {
      secondFactor: await authenticator.nextCode(),
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, line] = answer.body.replace('\uFEFF', '').split('\n');
    expect(header).toBe('Email,State,Source,Requested,Confirmed,Left');
    expect(line).toContain(`'${email},on,site,`);
    expect(await logged('newsletter.export')).toContain('"state":"on"');
    expect(await logged('newsletter.list')).not.toContain('@');
  });

  it('is read through its index', async () => {
    await sql`INSERT INTO newsletter_consents (email_key, shard, state, terms_version, requested_at)
      SELECT 'n' || n, 0, 'on', '2026-11', now() - n * interval '1 minute'
      FROM generate_series(1, 20000) n`.execute(server.owner.db);
    await sql`ANALYZE newsletter_consents`.execute(server.owner.db);
    const plan = await planOf(server.ctx.db, (explained) =>
      selectNewsletter(explained, 'on', { after: randomUUID(), limit: 51 }),
    );
    expect(plan).toContain('newsletter_consents_newest');
  });
});

describe('old mails', () => {
  it('leave the outbox after 24 months, those about money after 10 years', async () => {
    await sql`INSERT INTO outbox_mails (effect_key, shard, template, state, created_at)
      SELECT 'mail:old:' || template || ':' || months, 0, template, 'sent', now() - months * interval '1 month'
      FROM unnest(ARRAY['milestone', 'statement', 'statement_reminder']) AS template
      CROSS JOIN unnest(ARRAY[23, 25, 119, 121]) AS months`.execute(server.owner.db);
    await worker.runJob('erase_old_mails', {});
    const { rows } = await sql<{ key: string }>`SELECT effect_key AS key FROM outbox_mails
      WHERE effect_key LIKE 'mail:old:%' ORDER BY 1`.execute(server.owner.db);
    expect(rows.map(({ key }) => key)).toEqual([
      'mail:old:milestone:23',
      'mail:old:statement:119',
      'mail:old:statement:23',
      'mail:old:statement:25',
      'mail:old:statement_reminder:119',
      'mail:old:statement_reminder:23',
      'mail:old:statement_reminder:25',
    ]);
  });
});
