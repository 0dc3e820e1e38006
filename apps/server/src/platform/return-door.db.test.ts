import { randomUUID } from 'node:crypto';
import type { UndeliverableLine } from '@waypost/contract';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookFollowed, type FollowedShipment, scan } from '../testing/followed-shipments.ts';
import { registerCustomer, registerStaff } from '../testing/people.ts';
import { openBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { useTestServer } from '../testing/test-server.ts';
import { useTestWorker } from '../testing/test-worker.ts';
import { openReturnDoor } from './return-door.ts';

const RETURN_PATH = 'bounces@waypost.example';
const server = useTestServer();
const worker = useTestWorker(server, { MAIL_RETURN_PATH: RETURN_PATH });
const LIST = '/api/admin/undeliverable';

let door: Awaited<ReturnType<typeof openReturnDoor>>;
let staff: TestBrowser;

beforeAll(async () => {
  door = await openReturnDoor(worker.ctx(), { host: '127.0.0.1', port: 0 });
  ({ browser: staff } = await registerStaff(server, 'support'));
});
afterAll(() => door.close());

async function comeBack(to: string, raw: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: door.port, ignoreTLS: true });
  await transport.sendMail({ envelope: { from: '', to: [to] }, raw });
  transport.close();
}

function report(type: string, fields: string, original = ''): string {
  const part = (kind: string, text: string) => `--b\r\nContent-Type: ${kind}\r\n\r\n${text}\r\n`;
  return [
    'From: MAILER-DAEMON@mx.example\r\nSubject: Undelivered\r\nMIME-Version: 1.0\r\n',
    `Content-Type: multipart/report; report-type=${type}; boundary=b\r\n\r\n`,
    part('text/plain', 'It did not arrive.'),
    part(`message/${type}`, fields),
    part('text/rfc822-headers', original),
    '--b--\r\n',
  ].join('');
}
const failed = (status: string, action = 'failed') =>
  report(
    'delivery-status',
    `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; x@example.com\r\nAction: ${action}\r\nStatus: ${status}`,
  );

async function bookAnother(): Promise<FollowedShipment> {
  return bookFollowed(server, worker, await registerCustomer(server, worker));
}

const mailsTo = (address: string) => worker.mails.filter(({ to }) => to === address);

async function listed(search = ''): Promise<UndeliverableLine[]> {
  const answer = await staff.get(`${LIST}?search=${encodeURIComponent(search)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ entries: UndeliverableLine[] }>().entries;
}

describe('a mail that comes back', () => {
  it('for good stops all further mail to its address, until staff lifts the mark', async () => {
    const shipment = await bookAnother();
    const { recipientEmail, shipper } = shipment;
    const [notice] = mailsTo(recipientEmail);
    expect(notice?.returnPath).toMatch(/^bounces\+[0-9a-f]{40}@waypost\.example$/);
    await comeBack(notice?.returnPath ?? '', failed('5.1.1'));

    const sentBefore = mailsTo(recipientEmail).length;
    const othersBefore = mailsTo(shipper.email).length;
    await scan(server, worker, shipment, [{ code: 'OUT_FOR_DELIVERY' }]);
    expect(mailsTo(recipientEmail)).toHaveLength(sentBefore);
    expect(mailsTo(shipper.email).length).toBeGreaterThan(othersBefore);

    const [entry] = await listed(recipientEmail.toUpperCase());
    expect(entry).toMatchObject({ reason: 'bounce', status: '5.1.1' });
    expect(entry?.to).not.toBe(recipientEmail);
    expect(await listed('nobody@example.org')).toEqual([]);
    const mails = await staff.get(`/api/admin/mails?state=failed&limit=100`);
    expect(mails.json<{ mails: { effectKey: string }[] }>().mails).toContainEqual(
      expect.objectContaining({ effectKey: entry?.effectKey }),
    );

    const lift = () => staff.post(`${LIST}/${entry?.id}/lift`, {});
    expect((await lift()).statusCode).toBe(200);
    expect((await lift()).json()).toMatchObject({ code: 'mail_not_found' });
    await scan(server, worker, shipment, [{ code: 'DELIVERED' }]);
    expect(mailsTo(recipientEmail).length).toBeGreaterThan(sentBefore);

    const log = await sql`SELECT action, subject, details FROM audit_log
      WHERE action IN ('mail.lift', 'mail.undeliverable')`.execute(server.owner.db);
    expect(JSON.stringify(log.rows)).toContain(`undeliverable:${entry?.id}`);
    expect(JSON.stringify(log.rows)).not.toContain('@');
  });

  it.each([
    ['is full', failed('5.2.2')],
    ['refuses by policy', failed('5.7.1')],
    ['is late', failed('4.4.1', 'delayed')],
    ['answers by itself', 'From: x@example.com\r\nSubject: I am away\r\n\r\nBack on Monday.\r\n'],
  ])('from a mailbox that %s marks nothing', async (_what, raw) => {
    const { recipientEmail } = await bookAnother();
    await comeBack(mailsTo(recipientEmail)[0]?.returnPath ?? '', raw);
    expect(await listed(recipientEmail)).toEqual([]);
  });

  it('five times from a full mailbox within two weeks marks the address, each mail counted once', async () => {
    const shipment = await bookAnother();
    const { recipientEmail } = shipment;
    const codes = ['PICKED_UP', 'DEPARTED', 'ARRIVED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
    for (const code of codes) await scan(server, worker, shipment, [{ code }]);
    const paths = mailsTo(recipientEmail).map(({ returnPath }) => returnPath ?? '');
    // some moves are no news: the rest are mails of another shipment to the same mailbox
    await sql`INSERT INTO mail_returns (token, effect_key, shard, address_hash, soft_returned_at, created_at)
      SELECT sha256(n::text::bytea), 'mail:milestone:' || n, 0, address_hash, now() - n * interval '5 days', now()
      FROM generate_series(1, 3) AS n, mail_returns
      WHERE token = ${Buffer.from(/\+(.*)@/.exec(paths[0] ?? '')?.[1] ?? '', 'hex')}`.execute(
      server.owner.db,
    );
    // two of these three are of the last two weeks
    await comeBack(paths[0] ?? '', failed('5.2.2'));
    await comeBack(paths[0] ?? '', failed('5.2.2'));
    await comeBack(paths[1] ?? '', failed('4.4.7'));
    expect(await listed(recipientEmail)).toEqual([]);
    await comeBack(paths[2] ?? '', failed('5.2.2'));
    expect(await listed(recipientEmail)).toMatchObject([{ reason: 'bounce', status: '5.2.2' }]);
  });

  it('as a complaint to the one address of a feedback loop marks its reader, who still gets codes', async () => {
    const shipment = await bookAnother();
    const { email } = shipment.shipper;
    const quoted = `Return-Path: <${mailsTo(email).at(-1)?.returnPath}>`;
    await comeBack(
      RETURN_PATH,
      report('feedback-report', 'Feedback-Type: abuse\r\nVersion: 1', quoted),
    );
    expect(await listed(email)).toMatchObject([{ reason: 'complaint', status: null }]);
    const before = mailsTo(email).length;
    await scan(server, worker, shipment, [{ code: 'OUT_FOR_DELIVERY' }]);
    expect(mailsTo(email)).toHaveLength(before);

    await openBrowser(server).post('/api/auth/forgot', { email });
    await worker.runJobs();
    expect(mailsTo(email).length).toBe(before + 1);
  });

  it('with a guessed token, or for another mailbox, marks nobody', async () => {
    const before = (await listed()).length;
    await comeBack(
      `bounces+${randomUUID().replaceAll('-', '')}00000000@waypost.example`,
      failed('5.1.1'),
    );
    expect(await listed()).toHaveLength(before);
    await expect(comeBack('root@waypost.example', failed('5.1.1'))).rejects.toThrow(/550/);
    await expect(comeBack('bouncesX@waypost.example', failed('5.1.1'))).rejects.toThrow(/550/);
  });
});
