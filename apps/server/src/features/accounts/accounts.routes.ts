import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { type Door, mount } from '../../platform/http/mount.ts';
import { Problem } from '../../platform/http/problem.ts';

async function notYet(): Promise<never> {
  throw new Problem('internal');
}

export function accountsRoutes(app: FastifyInstance, door: Door, _ctx: Ctx): void {
  mount(app, door, 'register', endpoints.register, notYet);
  mount(app, door, 'login', endpoints.login, notYet);
  mount(app, door, 'verifyOtp', endpoints.verifyOtp, notYet);
  mount(app, door, 'resendOtp', endpoints.resendOtp, notYet);
  mount(app, door, 'forgotPassword', endpoints.forgotPassword, notYet);
  mount(app, door, 'resetPassword', endpoints.resetPassword, notYet);
  mount(app, door, 'me', endpoints.me, notYet);
  mount(app, door, 'logout', endpoints.logout, notYet);
  mount(app, door, 'updateProfile', endpoints.updateProfile, notYet);
  mount(app, door, 'changeEmail', endpoints.changeEmail, notYet);
  mount(app, door, 'confirmEmail', endpoints.confirmEmail, notYet);
  mount(app, door, 'changePassword', endpoints.changePassword, notYet);
  mount(app, door, 'listSessions', endpoints.listSessions, notYet);
  mount(app, door, 'endSession', endpoints.endSession, notYet);
  mount(app, door, 'endAllSessions', endpoints.endAllSessions, notYet);
  mount(app, door, 'setNewsletter', endpoints.setNewsletter, notYet);
  mount(app, door, 'confirmNewsletter', endpoints.confirmNewsletter, notYet);
  mount(app, door, 'exportAccount', endpoints.exportAccount, notYet);
  mount(app, door, 'deleteAccount', endpoints.deleteAccount, notYet);
}
