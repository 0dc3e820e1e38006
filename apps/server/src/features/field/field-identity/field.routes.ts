import type { Ctx } from '../../../platform/context.ts';
import { clearCookie, readSecretCookie, setSecretCookie } from '../../../platform/http/cookies.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findDevice } from './devices.queries.ts';
import { endShift } from './end-shift.ts';
import { enrolDevice } from './enrol-device.ts';
import { shiftKey } from './field-secrets.ts';
import { readPerson } from './people.queries.ts';
import { presentDevice, presentPerson, presentShift } from './present-field.ts';
import { findOpenShift, selectKeyedShifts } from './shifts.queries.ts';
import { startShift } from './start-shift.ts';

const DEVICE_COOKIE_SECONDS = 180 * 24 * 3600;
const SHIFT_COOKIE_SECONDS = 14 * 3600;

export function fieldRoutes({ mount }: Api, ctx: Ctx): void {
  mount('enrolDevice', { anyone: true }, async ({ body, clientAddress, reply }) => {
    const { device, secret } = await enrolDevice(ctx, body, clientAddress);
    setSecretCookie(reply, 'device', secret, DEVICE_COOKIE_SECONDS);
    // of a device that this browser was before
    clearCookie(reply, 'shift');
    return { status: 201, body: { device } };
  });

  mount('readFieldDevice', { field: 'device' }, async ({ caller }) => {
    const device = await findDevice(ctx.db, caller.deviceId);
    if (device === undefined) throw new Problem('unauthenticated');
    const open = caller.shift === null ? undefined : await findOpenShift(ctx.db, caller.deviceId);
    const shift = open?.id === caller.shift?.id ? open : undefined;
    return {
      status: 200,
      body: {
        device: presentDevice(device),
        shift:
          shift === undefined
            ? null
            : {
                ...presentShift(shift),
                person: presentPerson(await readPerson(ctx.db, shift.personId)),
              },
        now: new Date().toISOString(),
      },
    };
  });

  mount('startShift', { field: 'device' }, async ({ caller, body, request, reply }) => {
    const usedSecret = readSecretCookie(request, 'device') ?? '';
    const started = await startShift(ctx, caller, body, usedSecret);
    setSecretCookie(reply, 'shift', started.shiftSecret, SHIFT_COOKIE_SECONDS);
    setSecretCookie(reply, 'device', started.deviceSecret ?? usedSecret, DEVICE_COOKIE_SECONDS);
    const { person, device, key } = started;
    return { status: 201, body: { shift: presentShift(started.shift), person, device, key } };
  });

  mount('endShift', { field: 'any' }, async ({ caller, reply }) => {
    const endedAt = await endShift(ctx, caller);
    clearCookie(reply, 'shift');
    return { status: 200, body: { endedAt: endedAt.toISOString() } };
  });

  mount('readShiftKeys', { field: 'any' }, async ({ caller, body }) => {
    const known = await selectKeyedShifts(ctx.db, caller.deviceId, body.shiftIds);
    const keys = known.map((shiftId) => ({ shiftId, key: shiftKey(ctx, shiftId) }));
    return { status: 200, body: { keys } };
  });
}
