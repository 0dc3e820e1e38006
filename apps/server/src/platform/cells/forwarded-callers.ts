import type { IncomingHttpHeaders } from 'node:http';
import type { Device, StaffCaller } from '../http/callers.ts';
import { isHop } from './hops.ts';

/** A member of staff who was authenticated at home. */
const STAFF_HEADER = 'x-waypost-staff';
/** A device that the forwarding cell knows. */
const DEVICE_HEADER = 'x-waypost-device';

export function forwardedStaff(staff: StaffCaller): Record<string, string> {
  return { [STAFF_HEADER]: JSON.stringify(staff) };
}

export function forwardedDevice(device: Device): Record<string, string> {
  return { [DEVICE_HEADER]: JSON.stringify(device) };
}

/** Null for a request that no other cell has sent. */
export function readForwardedStaff(request: Forwarded, secret: string): StaffCaller | null {
  return read(request, STAFF_HEADER, secret) as StaffCaller | null;
}

/** Null for a request that no other cell has sent. */
export function readForwardedDevice(request: Forwarded, secret: string): Device | null {
  return read(request, DEVICE_HEADER, secret) as Device | null;
}

type Forwarded = { headers: IncomingHttpHeaders };

/** Only another cell may say who is calling. */
function read({ headers }: Forwarded, name: string, secret: string): unknown {
  const text = headers[name];
  return typeof text === 'string' && isHop(headers, secret) ? JSON.parse(text) : null;
}
