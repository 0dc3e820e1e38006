import { accountsJobs } from './features/accounts/index.ts';
import { billingJobs } from './features/billing/index.ts';
import { bookingsJobs } from './features/bookings/index.ts';
import { bulkUploadsJobs } from './features/bulk-uploads/index.ts';
import { casesJobs } from './features/cases/index.ts';
import { cardsJobs } from './features/cards/index.ts';
import { contactJobs } from './features/contact/index.ts';
import { deskJobs } from './features/desk/index.ts';
import { documentsJobs } from './features/documents/index.ts';
import { ledgerJobs } from './features/ledger/index.ts';
import { mailDeskJobs } from './features/mail-desk/index.ts';
import { newsletterJobs } from './features/newsletter/index.ts';
import { notificationsJobs } from './features/notifications/index.ts';
import { partiesJobs } from './features/parties/index.ts';
import { proofsJobs } from './features/proofs/index.ts';
import { pickupsJobs } from './features/pickups/index.ts';
import { scansJobs } from './features/scans/index.ts';
import { staffJobs } from './features/staff/index.ts';
import { staffEditsJobs } from './features/staff-edits/index.ts';
import { updatesJobs } from './features/updates/index.ts';
import { healthMetrics } from './platform/health-metrics.ts';
import type { Ctx } from './platform/context.ts';
import type { Mailer } from './platform/mailer.ts';
import type { Sms } from './platform/sms.ts';

/** Every queue's handler and every schedule, by hand. */
export async function buildWorker(ctx: Ctx, mailer: Mailer, sms: Sms | null): Promise<void> {
  await accountsJobs(ctx, mailer);
  await billingJobs(ctx, mailer);
  await bookingsJobs(ctx, mailer);
  await bulkUploadsJobs(ctx);
  await casesJobs(ctx, mailer);
  await cardsJobs(ctx);
  await contactJobs(ctx, mailer);
  await deskJobs(ctx);
  await documentsJobs(ctx);
  await ledgerJobs(ctx);
  await mailDeskJobs(ctx, mailer);
  await newsletterJobs(ctx, mailer);
  await notificationsJobs(ctx, mailer);
  await partiesJobs(ctx, mailer);
  await proofsJobs(ctx);
  await pickupsJobs(ctx, mailer);
  await scansJobs(ctx);
  await staffJobs(ctx, mailer);
  await staffEditsJobs(ctx, mailer);
  await updatesJobs(ctx, mailer, sms);
  healthMetrics(ctx.metrics, ctx.db);
}
