import type { Feature } from '../../../platform/feature.ts';
import { noteAccount } from '../../core/directory/index.ts';
import { deleteAttemptsOfEmail } from './codes.queries.ts';
import { readTermsConsent } from './customers.queries.ts';
import { exportSessions } from './export-account.ts';
import { deleteLinks } from './links.queries.ts';
import { deleteBrowsers, deleteSessions } from './sessions.queries.ts';
import { actAs } from '../../../platform/acting-customer.ts';
import { addressHash } from '../../../platform/email-key.ts';
import { answerCells } from '../../../platform/cells/internal-routes.ts';
import { accountsJobs } from './accounts.jobs.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { alreadyRegisteredEmail, newSignInEmail, passwordChangedEmail } from './account-emails.ts';
import { ERASE_PATH, eraseForOtherCell, EraseRequest } from './erase-address.ts';
import { EXPORT_PATH, exportForOtherCell, ExportRequest } from './export-address.ts';
import { SessionRequest, answerSession, SESSIONS_PATH } from './customer-elsewhere.ts';
import { codeEmail } from './send-code-mail.ts';
import { confirmEmailEmail, emailChangeEmail, resetPasswordEmail } from './send-link-mail.ts';

export { authenticateCustomer } from './authenticate-customer.ts';
export { findCustomerElsewhere } from './customer-elsewhere.ts';
export { insertCustomer, storeDeactivation } from './customers.queries.ts';
export { erasePerson } from './erase-account.ts';
export { openSession, SESSION_COOKIE_SECONDS } from './open-session.ts';
export { storeProfile, storeVatConfirmation } from './profile.queries.ts';
export { deleteSessions };

export const accounts: Feature = {
  name: 'accounts',
  routes(api, ctx) {
    if (ctx.cells.areSeveral) {
      const { INTERNAL_SECRET: secret } = ctx.config;
      answerCells(api.app, { path: SESSIONS_PATH, body: SessionRequest, secret }, (asked) =>
        answerSession(ctx, asked),
      );
      answerCells(api.app, { path: ERASE_PATH, body: EraseRequest, secret }, async (asked) => {
        await eraseForOtherCell(ctx, asked);
        return { shards: asked.shards.length };
      });
      answerCells(api.app, { path: EXPORT_PATH, body: ExportRequest, secret }, async (asked) => ({
        parts: await exportForOtherCell(ctx, asked),
      }));
    }
    accountsRoutes(api, ctx);
    profileRoutes(api, ctx);
  },
  jobs: accountsJobs,
  emails: [
    codeEmail,
    alreadyRegisteredEmail,
    resetPasswordEmail,
    confirmEmailEmail,
    emailChangeEmail,
    newSignInEmail,
    passwordChangedEmail,
  ],
  erase: {
    async person(ctx, tx, { customerId, emailKey }) {
      await actAs(tx, customerId, async (own) => {
        await deleteLinks(own, customerId, 'all');
        await deleteSessions(own, customerId);
        await deleteBrowsers(own, customerId);
      });
      if (!ctx.cells.areSeveral) return;
      const hash = addressHash(ctx, emailKey);
      const { shard } = await actAs(tx, customerId, (own) => readTermsConsent(own, customerId));
      await noteAccount(ctx, tx, { customerId, shard, hash });
    },
    address: (ctx, tx, emailKey) => deleteAttemptsOfEmail(tx, addressHash(ctx, emailKey)),
  },
  exportData: exportSessions,
  tables: {
    customers: { growsWith: 'account', lives: 'for good; blanked when it is erased' },
    customerBrowsers: { growsWith: 'browser that signed in', lives: 'until its account is erased' },
    customerSessions: {
      growsWith: 'sign-in',
      lives: '24 hours unused, 30 days at most',
      sweep: { job: 'erase_expired_identity', index: 'customer_sessions_seen' },
    },
    codeAttempts: {
      growsWith: 'mailed code',
      lives: 'a day',
      sweep: { job: 'erase_expired_identity', index: 'code_attempts_created' },
    },
    mailedLinks: {
      growsWith: 'mailed link',
      lives: 'until it expires',
      sweep: { job: 'erase_expired_identity', index: 'mailed_links_expires' },
    },
  },
};
