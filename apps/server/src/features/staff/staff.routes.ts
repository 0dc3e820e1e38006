import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { type Door, mount } from '../../platform/http/mount.ts';
import { Problem } from '../../platform/http/problem.ts';

async function notYet(): Promise<never> {
  throw new Problem('internal');
}

export function staffRoutes(app: FastifyInstance, door: Door, _ctx: Ctx): void {
  mount(app, door, 'staffLogin', endpoints.staffLogin, notYet);
  mount(app, door, 'staffRegister', endpoints.staffRegister, notYet);
  mount(app, door, 'staffMe', endpoints.staffMe, notYet);
  mount(app, door, 'staffLogout', endpoints.staffLogout, notYet);
  mount(app, door, 'beginSecondFactor', endpoints.beginSecondFactor, notYet);
  mount(app, door, 'confirmSecondFactor', endpoints.confirmSecondFactor, notYet);
  mount(app, door, 'listStaff', endpoints.listStaff, notYet);
  mount(app, door, 'inviteStaff', endpoints.inviteStaff, notYet);
  mount(app, door, 'changeStaff', endpoints.changeStaff, notYet);
  mount(app, door, 'resetSecondFactor', endpoints.resetSecondFactor, notYet);
}
