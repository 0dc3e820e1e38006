import { appendAudit, COMMAND_LINE } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { markReconciled, type Restore } from '../../../platform/quarantine.ts';
import { type PaymentsReport, reconcileRestored } from '../reconciliation/index.ts';
import { type MailsReport, reconcileMails } from './reconcile-mails.ts';
import { type ObjectsReport, reconcileObjects } from './reconcile-objects.ts';
import { refuseOldMap } from './refuse-old-map.ts';

export type RestoreReport = {
  mails: MailsReport;
  payments: PaymentsReport;
  objects: ObjectsReport;
};

/**
 * The world after a point-in-time restore (decision 107). Mails come first: settling enqueues some that
 * people already have. Whatever fails leaves the quarantine as it is; all of it may be repeated.
 */
export async function reconcileRestore(
  ctx: Ctx,
  restore: Restore,
  since: Date,
  unknownPayments: 'give back' | 'leave alone',
): Promise<RestoreReport> {
  await refuseOldMap(ctx);
  const mails = await reconcileMails(ctx, since);
  const payments = await reconcileRestored(ctx, since, unknownPayments);
  const objects = await reconcileObjects(ctx);
  await inTransaction(ctx.db, async (tx) => {
    await markReconciled(tx, restore.mark, since);
    await appendAudit(tx, COMMAND_LINE, 'restore.reconciled', restore.mark, {
      since: since.toISOString(),
      mails: mails.adopted,
      ...payments,
      strays: objects.strays.length,
      missing: objects.missing.length,
    });
  });
  return { mails, payments, objects };
}
