import { type Locale, type Translate, translator } from '@waypost/i18n';
import { browserName } from '@waypost/i18n/browser-name';
import { defineOwnEmail, toAccount } from '../../../platform/emails.ts';
import type { Block, OwnEmail } from '../../../platform/mail-blocks.ts';
import { dayAndTimeText } from '../../../platform/mail-text.ts';
import { findCustomerForMail } from './customers.queries.ts';
import type { PasswordNotice } from './queues.ts';
import { readBrowserForMail } from './sessions.queries.ts';

const NAME = 'Ada Example';
const SEEN_AT = new Date('2026-11-16T13:05:00Z');

/** To the owner of an address that somebody wanted to register, or to move to. */
export const alreadyRegisteredEmail = defineOwnEmail({
  template: 'already_registered',
  key: ({ cause }: { cause: string; customerId: string }) => cause,
  async read(ctx, { customerId }) {
    const owner = await findCustomerForMail(ctx.db, customerId);
    return owner && toAccount(owner, owner);
  },
  words(locale, { name }: { name: string }, origin) {
    return accountWords(locale, 'alreadyRegisteredSubject', name, (t) => [
      { paragraph: t('alreadyRegisteredText') },
      { paragraph: t('alreadyRegisteredNext') },
      { link: { label: t('signInLink'), url: `${origin}/auth/login` } },
    ]);
  },
  sample: () => ({ name: NAME }),
});

export const newSignInEmail = defineOwnEmail({
  template: 'new_sign_in',
  key: ({ browserId }: { browserId: string }) => `new_sign_in:${browserId}`,
  async read(ctx, { browserId }) {
    const seen = await readBrowserForMail(ctx.db, browserId);
    return seen && toAccount(seen, { ...seen, at: seen.firstSeenAt });
  },
  words(locale, seen: { name: string; browser: string; at: Date }, origin) {
    const time = dayAndTimeText(seen.at, locale, 'UTC');
    const browser = browserName(seen.browser, translator(locale, 'account'));
    return accountWords(locale, 'newSignInSubject', seen.name, (t) => [
      { paragraph: t('newSignInText', { browser, time }) },
      { paragraph: t('newSignInNext') },
      { link: { label: t('resetLink'), url: `${origin}/auth/forgot` } },
    ]);
  },
  sample: () => ({ name: NAME, browser: 'Firefox on Linux', at: SEEN_AT }),
});

export const passwordChangedEmail = defineOwnEmail({
  template: 'password_changed',
  key: ({ noticeId }: PasswordNotice) => `password_changed:${noticeId}`,
  async read(ctx, { customerId, changedAt, byReset }) {
    const customer = await findCustomerForMail(ctx.db, customerId);
    const change = { at: new Date(changedAt), byReset };
    return customer && toAccount(customer, { name: customer.name, ...change });
  },
  words(locale, change: { name: string; at: Date; byReset: boolean }, origin) {
    const time = dayAndTimeText(change.at, locale, 'UTC');
    return accountWords(locale, 'passwordChangedSubject', change.name, (t) => [
      { paragraph: t('passwordChangedText', { time }) },
      { paragraph: t(change.byReset ? 'passwordChangedByReset' : 'passwordChangedHere') },
      { paragraph: t('passwordChangedNext') },
      { link: { label: t('resetLink'), url: `${origin}/auth/forgot` } },
    ]);
  },
  sample: () => ({ name: NAME, at: SEEN_AT, byReset: true }),
});

type AccountSubject = Extract<Parameters<Translate<'mail'>>[0], `${string}Subject`>;

/** Of an email to a customer about the own account. */
export function accountWords(
  locale: Locale,
  subject: AccountSubject,
  name: string,
  blocksOf: (t: Translate<'mail'>) => Block<string>[],
): OwnEmail {
  const t = translator(locale, 'mail');
  return {
    locale,
    subject: t(subject),
    blocks: [
      { heading: t(subject) },
      { paragraph: t('greeting', { name }) },
      ...blocksOf(t),
      { smallPrint: t('accountFooter') },
    ],
  };
}
