import { createTransport, type SendMailOptions } from 'nodemailer';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
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
export function messageOf({ to, ...mail }: Mail): SendMailOptions {
  return { ...mail, to: { name: '', address: to } };
}
