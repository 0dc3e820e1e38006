/** The report of an unexpected error: its stack, never its message. pg-boss emits copies of errors. */
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

/** Fields of an error that are sent. All others, also those that a log line may have, stay here. */
const SENT_AS_TAGS = ['route', 'status', 'queue', 'caller', 'code', 'errorCode'];
const SENT_AS_EXTRA = ['requestId', 'jobId'];

export type ErrorSender = (fields: Record<string, unknown>, message: string) => void;

type SenderParts = {
  /** Of a Sentry-compatible service: https://KEY@host/PROJECT. */
  dsn: string;
  process: string;
  environment: string;
  post(url: string, headers: Record<string, string>, body: string): Promise<unknown>;
  /** Epoch milliseconds. */
  now(): number;
  newId(): string;
};

/** The shortest interval between two reports of one group. */
const QUIET_MS = 60_000;
const MAX_GROUPS = 500;

/**
 * Sends errors in the envelope format of Sentry. Errors with the same name, code and place are one group: its
 * first is sent at once, and after a minute the next one, with how many there were.
 */
export function createErrorSender(parts: SenderParts): ErrorSender {
  const { url, auth } = addressOf(parts.dsn);
  const groups = new Map<string, { sentAt: number; count: number }>();
  return (fields, message) => {
    const frames = framesOf(fields['stack']);
    const group = fingerprintOf(fields, message, frames);
    const key = group.join(' ');
    const now = parts.now();
    const known = groups.get(key);
    const count = (known?.count ?? 0) + 1;
    if (known !== undefined && now - known.sentAt < QUIET_MS) {
      known.count = count;
      return;
    }
    if (known === undefined && groups.size >= MAX_GROUPS) groups.clear();
    groups.set(key, { sentAt: now, count: 0 });
    const id = parts.newId().replaceAll('-', '');
    const event = {
      event_id: id,
      timestamp: now / 1000,
      platform: 'node',
      level: 'error',
      logger: parts.process,
      environment: parts.environment,
      logentry: { message },
      exception: {
        values: [{ type: fields['errorName'] ?? 'Error', value: message, stacktrace: { frames } }],
      },
      tags: { process: parts.process, ...picked(fields, SENT_AS_TAGS) },
      extra: { count, ...picked(fields, SENT_AS_EXTRA) },
      fingerprint: group,
    };
    const head = { event_id: id, sent_at: new Date(now).toISOString() };
    const body = [head, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
    // a failing report service must not cause another error
    parts
      .post(url, { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth }, body)
      .catch(() => undefined);
  };
}

function addressOf(dsn: string): { url: string; auth: string } {
  const [, protocol = '', key = '', host = '', project = ''] =
    /^(https?:)\/\/(\w+)@(.+)\/(\d+)$/.exec(dsn) ?? [];
  return {
    url: `${protocol}//${host}/api/${project}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=waypost/1.0, sentry_key=${key}`,
  };
}

type Frame = { function: string; filename: string; lineno: number; colno: number; in_app: boolean };

/** `    at call (file:///opt/waypost/apps/x.ts:1:2)`, oldest first as Sentry wants them. */
function framesOf(stack: unknown): Frame[] {
  if (typeof stack !== 'string') return [];
  const frames = stack.split('\n').flatMap((line) => {
    const read = /^\s+at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/.exec(line);
    if (read === null) return [];
    const [, name = '?', filename = '', lineno, colno] = read;
    const isOurs = !filename.includes('node_modules') && !filename.startsWith('node:');
    const place = { lineno: Number(lineno), colno: Number(colno) };
    return [{ function: name, filename, ...place, in_app: isOurs }];
  });
  return frames.toReversed();
}

function fingerprintOf(
  fields: Record<string, unknown>,
  message: string,
  frames: readonly Frame[],
): string[] {
  const place = frames.findLast((frame) => frame.in_app) ?? frames.at(-1);
  return [
    message,
    textOf(fields['errorName']),
    textOf(fields['errorCode']),
    place === undefined ? '' : `${place.filename}:${place.function}`,
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function picked(
  fields: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}
