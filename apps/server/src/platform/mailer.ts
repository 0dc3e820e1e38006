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
  /** Where it comes back to when it cannot be delivered: the sender of the envelope. */
  returnPath?: string;
  /** What it is about, for test mode; not sent. */
  shipmentId?: string;
};
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

type MailSettings = {
  SMTP_URL: string;
  MAIL_FROM: string;
  DKIM_DOMAIN: string | null;
  DKIM_SELECTOR: string;
  DKIM_PRIVATE_KEY: string | null;
};

/**
 * A silent server must fail long before its job expires (300 s): nodemailer waits 10 minutes by itself, and
 * the mail would be sent by a second worker meanwhile.
 */
const PATIENCE = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** RFC 8058 asks for both unsubscribe headers; nodemailer's own list lacks the second. */
const SIGNED =
  'from:to:reply-to:subject:date:message-id:references:mime-version:content-type:content-transfer-encoding:auto-submitted:list-unsubscribe:list-unsubscribe-post';

export function createMailer(settings: MailSettings, patience = PATIENCE): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from, DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = settings;
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 5,
      maxMessages: 100,
      ...patience,
      ...(DKIM_DOMAIN !== null &&
        DKIM_PRIVATE_KEY !== null && {
          dkim: {
            domainName: DKIM_DOMAIN,
            keySelector: DKIM_SELECTOR,
            privateKey: DKIM_PRIVATE_KEY,
            headerFieldNames: SIGNED,
          },
        }),
    },
    {
      from,
      // stops out-of-office replies
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  );
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail));
    },
    close: () => transport.close(),
  };
}

/** An address goes to nodemailer as an object: it would split a string at every comma. */
export function messageOf({
  to,
  unsubscribeUrl,
  returnPath,
  shipmentId: _shipmentId,
  ...mail
}: Mail): SendMailOptions {
  const recipient = { name: '', address: to };
  return {
    ...mail,
    to: recipient,
    ...(returnPath !== undefined && { envelope: { from: returnPath, to: [recipient] } }),
    ...(unsubscribeUrl !== undefined && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}
