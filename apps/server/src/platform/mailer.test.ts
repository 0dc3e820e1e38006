import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { type Mail, messageOf } from './mailer.ts';

const MAIL: Mail = {
  to: 'ada@example.com',
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
  messageId: '<1@waypost.example>',
};

/** The mail as it would go over the wire. */
async function sent(change: Partial<Mail>) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { envelope, message } = await transport.sendMail({
    from: 'no-reply@waypost.example',
    ...messageOf({ ...MAIL, ...change }),
  });
  const [head = ''] = (message as Buffer).toString().split('\n\n');
  return { envelope, headers: head.replaceAll(/\n\s+/g, ' ').split('\n') };
}

describe('a sent email', () => {
  it('of a list has one-click unsubscribe headers', async () => {
    const url = 'https://waypost.example/api/newsletter/unsubscribe?token=0A';
    const { headers } = await sent({ unsubscribeUrl: url });
    expect(headers).toContain(`List-Unsubscribe: <${url}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('of another kind has none, and replies go to the sender', async () => {
    const { headers } = await sent({});
    expect(headers.filter((header) => /^(List-|Reply-To)/.test(header))).toEqual([]);
  });

  it('cannot get headers or recipients from the reply-to name', async () => {
    const name = 'Eve"\r\nBcc: <victim@example.com>, "';
    const { envelope, headers } = await sent({ replyTo: { name, address: 'eve@example.com' } });
    expect(envelope.to).toEqual(['ada@example.com']);
    expect(headers.filter((header) => /^(Bcc|Cc)/i.test(header))).toEqual([]);
    const replyTo = headers.find((header) => header.startsWith('Reply-To:'));
    expect(replyTo).toMatch(/ <eve@example\.com>$/);
    expect(replyTo?.match(/<[^>]*>/g)).toEqual(['<eve@example.com>']);
  });

  it('goes to one mailbox, whatever its address contains', async () => {
    expect((await sent({})).envelope.to).toEqual(['ada@example.com']);
    expect((await sent({ to: 'x,ada@example.com' })).envelope.to).toEqual(['"x,ada"@example.com']);
  });
});
