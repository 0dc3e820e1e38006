import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { alreadyOnLetter, confirmationLetter } from './newsletter-letters.ts';
import { newsletterToken } from './newsletter-token.ts';
import { readConsentForMail } from './newsletter.queries.ts';

/** Asks the address to confirm, or notifies it that it is on the list already. */
export async function sendNewsletterMail(
  ctx: Ctx,
  mailer: Mailer,
  { consentId, mail }: { consentId: string; mail: number },
): Promise<void> {
  const consent = await readConsentForMail(ctx.db, consentId);
  if (consent === undefined || consent.mails !== mail || consent.state === 'off') return;
  const [template, write] =
    consent.state === 'on'
      ? (['newsletter_already_on', alreadyOnLetter] as const)
      : (['confirm_newsletter', confirmationLetter] as const);
  const effectKey = `mail:newsletter:${consentId}:${mail}`;
  await sendOnce(ctx, mailer, { effectKey, shard: consent.shard, template }, async () => {
    const origin = ctx.config.PUBLIC_ORIGIN;
    const confirming = newsletterToken(ctx.secrets, consent, { confirms: mail });
    const leaving = newsletterToken(ctx.secrets, consent, 'leaves');
    return {
      to: consent.email,
      letter: write(completeLocale(consent.locale), {
        confirmUrl: `${origin}/newsletter/confirm?token=${confirming}`,
        leaveUrl: leavePageUrl(origin, leaving),
      }),
      unsubscribeUrl: `${origin}/api/newsletter/unsubscribe?token=${leaving}`,
    };
  });
}

export function leavePageUrl(origin: string, token: string): string {
  return `${origin}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
}
