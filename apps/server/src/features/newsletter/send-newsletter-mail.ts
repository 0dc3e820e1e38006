import type { Ctx } from '../../platform/context.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { sendOnce } from '../../platform/outbox.ts';
import { confirmationLetter } from './newsletter-letters.ts';
import { newsletterToken } from './newsletter-token.ts';
import { readConsentForMail } from './newsletter.queries.ts';

export async function sendNewsletterMail(
  ctx: Ctx,
  mailer: Mailer,
  { consentId, mail }: { consentId: string; mail: number },
): Promise<void> {
  const consent = await readConsentForMail(ctx.db, consentId);
  if (consent === undefined || consent.mails !== mail || consent.state !== 'pending') return;
  const effect = {
    effectKey: `mail:newsletter:${consentId}:${mail}`,
    shard: consent.shard,
    template: 'confirm_newsletter',
  };
  await sendOnce(ctx, mailer, effect, async () => {
    const token = newsletterToken(ctx.secrets, consent, { confirms: mail });
    return { to: consent.email, letter: confirmationLetter(ctx.config.PUBLIC_ORIGIN, token) };
  });
}
