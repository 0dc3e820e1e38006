import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { isSigned, unsafeConsentOf } from './newsletter-token.ts';
import { endConsent } from './newsletter.queries.ts';

/** Also when it was left before, or erased since: an old link still gives the wanted result. */
export async function leaveNewsletter(ctx: Ctx, token: string): Promise<void> {
  const consentId = unsafeConsentOf(token);
  if (consentId === undefined || !isSigned(ctx.secrets, token, 'leaves')) {
    throw new Problem('unsubscribe_link_invalid');
  }
  await endConsent(ctx.db, { id: consentId });
}
