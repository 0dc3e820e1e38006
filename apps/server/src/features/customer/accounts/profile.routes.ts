import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { clearCookie } from '../../../platform/http/cookies.ts';
import { languageOf, saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { revokeAllKeys } from '../customer-keys/index.ts';
import { askStaffWhoLooks } from '../../staff/members/index.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { chooseNewsletter } from './choose-newsletter.ts';
import { readCustomer } from './customers.queries.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { presentCustomer, presentSession } from './present-customer.ts';
import { storeProfile } from './profile.queries.ts';
import { deleteSession, deleteSessions, listLiveSessions } from './sessions.queries.ts';

/** What customers do with their own account. */
export function profileRoutes({ mount }: Api, ctx: Ctx): void {
  mount('updateProfile', { customer: true }, async ({ caller, body }) => {
    const { customerId } = caller;
    const row = await asCustomer(ctx.db, customerId, async (own) => {
      await storeProfile(own, customerId, body);
      return readCustomer(own, customerId);
    });
    return { status: 200, body: { user: presentCustomer(row) } };
  });

  mount('changeEmail', { customer: true }, async ({ caller, body, clientAddress, request }) => {
    await requestEmailChange(ctx, caller, body, {
      clientAddress,
      locale: languageOf(request),
    });
    return { status: 202, body: { message: saying(request, 'emailChangeRequested') } };
  });

  mount('confirmEmail', { customer: true }, async ({ caller, body, request }) => {
    await confirmEmailChange(ctx, caller, body.token);
    return { status: 200, body: { message: saying(request, 'emailConfirmed') } };
  });

  mount('changePassword', { customer: true }, async ({ caller, body, request }) => {
    await changePassword(ctx, caller, body);
    return { status: 200, body: { message: saying(request, 'passwordChanged') } };
  });

  mount('listSessions', { customer: true }, async ({ caller }) => {
    const { customerId, sessionId } = caller;
    const rows = await asCustomer(ctx.db, customerId, (own) => listLiveSessions(own, customerId));
    return { status: 200, body: { sessions: rows.map((row) => presentSession(row, sessionId)) } };
  });

  mount('endSession', { customer: true }, async ({ caller, params, reply, request }) => {
    const { customerId, sessionId } = caller;
    const ended = await asCustomer(ctx.db, customerId, (own) =>
      deleteSession(own, customerId, params.sessionId),
    );
    if (!ended) throw new Problem('session_not_found');
    if (params.sessionId === sessionId) clearCookie(reply, 'customer');
    return { status: 200, body: { message: saying(request, 'sessionEnded') } };
  });

  mount('endAllSessions', { customer: true }, async ({ caller, body, reply, request }) => {
    const { customerId } = caller;
    const endsKeys = body?.endKeys ?? true;
    await asCustomer(ctx.db, customerId, async (own) => {
      await deleteSessions(own, customerId);
      if (endsKeys) await revokeAllKeys(own, customerId);
    });
    clearCookie(reply, 'customer');
    const said = endsKeys ? 'sessionsAndKeysEnded' : 'sessionsEnded';
    return { status: 200, body: { message: saying(request, said) } };
  });

  mount('setNewsletter', { customer: true }, async ({ caller, body, request }) => ({
    status: 200,
    body: {
      user: await chooseNewsletter(ctx, caller, {
        ...body,
        locale: languageOf(request),
      }),
    },
  }));

  mount('exportAccount', { customer: true }, async ({ caller, headers, reply }) => {
    await askStaffWhoLooks(ctx, caller, headers['x-second-factor']);
    const account = await exportAccount(ctx, caller);
    await reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="waypost-account.json"')
      .send(account);
    return { streamed: true };
  });

  mount('deleteAccount', { customer: true }, async ({ caller, body, reply, request }) => {
    await eraseAccount(ctx, caller, body.password);
    clearCookie(reply, 'customer');
    return { status: 200, body: { message: saying(request, 'accountErased') } };
  });
}
