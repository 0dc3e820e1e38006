import { redirect } from 'react-router';
import { inMode, modeOf } from './mode.ts';

/** Pages that only test mode has say so in their address: the band and the links follow it. */
export function requireTestAddress(request: Request): void {
  if (modeOf(request) === 'test') return;
  const { pathname, search } = new URL(request.url);
  throw redirect(inMode(`${pathname}${search}`, 'test'));
}
