import { LANGUAGES } from '@waypost/domain/places';
import { z } from 'zod';
import { endpointsOf, OF_STAFF, PROVED_AGAIN } from '../endpoint.ts';
import { CELLS_MISSING, Instant, plainText, SecondFactor } from '../fields.ts';
import { MAIL_TEMPLATES, OUTBOX_STATES } from '../mail-templates.ts';
import { Done, NEWSLETTER_STATES } from './auth.ts';

const endpoint = endpointsOf('mails');

/** Identifies one email in the outbox; made of ids and keyed hashes. */
const EffectKey = z.string().regex(/^(?:mail|sms):[\w:./-]{1,250}$/, 'not a mail');

const LINE = {
  effectKey: EffectKey,
  template: z.enum(MAIL_TEMPLATES),
  channel: z.enum(['mail', 'sms']),
  state: z.enum(OUTBOX_STATES),
  attempts: z.int(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
  shipmentId: z.uuid().nullable(),
  trackingNumber: z.string().nullable(),
  /** Null for a follower, and for emails that are not about a shipment. */
  party: z.enum(['shipper', 'recipient']).nullable(),
  /** It carried a code or a link that is not stored, so it can be neither shown nor resent. */
  sealed: z.boolean(),
};

export const MailLine = z.strictObject(LINE).meta({ id: 'MailLine' });
export type MailLine = z.infer<typeof MailLine>;

export const ListedMail = z
  .strictObject({
    ...LINE,
    /** Masked, as it is now; null if it cannot be sent again, or if there is no recipient any more. */
    to: z.string().nullable(),
    subject: z.string().nullable(),
  })
  .meta({ id: 'ListedMail' });
export type ListedMail = z.infer<typeof ListedMail>;

const Written = { subject: z.string(), html: z.string(), text: z.string() };

export const MailPreview = z
  .strictObject({
    mail: MailLine,
    from: z.string(),
    /**
     * `masked` and `revealed` are written from current data, without links; `sample` from invented data,
     * for emails that cannot be sent again; `gone` when there is no recipient any more.
     */
    shown: z.enum(['masked', 'revealed', 'sample', 'gone']),
    to: z.string().nullable(),
    letter: z.strictObject(Written).nullable(),
  })
  .meta({ id: 'MailPreview' });
export type MailPreview = z.infer<typeof MailPreview>;

const MailParams = z.object({ effectKey: EffectKey });

export const listMails = endpoint('GET /api/admin/mails', {
  summary: 'The outbox, newest first; `next` continues the list. Addresses are masked.',
  query: z.object({
    search: plainText(0, 120)
      .default('')
      .describe('A number of a shipment, or the email address of its shipper or recipient.'),
    state: z.enum(OUTBOX_STATES).optional(),
    template: z.enum(MAIL_TEMPLATES).optional(),
    days: z.coerce
      .number()
      .int()
      .min(1)
      .max(366)
      .optional()
      .describe('Not older than so many days.'),
    after: EffectKey.optional().describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: z
      .object({ mails: z.array(ListedMail), next: z.string().nullable(), ...CELLS_MISSING })
      .meta({ id: 'MailPage' }),
  },
  problems: OF_STAFF,
});

export const previewMail = endpoint('GET /api/admin/mails/:effectKey', {
  summary: 'An email as it would be written now. Names and addresses are masked unless revealed.',
  params: MailParams,
  query: z.object({ reveal: z.literal('1').optional() }),
  answers: { 200: MailPreview },
  problems: [...OF_STAFF, 'mail_not_found'],
});

export const resendMail = endpoint('POST /api/admin/mails/:effectKey/resend', {
  summary:
    'Resend an email to the current address. The client chooses the id: sending it twice resends one email.',
  params: MailParams,
  body: z.object({ resendId: z.uuid() }).meta({ id: 'MailResend' }),
  answers: { 202: Done },
  problems: [
    ...OF_STAFF,
    'mail_not_found',
    'mail_sealed',
    'mail_addressee_gone',
    'mail_opted_out',
    'cross_site_request',
  ],
});

export const UndeliverableLine = z
  .strictObject({
    id: z.uuid(),
    /**
     * bounce: mail came back for good or again and again, or the number takes no texts. complaint: its reader
     * called a mail spam. stop: the owner of the number answered STOP.
     */
    reason: z.enum(['bounce', 'complaint', 'stop']),
    /** RFC 3463, such as 5.1.1; of a number the code of the text provider. */
    status: z.string().nullable(),
    since: Instant,
    /** The email that came back. */
    effectKey: EffectKey,
    template: z.enum(MAIL_TEMPLATES).nullable(),
    /** Masked, as it is now; null if the email cannot be sent again, or if it has no recipient any more. */
    to: z.string().nullable(),
  })
  .meta({ id: 'UndeliverableLine' });
export type UndeliverableLine = z.infer<typeof UndeliverableLine>;

export const listUndeliverable = endpoint('GET /api/admin/undeliverable', {
  summary:
    'Addresses and telephone numbers that get no more messages, the latest first; `next` continues the list.',
  query: z.object({
    search: plainText(0, 320)
      .default('')
      .describe('An email address or a telephone number with its country code, in full.'),
    after: z.uuid().optional().describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: z
      .object({
        entries: z.array(UndeliverableLine),
        next: z.string().nullable(),
        ...CELLS_MISSING,
      })
      .meta({ id: 'UndeliverablePage' }),
  },
  problems: OF_STAFF,
});

export const liftUndeliverable = endpoint('POST /api/admin/undeliverable/:id/lift', {
  summary: 'Send messages to the address or number again.',
  params: z.object({ id: z.uuid() }),
  answers: { 200: Done },
  problems: [...OF_STAFF, 'mail_not_found', 'cross_site_request'],
});

export const MailSample = z
  .strictObject({
    template: z.enum(MAIL_TEMPLATES),
    locale: z.enum(LANGUAGES),
    ...Written,
    /** The same update as a text message, if there is one. */
    sms: z.string().nullable(),
  })
  .meta({ id: 'MailSample' });
export type MailSample = z.infer<typeof MailSample>;

export const readMailTemplate = endpoint('GET /api/admin/mail-templates/:template', {
  summary: 'An email template with sample data.',
  params: z.object({ template: z.enum(MAIL_TEMPLATES) }),
  query: z.object({ locale: z.enum(LANGUAGES).default('en') }),
  answers: { 200: MailSample },
  problems: OF_STAFF,
});

export const NewsletterLine = z
  .strictObject({
    id: z.uuid(),
    email: z.string(),
    state: z.enum(NEWSLETTER_STATES),
    source: z.enum(['account', 'site']),
    requestedAt: Instant,
    confirmedAt: Instant.nullable(),
    leftAt: Instant.nullable(),
  })
  .meta({ id: 'NewsletterLine' });
export type NewsletterLine = z.infer<typeof NewsletterLine>;

export const listNewsletter = endpoint('GET /api/admin/newsletter', {
  summary: 'Who agreed to the newsletter, the latest first; `next` continues the list.',
  query: z.object({
    state: z.enum(NEWSLETTER_STATES).default('on'),
    after: z.uuid().optional().describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: z
      .object({ entries: z.array(NewsletterLine), next: z.string().nullable(), ...CELLS_MISSING })
      .meta({ id: 'NewsletterPage' }),
  },
  problems: OF_STAFF,
});

export const exportNewsletter = endpoint('POST /api/admin/newsletter/export', {
  summary: 'The newsletter list as CSV; requires the second factor again.',
  body: z
    .object({
      state: z.enum(NEWSLETTER_STATES).default('on'),
      secondFactor: SecondFactor.optional(),
    })
    .meta({ id: 'NewsletterExport' }),
  answers: { 200: z.string() },
  mediaTypes: ['text/csv'],
  problems: [...OF_STAFF, ...PROVED_AGAIN, 'cross_site_request'],
});
