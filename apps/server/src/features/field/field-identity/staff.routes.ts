import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import {
  addDevice,
  listDevices,
  moveDevice,
  renewEnrolment,
  revokeDevice,
} from './manage-devices.ts';
import {
  addPerson,
  changePerson,
  deactivatePerson,
  listPeople,
  renewBadge,
  renewPin,
  unlockPerson,
} from './manage-people.ts';

const MANAGE = { staff: 'settings:write' } as const;
const ENROL = { staff: 'settings:write', secondFactor: true } as const;

export function staffRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listFieldPeople', { staff: 'dispatch:read' }, async ({ caller, query }) => ({
    status: 200,
    body: await listPeople(ctx, caller, query),
  }));

  mount('addFieldPerson', MANAGE, async ({ caller, body }) => ({
    status: 201,
    body: await addPerson(ctx, caller, body),
  }));

  mount('changeFieldPerson', MANAGE, async ({ caller, params, body }) => ({
    status: 200,
    body: await changePerson(ctx, caller, params.personId, body),
  }));

  mount('renewFieldPin', MANAGE, async ({ caller, params }) => ({
    status: 200,
    body: await renewPin(ctx, caller, params.personId),
  }));

  mount('renewFieldBadge', MANAGE, async ({ caller, params }) => ({
    status: 200,
    body: await renewBadge(ctx, caller, params.personId),
  }));

  mount('unlockFieldPerson', { staff: 'dispatch:write' }, async ({ caller, params }) => ({
    status: 200,
    body: await unlockPerson(ctx, caller, params.personId),
  }));

  mount('deactivateFieldPerson', MANAGE, async ({ caller, params }) => ({
    status: 200,
    body: await deactivatePerson(ctx, caller, params.personId),
  }));

  mount('listFieldDevices', { staff: 'dispatch:read' }, async ({ caller, query }) => ({
    status: 200,
    body: await listDevices(ctx, caller, query),
  }));

  mount('addFieldDevice', ENROL, async ({ caller, body }) => ({
    status: 201,
    body: await addDevice(ctx, caller, body),
  }));

  mount('renewFieldEnrolment', ENROL, async ({ caller, params }) => ({
    status: 201,
    body: await renewEnrolment(ctx, caller, params.deviceId),
  }));

  mount('moveFieldDevice', MANAGE, async ({ caller, params, body }) => ({
    status: 200,
    body: await moveDevice(ctx, caller, params.deviceId, body.hubId),
  }));

  mount('revokeFieldDevice', MANAGE, async ({ caller, params, body }) => ({
    status: 200,
    body: await revokeDevice(ctx, caller, params.deviceId, body.reason),
  }));
}
