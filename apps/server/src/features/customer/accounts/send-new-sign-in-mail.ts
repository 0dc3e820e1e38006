import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import { provedAddress } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { newSignInLetter } from './account-letters.ts';
import { readBrowserForMail } from './sessions.queries.ts';

export async function sendNewSignInMail(
  ctx: Ctx,
  mailer: Mailer,
  browserId: string,
): Promise<void> {
  const seen = await readBrowserForMail(ctx.db, browserId);
  if (seen === undefined) return;
  const { shard, browser, first_seen_at: at } = seen;
  const effect = {
    effectKey: `mail:new_sign_in:${browserId}`,
    shard,
    template: 'new_sign_in',
  } as const;
  await sendOnce(ctx, mailer, effect, async () => ({
    to: provedAddress(seen.email, 'account'),
    letter: newSignInLetter(completeLocale(seen.locale), ctx.config.PUBLIC_ORIGIN, seen.name, {
      browser,
      at,
    }),
  }));
}
