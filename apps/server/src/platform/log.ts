import { pino, type Logger } from 'pino';

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

/** What is logged of an unexpected error: its stack, never its message. pg-boss emits copies of errors. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { errorName: typeof error };
  const { name, code, stack, queue } = error as Record<string, unknown>;
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  const frames = lines.filter((line) => /^\s+at /.test(line));
  return {
    errorName:
      typeof name === 'string' ? name : (/^\w*Error/i.exec(lines[0] ?? '')?.[0] ?? 'object'),
    ...(typeof code === 'string' ? { errorCode: code } : {}),
    ...(!(error instanceof Error) && typeof queue === 'string' ? { queue } : {}),
    stack: frames.slice(0, 12).join('\n'),
  };
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

export function createLog(processName: string, level: string): Log {
  return pino({
    level,
    base: { process: processName },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: allowedFields },
  });
}
