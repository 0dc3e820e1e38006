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

describe('a mail', () => {
  it('goes to one mailbox, whatever its address looks like', async () => {
    expect((await sent({})).envelope.to).toEqual(['ada@example.com']);
    expect((await sent({ to: 'x,ada@example.com' })).envelope.to).toEqual(['"x,ada"@example.com']);
  });
});
