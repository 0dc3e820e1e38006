import type { Locale } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Ctx, WorkerCtx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { defineEmail, defineOwnEmail, toAccount } from '../../../platform/emails.ts';
import { mailTexts, maskedAddressText } from '../../../platform/mail-text.ts';
import { hashSecret, newToken } from '../../../platform/random.ts';
import { isAccountElsewhere } from '../../core/directory/index.ts';
import { accountWords, alreadyRegisteredEmail } from './account-emails.ts';
import { findCustomerByEmail, findCustomerForMail } from './customers.queries.ts';
import {
  deleteLink,
  giveLinkTo,
  type LinkForMail,
  readLinkForMail,
  storeLinkSecret,
} from './links.queries.ts';
import type { LinkMail } from './queues.ts';

type Addressee = { id: string; shard: number; email: string; name: string; locale: string };
/** The locale is that of the page on which the link was asked for. */
type AskedLink = { link: LinkForMail; customer: Addressee };

async function newLinkToken(ctx: Ctx, { link, customer }: AskedLink): Promise<string> {
  const token = newToken(customer.shard);
  await storeLinkSecret(ctx.db, link.id, hashSecret(token));
  return token;
}

/** To the address of the account, never to the one that was typed in. */
export const resetPasswordEmail = defineOwnEmail({
  template: 'reset_password',
  carriesSecret: true,
  key: ({ link }: AskedLink) => `reset_password:${link.id}`,
  read: async (ctx, asked) =>
    toAccount(asked.customer, async () => ({
      name: asked.customer.name,
      token: await newLinkToken(ctx, asked),
    })),
  words(locale, { name, token }: { name: string; token: string }, origin) {
    return accountWords(locale, 'resetSubject', name, (t) => [
      { paragraph: t('resetText') },
      { link: { label: t('resetLink'), url: `${origin}/auth/reset?token=${token}` } },
      { paragraph: t('resetWarning') },
    ]);
  },
  sample: () => ({ name: 'Ada Example', token: 'SAMPLE' }),
});

/** To an address that is somebody's only by the word of the account that asks for it. */
export const confirmEmailEmail = defineEmail({
  template: 'confirm_email',
  carriesSecret: true,
  key: ({ link }: AskedLink) => `confirm_email:${link.id}`,
  read: async (ctx, asked) => ({
    ...asked.customer,
    to: asked.link.email,
    facts: async () => ({ account: asked.customer.email, token: await newLinkToken(ctx, asked) }),
  }),
  words(locale, { account, token }: { account: string; token: string }, origin) {
    const t = mailTexts(locale);
    const url = `${origin}/auth/confirm-email?token=${token}`;
    return {
      locale,
      subject: t('confirmEmailSubject'),
      blocks: [
        { heading: t('confirmEmailSubject') },
        { paragraph: t('confirmEmailText', { account: maskedAddressText(account, locale) }) },
        { link: { label: t('confirmEmailLink'), url } },
        { paragraph: t('confirmEmailWarning') },
        { smallPrint: t('accountFooter') },
      ],
    };
  },
  sample: () => ({ account: 'ada@example.com', token: 'SAMPLE' }),
});

/** The old address hears of it before the new one can confirm. */
export const emailChangeEmail = defineOwnEmail({
  template: 'email_change',
  key: ({ link }: AskedLink) => `email_change:${link.id}`,
  read: async (_ctx, { customer }) => toAccount(customer, customer),
  words(locale, { name }: { name: string }, origin) {
    return accountWords(locale, 'emailChangeSubject', name, (t) => [
      { paragraph: t('emailChangeText') },
      { paragraph: t('emailChangeNext') },
      { link: { label: t('resetLink'), url: `${origin}/auth/forgot` } },
    ]);
  },
  sample: () => ({ name: 'Ada Example' }),
});

/** Makes the secret of a link, keeps its hash and mails it to the address it is for. */
export async function sendLinkMail(
  ctx: WorkerCtx,
  { linkId, locale = DEFAULT_LOCALE }: LinkMail,
): Promise<void> {
  const link = await readLinkForMail(ctx.db, linkId);
  if (link === undefined) return;
  if (link.purpose === 'reset_password') return sendReset(ctx, link, locale);
  const customer =
    link.customerId === null ? undefined : await findCustomerForMail(ctx.db, link.customerId);
  if (customer !== undefined) {
    await sendEmailChange(ctx, { link, customer: { ...customer, locale } });
  }
}

async function sendReset(ctx: WorkerCtx, link: LinkForMail, locale: Locale): Promise<void> {
  const customer = await findCustomerByEmail(ctx.db, emailKey(link.email));
  if (customer === undefined) return deleteLink(ctx.db, link.id);
  const isNewest = await inTransaction(ctx.db, (tx) => giveLinkTo(tx, link, customer));
  if (isNewest) await resetPasswordEmail.send(ctx, { link, customer: { ...customer, locale } });
}

async function sendEmailChange(ctx: WorkerCtx, asked: AskedLink): Promise<void> {
  await emailChangeEmail.send(ctx, asked);
  const owner = await findCustomerByEmail(ctx.db, emailKey(asked.link.email));
  const hash = ctx.secrets.keyedHash('email', emailKey(asked.link.email));
  // no email to its owner, whom this cell does not know
  if (owner === undefined && (await isAccountElsewhere(ctx, hash))) return;
  if (owner === undefined || owner.id === asked.customer.id) {
    return confirmEmailEmail.send(ctx, asked);
  }
  const cause = `email_change:${asked.link.id}:taken`;
  await alreadyRegisteredEmail.send(ctx, { cause, customerId: owner.id });
}
