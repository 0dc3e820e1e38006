import { randomUUID } from 'node:crypto';
import { createErrorSender, errorFields } from '@waypost/domain/error-report';
import type { Config } from '../config.ts';

const ERROR_LEVEL = 50;
const SEND_MS = 5_000;

type LogMethod = (this: unknown, ...args: unknown[]) => void;

/** Sends what is logged as an error to a Sentry-compatible service, if one is configured. */
export function reportErrors({ SENTRY_DSN, NODE_ENV }: Config) {
  if (SENTRY_DSN === null) return {};
  const send = createErrorSender({
    dsn: SENTRY_DSN,
    process: 'web',
    environment: NODE_ENV,
    post: (url, headers, body) =>
      fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(SEND_MS) }),
    now: Date.now,
    newId: randomUUID,
  });
  return {
    logMethod(this: unknown, args: unknown[], method: LogMethod, level: number): void {
      const [logged, message] = args;
      if (level >= ERROR_LEVEL) {
        const error: unknown =
          logged instanceof Error ? logged : Reflect.get(Object(logged) as object, 'err');
        send(errorFields(error), typeof message === 'string' ? message : 'request failed');
      }
      method.apply(this, args);
    },
  };
}
