import { createTransport, type SendMailOptions } from 'nodemailer';

export type Sender = { name: string; address: string };

export type Mail = {
  to: string;
  /** When it is not the default sender. */
  from?: Sender;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Where replies go, when not to the sender. */
  replyTo?: { name: string; address: string };
  /** One-click unsubscribe for the mail program: accepts a bare POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** The Message-ID of its thread: mail programs group emails by it. */
  references?: string;
};
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, {
    from,
    // stops out-of-office replies
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail));
    },
    close: () => transport.close(),
  };
}

/** An address goes to nodemailer as an object: it would split a string at every comma. */
export function messageOf({ to, unsubscribeUrl, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    to: { name: '', address: to },
    ...(unsubscribeUrl !== undefined && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}
