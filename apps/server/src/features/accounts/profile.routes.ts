import { endpoints } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import { asCustomer } from '../../platform/acting-customer.ts';
import type { Ctx } from '../../platform/context.ts';
import { clearCookie } from '../../platform/http/cookies.ts';
import { customerOf, type Door, mount } from '../../platform/http/mount.ts';
import { Problem } from '../../platform/http/problem.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { chooseNewsletter } from './choose-newsletter.ts';
import { readCustomer } from './customers.queries.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { presentCustomer, presentSession } from './present-customer.ts';
import { storeProfile } from './profile.queries.ts';
import { deleteSession, deleteSessions, listLiveSessions } from './sessions.queries.ts';

const t = translator('en', 'answers');

/** What a customer does about the own account. */
export function profileRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'updateProfile', endpoints.updateProfile, async ({ caller, body }) => {
    const { customerId } = customerOf(caller);
    const row = await asCustomer(ctx.db, customerId, async (own) => {
      await storeProfile(own, customerId, body);
      return readCustomer(own, customerId);
    });
    return { status: 200, body: { user: presentCustomer(row) } };
  });

  mount(app, door, 'changeEmail', endpoints.changeEmail, async ({ caller, body }) => {
    await requestEmailChange(ctx, customerOf(caller), body);
    return { status: 202, body: { message: t('emailChangeRequested') } };
  });

  mount(app, door, 'confirmEmail', endpoints.confirmEmail, async ({ body }) => {
    await confirmEmailChange(ctx, body.token);
    return { status: 200, body: { message: t('emailConfirmed') } };
  });

  mount(app, door, 'changePassword', endpoints.changePassword, async ({ caller, body }) => {
    await changePassword(ctx, customerOf(caller), body);
    return { status: 200, body: { message: t('passwordChanged') } };
  });

  mount(app, door, 'listSessions', endpoints.listSessions, async ({ caller }) => {
    const { customerId, sessionId } = customerOf(caller);
    const rows = await asCustomer(ctx.db, customerId, (own) => listLiveSessions(own, customerId));
    return { status: 200, body: { sessions: rows.map((row) => presentSession(row, sessionId)) } };
  });

  mount(app, door, 'endSession', endpoints.endSession, async ({ caller, params, reply }) => {
    const { customerId, sessionId } = customerOf(caller);
    const ended = await asCustomer(ctx.db, customerId, (own) =>
      deleteSession(own, customerId, params.sessionId),
    );
    if (!ended) throw new Problem('session_not_found');
    if (params.sessionId === sessionId) clearCookie(reply, 'customer');
    return { status: 200, body: { message: t('sessionEnded') } };
  });

  mount(app, door, 'endAllSessions', endpoints.endAllSessions, async ({ caller, reply }) => {
    const { customerId } = customerOf(caller);
    await asCustomer(ctx.db, customerId, (own) => deleteSessions(own, customerId));
    clearCookie(reply, 'customer');
    return { status: 200, body: { message: t('sessionsEnded') } };
  });

  mount(app, door, 'setNewsletter', endpoints.setNewsletter, async ({ caller, body }) => ({
    status: 200,
    body: { user: await chooseNewsletter(ctx, customerOf(caller), body.subscribed) },
  }));

  mount(app, door, 'exportAccount', endpoints.exportAccount, async ({ caller }) => ({
    status: 200,
    body: await exportAccount(ctx, customerOf(caller)),
    headers: { 'content-disposition': 'attachment; filename="waypost-account.json"' },
  }));

  mount(app, door, 'deleteAccount', endpoints.deleteAccount, async ({ caller, body, reply }) => {
    await eraseAccount(ctx, customerOf(caller), body.password);
    clearCookie(reply, 'customer');
    return { status: 200, body: { message: t('accountErased') } };
  });
}
