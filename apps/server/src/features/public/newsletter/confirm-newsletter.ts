import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { isSigned, unsafeConsentOf } from './newsletter-token.ts';
import { confirmConsent, readMailCount } from './newsletter.queries.ts';

export async function confirmNewsletter(ctx: Ctx, token: string): Promise<void> {
  const consentId = unsafeConsentOf(token);
  if (consentId === undefined) throw new Problem('link_invalid');
  const mail = await readMailCount(ctx.db, consentId);
  if (
    mail === undefined ||
    !isSigned(ctx.secrets, token, { confirms: mail }) ||
    !(await confirmConsent(ctx.db, consentId, mail))
  ) {
    throw new Problem('link_invalid');
  }
}
