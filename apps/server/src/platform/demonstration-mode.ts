import type { Config } from '../config.ts';

type Settings = Pick<Config, 'NODE_ENV' | 'WAYPOST_DEMO' | 'PUBLIC_ORIGIN'>;

/**
 * Whether anyone who asks may sign in as the invented people of a demonstration, without a password. The
 * only place that decides it: in development or a declared demonstration, and only on this machine.
 */
export function isDemonstration({ NODE_ENV, WAYPOST_DEMO, PUBLIC_ORIGIN }: Settings): boolean {
  const isDeclared = NODE_ENV === 'development' || WAYPOST_DEMO === 'on';
  return isDeclared && isLoopback(new URL(PUBLIC_ORIGIN).hostname);
}

/** Of a URL, whose parser writes every form of an IPv4 address as four numbers, or of a connection. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|\[?::1\]?|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(host);
}
