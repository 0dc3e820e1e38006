import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { isSigned, unsafeConsentOf } from './newsletter-token.ts';
import { confirmConsent, endConsent, readConsentForMail } from './newsletter.queries.ts';

export async function confirmNewsletter(ctx: Ctx, token: string): Promise<void> {
  const consentId = unsafeConsentOf(token);
  const consent = consentId === undefined ? undefined : await readConsentForMail(ctx.db, consentId);
  if (
    consent === undefined ||
    !isSigned(ctx.secrets, token, { confirms: consent.mails }) ||
    !(await confirmConsent(ctx.db, consent.id, consent.mails))
  ) {
    throw new Problem('link_invalid');
  }
}

/** Also when it was left before, or erased since: an old link still gives the wanted result. */
export async function leaveNewsletter(ctx: Ctx, token: string): Promise<void> {
  const consentId = unsafeConsentOf(token);
  if (consentId === undefined || !isSigned(ctx.secrets, token, 'leaves')) {
    throw new Problem('unsubscribe_link_invalid');
  }
  await endConsent(ctx.db, { id: consentId });
}
