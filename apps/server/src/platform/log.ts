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

/** What is logged of an unexpected error: its stack, never its message. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const code: unknown = Reflect.get(error, 'code');
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    errorName: error.name,
    ...(typeof code === 'string' ? { errorCode: code } : {}),
    stack: frames.slice(0, 12).join('\n'),
  };
}

export function createLog(processName: string, level: string): Log {
  return pino({
    level,
    base: { process: processName },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: allowedFields },
  });
}
