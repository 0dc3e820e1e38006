import { actAs } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { noteLeft } from './leave-in-cells.ts';
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

/** In every cell. Also when it was left before, or erased since: an old link still gives the wanted result. */
export async function leaveNewsletter(ctx: Ctx, token: string): Promise<void> {
  const consentId = unsafeConsentOf(token);
  if (consentId === undefined || !isSigned(ctx.secrets, token, 'leaves')) {
    throw new Problem('unsubscribe_link_invalid');
  }
  await inTransaction(ctx.db, async (tx) => {
    await noteLeft(ctx, tx, await endConsent(tx, { id: consentId }));
  });
}

/** By the switch of the account, in every cell. */
export async function leaveAsCustomer(
  ctx: Ctx,
  tx: Db,
  customer: { id: string; email: string },
): Promise<void> {
  const key = emailKey(customer.email);
  const left = await actAs(tx, customer.id, (own) => endConsent(own, { emailKey: key }));
  await noteLeft(ctx, tx, left);
}
