import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { type Door, mount, staffOf } from '../../../platform/http/mount.ts';
import { endKey, listKeys, makeKey, rotateKey } from './manage-keys.ts';

export function deviceKeysRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'listDeviceKeys', endpoints.listDeviceKeys, async ({ caller, query }) => ({
    status: 200,
    body: await listKeys(ctx, staffOf(caller), query),
  }));

  mount(app, door, 'makeDeviceKey', endpoints.makeDeviceKey, async ({ caller, body }) => ({
    status: 201,
    body: await makeKey(ctx, staffOf(caller), body),
  }));

  mount(app, door, 'rotateDeviceKey', endpoints.rotateDeviceKey, async (call) => ({
    status: 201,
    body: await rotateKey(ctx, staffOf(call.caller), call.params.keyId, call.body),
  }));

  mount(app, door, 'revokeDeviceKey', endpoints.revokeDeviceKey, async (call) => ({
    status: 200,
    body: await endKey(ctx, staffOf(call.caller), call.params.keyId, call.body.reason),
  }));
}
