import { randomUUID } from 'node:crypto';
import { createErrorSender, errorFields, type ErrorSender } from '@waypost/domain/error-report';
import { pino, type Logger } from 'pino';

export { errorFields };

export type Log = Logger;

/**
 * Fields that may appear in a log line. Anything else is dropped, so that a new field cannot leak
 * personal data by accident: names, addresses, bodies, URLs and error messages are not listed.
 */
const ALLOWED_FIELDS = new Set([
  'requestId',
  'method',
  'route',
  'status',
  'elapsedMs',
  'caller',
  'code',
  'errorName',
  'errorCode',
  'stack',
  'queue',
  'jobId',
  'count',
  'port',
  'process',
  'shipmentId',
  'roundId',
  'endpointId',
  'attemptId',
  'sourceId',
  'state',
  'host',
  'signal',
  'version',
]);

export function allowedFields(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (ALLOWED_FIELDS.has(name)) kept[name] = value;
  }
  return kept;
}

/**
 * Warns at once, and again about the same no sooner than after `everyMs`, with how many there were: a job
 * queue without its database would otherwise write hundreds of lines in ten seconds.
 */
export function createRareWarnings(log: Pick<Log, 'warn'>, everyMs = 10_000, now = Date.now) {
  const kept = new Map<string, { at: number; count: number }>();
  return (error: unknown, message: string, fields: Record<string, unknown> = {}): void => {
    const described = { ...fields, ...errorFields(error) };
    const cause = `${message} ${String(described['errorCode'] ?? described['errorName'])}`;
    const before = kept.get(cause);
    if (before !== undefined && now() - before.at < everyMs) {
      before.count += 1;
      return;
    }
    kept.set(cause, { at: now(), count: 0 });
    log.warn({ ...described, count: 1 + (before?.count ?? 0) }, message);
  };
}

export type RareWarnings = ReturnType<typeof createRareWarnings>;

const ERROR_LEVEL = 50;

export function createLog(processName: string, level: string, onError?: ErrorSender): Log {
  return pino({
    level,
    base: { process: processName },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: allowedFields },
    hooks: {
      logMethod(args, method, lineLevel) {
        const [fields, message] = args as unknown[];
        if (lineLevel >= ERROR_LEVEL && typeof fields === 'object' && fields !== null) {
          onError?.(allowedFields(fields as Record<string, unknown>), String(message));
        }
        method.apply(this, args);
      },
    },
  });
}

const SEND_MS = 5_000;

/** Sends what is logged as an error to a Sentry-compatible service, if one is configured. */
export function errorSenderOf(
  processName: string,
  { SENTRY_DSN, NODE_ENV }: { SENTRY_DSN: string | null; NODE_ENV: string },
): ErrorSender | undefined {
  if (SENTRY_DSN === null) return undefined;
  return createErrorSender({
    dsn: SENTRY_DSN,
    process: processName,
    environment: NODE_ENV,
    post: (url, headers, body) =>
      fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(SEND_MS) }),
    now: Date.now,
    newId: randomUUID,
  });
}
