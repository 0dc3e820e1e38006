import { createTransport } from 'nodemailer';

type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Stable for one effect, so that a repeated send is recognisable as the same mail. */
  messageId: string;
};
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
