import { actAs } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import type { Nudge } from '../../../platform/nudges.ts';
import { newRowId } from '../../../platform/random.ts';
import { deleteAddresses } from '../addresses/index.ts';
import { blankDraftsBy } from '../../public/bookings/index.ts';
import { forgetCasesBy } from '../../public/cases/index.ts';
import { forgetPapers } from '../billing/index.ts';
import { forgetCards } from '../cards/index.ts';
import { forgetMessages } from '../../public/contact/index.ts';
import { deleteKeys } from '../customer-keys/index.ts';
import { forgetDocuments } from '../../core/documents/index.ts';
import { deleteConsent } from '../../public/newsletter/index.ts';
import { deleteLinkRequestsOf } from '../../public/parties/index.ts';
import { erasePickups } from '../pickups/index.ts';
import { deleteSubscriptions, listShipmentsFollowedBy } from '../../public/updates/index.ts';
import { blankViewingReasons } from '../../staff/viewing/index.ts';
import { checkPassword } from '../password-checks/index.ts';
import { deleteAttemptsOfEmail } from './codes.queries.ts';
import { readTermsConsent } from './customers.queries.ts';
import { deleteLinks } from './links.queries.ts';
import { eraseNextShipments } from './erase-shipments.ts';
import { blankCustomer } from './profile.queries.ts';
import { deleteBrowsers, deleteSessions } from './sessions.queries.ts';

export async function eraseAccount(
  ctx: Ctx,
  caller: CustomerCaller,
  password: string,
): Promise<void> {
  const { customerId } = caller;
  await checkPassword(ctx, customerId, password);
  const nudges = await inTransaction(ctx.db, (tx) => erasePerson(ctx, tx, customerId));
  ctx.nudges.publish(nudges);
}

/**
 * Erases the person. Shipments, charge lines and ledger stay, as bookkeeping law requires, and refer to
 * an anonymous customer. The first 500 shipments are included, the worker continues with the rest. The
 * caller publishes the nudges after the commit.
 */
export async function erasePerson(ctx: Ctx, tx: Db, customerId: string): Promise<Nudge[]> {
  const { email_key: emailKey } = await actAs(tx, customerId, (own) =>
    readTermsConsent(own, customerId),
  );
  const followed = await listShipmentsFollowedBy(tx, emailKey);
  await actAs(tx, customerId, async (own) => {
    await deleteConsent(own, emailKey);
    await deleteSubscriptions(own, emailKey);
    await deleteLinks(own, customerId, 'all');
    await deleteSessions(own, customerId);
    await deleteBrowsers(own, customerId);
    await deleteAddresses(own, customerId);
    await deleteKeys(own, customerId);
  });
  await erasePickups(tx, customerId);
  await forgetCasesBy(ctx, tx, emailKey);
  const nudges = await eraseNextShipments(ctx, tx, { customerId }, followed);
  await actAs(tx, customerId, (own) => blankCustomer(own, customerId, `erased:${newRowId()}`));
  await forgetDocuments(ctx, tx, customerId);
  await deleteLinkRequestsOf(tx, emailKey);
  await blankDraftsBy(tx, emailKey);
  await blankViewingReasons(tx, customerId);
  await forgetPapers(ctx, tx, customerId);
  await forgetCards(ctx, tx, customerId);
  await forgetMessages(tx, emailKey);
  await deleteAttemptsOfEmail(tx, ctx.secrets.keyedHash('email', emailKey));
  return nudges;
}
