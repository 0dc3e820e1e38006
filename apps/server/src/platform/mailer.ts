import { createTransport, type SendMailOptions } from 'nodemailer';

export type Sender = { name: string; address: string };

export type Mail = {
  to: string;
  /** When it is not the one of the installation. */
  from?: Sender;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Whom an answer reaches, when not the sender. */
  replyTo?: { name: string; address: string };
  /** Ends what the mail belongs to with one click in the mail program: takes a bare POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** What the mail belongs to, as a Message-ID: mail programs show those of one thing together. */
  references?: string;
};
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, {
    from,
    // nobody's out-of-office assistant needs to answer these
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail));
    },
    close: () => transport.close(),
  };
}

/** An address goes to nodemailer as one address: a text it would split at every comma. */
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
