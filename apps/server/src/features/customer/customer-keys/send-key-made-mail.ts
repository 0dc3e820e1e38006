import type { CustomerKeyScope } from '@waypost/contract';
import { type Locale, translator } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { OwnLetter } from '../../../platform/mail-layout.ts';
import { dayAndTimeText, provedAddress } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { readKeyForMail } from './customer-keys.queries.ts';

/** To the verified address of the account. */
export async function sendKeyMadeMail(ctx: Ctx, mailer: Mailer, keyId: string): Promise<void> {
  const made = await readKeyForMail(ctx.db, keyId);
  if (made === undefined) return;
  const { shard, hint, created_at: at } = made;
  const effect = { effectKey: `mail:key_made:${keyId}`, shard, template: 'key_made' } as const;
  await sendOnce(ctx, mailer, effect, async () => ({
    to: provedAddress(made.email, 'account'),
    letter: keyMadeLetter(completeLocale(made.locale), ctx.config.PUBLIC_ORIGIN, made.name, {
      hint,
      scopes: made.scopes as CustomerKeyScope[],
      at,
    }),
  }));
}

/** Without the name of the key: an intruder could have written anything there. */
function keyMadeLetter(
  locale: Locale,
  origin: string,
  name: string,
  made: { hint: string; scopes: readonly CustomerKeyScope[]; at: Date },
): OwnLetter {
  const t = translator(locale, 'mail');
  const words = translator(locale, 'keys');
  const time = dayAndTimeText(made.at, locale, 'UTC');
  const scopes = made.scopes.map((scope) => words(`scope.${scope}`)).join(', ');
  return {
    locale,
    subject: t('keyMadeSubject'),
    blocks: [
      { heading: t('keyMadeSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('keyMadeText', { hint: made.hint, time, scopes }) },
      { paragraph: t('keyMadeNext') },
      { link: { label: t('keyMadeLink'), url: `${origin}/dashboard/keys` } },
      { smallPrint: t('accountFooter') },
    ],
  };
}

export const customerKeyMailSamples = {
  key_made: (locale: Locale, origin: string): OwnLetter =>
    keyMadeLetter(locale, origin, 'Ada Example', {
      hint: 'wpc_AbCd',
      scopes: ['bookings:write', 'shipments:read'],
      at: new Date('2026-11-16T13:05:00Z'),
    }),
};
