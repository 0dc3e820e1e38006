import { generateKeyPairSync } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer, type Mail } from './mailer.ts';

const MAIL: Mail = {
  to: 'ada@example.com',
  subject: 'Où est mon colis ?',
  text: 'Text',
  html: '<p>Text</p>',
  messageId: '<1@waypost.example>',
  returnPath: `bounces+${'0a'.repeat(20)}@waypost.example`,
};
const UNSIGNED = { DKIM_DOMAIN: null, DKIM_SELECTOR: 'waypost', DKIM_PRIVATE_KEY: null };
const MAIL_FROM = 'Waypost <no-reply@waypost.example>';

const received: { from: string; to: string[]; raw: Buffer }[] = [];
let connections = 0;
const sink = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onConnect(_session, done) {
    connections += 1;
    done();
  },
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      received.push({ from, to, raw: Buffer.concat(chunks) });
      done();
    });
  },
});
const silent: Server = createServer((socket) => sockets.push(socket));
const sockets: Socket[] = [];
const urlOf = (server: { address(): AddressInfo | string | null }) =>
  `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  await new Promise<void>((done) => sink.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  sink.close(() => undefined);
});

describe('the mailer', () => {
  it('signs mail so that an independent verifier accepts it, and not when a word is changed', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const mailer = createMailer({
      SMTP_URL: urlOf(sink.server),
      MAIL_FROM,
      DKIM_DOMAIN: 'waypost.example',
      DKIM_SELECTOR: 'w1',
      DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    });
    await mailer.send({ ...MAIL, unsubscribeUrl: 'https://waypost.example/leave' });
    mailer.close();
    const raw = received.at(-1)?.raw.toString('latin1') ?? '';
    const p = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const asked: string[] = [];
    const verdictOn = async (message: string) => {
      const resolver = async (name: string) => {
        asked.push(name);
        return [[`v=DKIM1; k=rsa; p=${p}`]];
      };
      const { results } = await dkimVerify(Buffer.from(message, 'latin1'), { resolver });
      return results.map(({ status, signingDomain }) => [status.result, signingDomain]);
    };
    expect(await verdictOn(raw)).toEqual([['pass', 'waypost.example']]);
    expect(asked).toEqual(['w1._domainkey.waypost.example']);
    expect(await verdictOn(raw.replace('<p>Text', '<p>Test'))).toEqual([
      ['neutral', 'waypost.example'],
    ]);
    const signed = /\bh=([^;]+);/.exec(raw.replaceAll(/\r\n\s+/g, ''))?.[1]?.toLowerCase() ?? '';
    expect(signed.split(':')).toEqual(
      expect.arrayContaining([
        'from',
        'to',
        'subject',
        'list-unsubscribe',
        'list-unsubscribe-post',
      ]),
    );
  });

  it('gives each mail its return path in the envelope, and keeps its connection', async () => {
    const before = connections;
    const mailer = createMailer({ SMTP_URL: urlOf(sink.server), MAIL_FROM, ...UNSIGNED });
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, to: 'x,eve@example.com' });
    mailer.close();
    expect(connections - before).toBe(1);
    const [first, second] = received.slice(-2);
    expect(first).toMatchObject({ from: MAIL.returnPath, to: ['ada@example.com'] });
    expect(second?.to).toHaveLength(1);
    expect(first?.raw.toString()).toContain('From: Waypost <no-reply@waypost.example>');
    expect(first?.raw.toString()).not.toMatch(/^DKIM-Signature/m);
  });

  it('gives up on a server that takes the connection and says nothing', async () => {
    const patience = {
      dnsTimeout: 300,
      connectionTimeout: 300,
      greetingTimeout: 300,
      socketTimeout: 300,
    };
    const mailer = createMailer({ SMTP_URL: urlOf(silent), MAIL_FROM, ...UNSIGNED }, patience);
    const began = Date.now();
    await expect(mailer.send(MAIL)).rejects.toThrow(/timeout|greeting never received/i);
    expect(Date.now() - began).toBeLessThan(3_000);
    mailer.close();
  });
});
