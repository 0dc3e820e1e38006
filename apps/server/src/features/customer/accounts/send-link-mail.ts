import type { Locale } from '@waypost/i18n';
import { completeLocale, DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { provedAddress } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce, type Writing } from '../../../platform/outbox.ts';
import { hashSecret, newToken } from '../../../platform/random.ts';
import {
  alreadyRegisteredLetter,
  confirmEmailLetter,
  emailChangeLetter,
  resetLetter,
} from './account-letters.ts';
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

/** Makes the secret of a link, stores its hash and mails it to its address. */
export async function sendLinkMail(
  ctx: Ctx,
  mailer: Mailer,
  { linkId, locale = DEFAULT_LOCALE }: LinkMail,
): Promise<void> {
  const link = await readLinkForMail(ctx.db, linkId);
  if (link === undefined) return;
  if (link.purpose === 'reset_password') return sendReset(ctx, mailer, link, locale);
  const customer =
    link.customer_id === null ? undefined : await findCustomerForMail(ctx.db, link.customer_id);
  if (customer !== undefined) await sendEmailChange(ctx, mailer, link, { ...customer, locale });
}

async function sendReset(
  ctx: Ctx,
  mailer: Mailer,
  link: LinkForMail,
  locale: Locale,
): Promise<void> {
  const customer = await findCustomerByEmail(ctx.db, emailKey(link.email));
  if (customer === undefined) return deleteLink(ctx.db, link.id);
  const isNewest = await inTransaction(ctx.db, (tx) => giveLinkTo(tx, link, customer));
  if (!isNewest) return;
  await sendLink(ctx, mailer, link, customer.shard, (token) => ({
    // to the address of the account, never to the typed one
    to: provedAddress(customer.email, 'account'),
    letter: resetLetter(locale, ctx.config.PUBLIC_ORIGIN, customer.name, token),
  }));
}

/** The old address is notified before the new one can confirm. */
async function sendEmailChange(
  ctx: Ctx,
  mailer: Mailer,
  link: LinkForMail,
  customer: Addressee,
): Promise<void> {
  const origin = ctx.config.PUBLIC_ORIGIN;
  const notice = {
    effectKey: `mail:email_change:${link.id}`,
    shard: customer.shard,
    template: 'email_change',
  } as const;
  await sendOnce(ctx, mailer, notice, async () => ({
    to: provedAddress(customer.email, 'account'),
    letter: emailChangeLetter(completeLocale(customer.locale), origin, customer.name),
  }));
  const owner = await findCustomerByEmail(ctx.db, emailKey(link.email));
  if (owner === undefined || owner.id === customer.id) {
    return sendLink(ctx, mailer, link, customer.shard, (token) => ({
      to: link.email,
      letter: confirmEmailLetter(completeLocale(customer.locale), origin, customer, token),
    }));
  }
  const taken = {
    ...notice,
    effectKey: `${notice.effectKey}:taken`,
    template: 'already_registered',
  } as const;
  await sendOnce(ctx, mailer, taken, async () => ({
    to: provedAddress(owner.email, 'account'),
    letter: alreadyRegisteredLetter(completeLocale(owner.locale), origin, owner.name),
  }));
}

async function sendLink(
  ctx: Ctx,
  mailer: Mailer,
  link: LinkForMail,
  shard: number,
  write: (token: string) => Writing,
): Promise<void> {
  const effect = {
    effectKey: `mail:${link.purpose}:${link.id}`,
    shard,
    template: link.purpose,
    carriesSecret: true,
  } as const;
  await sendOnce(ctx, mailer, effect, async () => {
    const token = newToken(shard);
    await storeLinkSecret(ctx.db, link.id, hashSecret(token));
    return write(token);
  });
}
