import { createTransport } from 'nodemailer';

type Mail = {
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
      // as text it would be read as a list of addresses
      await transport.sendMail({ ...mail, to: { name: '', address: mail.to } });
    },
    close: () => transport.close(),
  };
}
