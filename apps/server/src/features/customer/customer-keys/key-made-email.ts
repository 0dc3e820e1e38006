import { type CustomerKeyScope, scopesOf } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import { defineOwnEmail, toAccount } from '../../../platform/emails.ts';
import { dayAndTimeText, keyHintText } from '../../../platform/mail-text.ts';
import { readKeyForMail } from './customer-keys.queries.ts';

type Made = { name: string; hint: string; scopes: CustomerKeyScope[]; at: Date };

/** To the proved address of the account, whoever made the key. */
export const keyMadeEmail = defineOwnEmail({
  template: 'key_made',
  key: ({ keyId }: { keyId: string }) => `key_made:${keyId}`,
  async read(ctx, { keyId }) {
    const made = await readKeyForMail(ctx.db, keyId);
    if (made === undefined) return undefined;
    return toAccount(made, { ...made, scopes: scopesOf(made.scopes), at: made.createdAt });
  },
  // without the name of the key: somebody who got into the account could write anything there
  words(locale, { name, ...made }: Made, origin) {
    const t = translator(locale, 'mail');
    const keyWords = translator(locale, 'keys');
    const hint = keyHintText(made.hint, locale);
    const time = dayAndTimeText(made.at, locale, 'UTC');
    const scopes = made.scopes.map((scope) => keyWords(`scope.${scope}`)).join(', ');
    return {
      locale,
      subject: t('keyMadeSubject'),
      blocks: [
        { heading: t('keyMadeSubject') },
        { paragraph: t('greeting', { name }) },
        { paragraph: t('keyMadeText', { hint, time, scopes }) },
        { paragraph: t('keyMadeNext') },
        { link: { label: t('keyMadeLink'), url: `${origin}/dashboard/keys` } },
        { smallPrint: t('accountFooter') },
      ],
    };
  },
  sample: (): Made => ({
    name: 'Ada Example',
    hint: 'wpc_live_AbCd',
    scopes: ['shipments:write', 'shipments:read'],
    at: new Date('2026-11-16T13:05:00Z'),
  }),
});
