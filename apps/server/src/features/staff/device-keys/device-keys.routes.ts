import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { endKey, listKeys, makeKey, placeKey, rotateKey } from './manage-keys.ts';

export function deviceKeysRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listDeviceKeys', { staff: 'settings:write' }, async ({ caller, query }) => ({
    status: 200,
    body: await listKeys(ctx, caller, query),
  }));

  mount('makeDeviceKey', { staff: 'settings:write' }, async ({ caller, body }) => ({
    status: 201,
    body: await makeKey(ctx, caller, body),
  }));

  mount('rotateDeviceKey', { staff: 'settings:write' }, async (call) => ({
    status: 201,
    body: await rotateKey(ctx, call.caller, call.params.keyId, call.body),
  }));

  mount('placeDeviceKey', { staff: 'settings:write' }, async (call) => ({
    status: 200,
    body: await placeKey(ctx, call.caller, call.params.keyId, call.body.hubId),
  }));

  mount('revokeDeviceKey', { staff: 'settings:write' }, async (call) => ({
    status: 200,
    body: await endKey(ctx, call.caller, call.params.keyId, call.body.reason),
  }));
}
