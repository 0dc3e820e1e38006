import { actAs } from '../../platform/acting-customer.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import type { CustomerCaller } from '../../platform/http/callers.ts';
import { newRowId } from '../../platform/random.ts';
import { deleteAddresses } from '../addresses/index.ts';
import { forgetCases } from '../cases/index.ts';
import { forgetPapers } from '../billing/index.ts';
import { forgetCards } from '../cards/index.ts';
import { forgetMessages } from '../contact/index.ts';
import { deleteKeys } from '../customer-keys/index.ts';
import { forgetDocuments } from '../documents/index.ts';
import { deleteConsent } from '../newsletter/index.ts';
import { deleteLinkRequestsOf } from '../parties/index.ts';
import { erasePickups } from '../pickups/index.ts';
import { blankStaffMails } from '../staff-edits/index.ts';
import {
  deleteSubscriptions,
  listShipmentsHeardBy,
  lockListeners,
  noteListeners,
} from '../updates/index.ts';
import { checkPassword } from './check-password.ts';
import { deleteAttemptsOfEmail } from './codes.queries.ts';
import { readTermsConsent } from './customers.queries.ts';
import { deleteLinks } from './links.queries.ts';
import { blankCustomer, blankPayers, blankShipper } from './profile.queries.ts';
import { deleteBrowsers, deleteSessions } from './sessions.queries.ts';

export async function eraseAccount(
  ctx: Ctx,
  caller: CustomerCaller,
  password: string,
): Promise<void> {
  const { customerId } = caller;
  await checkPassword(ctx, customerId, password);
  await inTransaction(ctx.db, (tx) => erasePerson(ctx, tx, customerId));
}

/**
 * Erases the person. Shipments, charge lines and ledger stay, as bookkeeping law requires, and
 * refer to a customer who is nobody.
 */
export async function erasePerson(ctx: Ctx, tx: Db, customerId: string): Promise<void> {
  const { email_key: emailKey } = await actAs(tx, customerId, (own) =>
    readTermsConsent(own, customerId),
  );
  const heard = await listShipmentsHeardBy(tx, { id: customerId, emailKey });
  await lockListeners(tx, heard);
  await actAs(tx, customerId, async (own) => {
    await deleteConsent(own, emailKey);
    await deleteSubscriptions(own, emailKey);
    await deleteLinks(own, customerId, 'all');
    await deleteSessions(own, customerId);
    await deleteBrowsers(own, customerId);
    await deleteAddresses(own, customerId);
    await deleteKeys(own, customerId);
    await blankShipper(own, customerId);
    await blankPayers(own, customerId);
    await blankCustomer(own, customerId, `erased:${newRowId()}`);
  });
  await erasePickups(tx, customerId);
  await noteListeners(tx, heard);
  await forgetDocuments(ctx, tx, customerId);
  await forgetCases(ctx, tx, { customerId, emailKey });
  await deleteLinkRequestsOf(tx, emailKey);
  await blankStaffMails(tx, customerId);
  await forgetPapers(ctx, tx, customerId);
  await forgetCards(ctx, tx, customerId);
  await forgetMessages(tx, emailKey);
  await deleteAttemptsOfEmail(tx, ctx.secrets.keyedHash('email', emailKey));
}
