import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { isTracing, traceparentOf } from '@waypost/telemetry/tracing';

const tracer = trace.getTracer('waypost');

/** Attributes are routes, queues, ids and statements without their values: no personal data, no tokens. */
export function inSpan<T>(
  name: string,
  options: { kind?: SpanKind; attributes?: Attributes; parent?: Context },
  run: () => Promise<T>,
): Promise<T> {
  if (!isTracing()) return run();
  const { parent = context.active(), ...rest } = options;
  return tracer.startActiveSpan(name, rest, parent, async (span) => {
    try {
      return await run();
    } catch (error) {
      // its name alone: a message may hold anything
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span that its caller ends. */
export function beginSpan(name: string, attributes: Attributes, parent: Context): Span {
  return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-(0[01])$/;

/** The context that a W3C `traceparent` names; the root where there is none. */
export function contextOf(traceparent: unknown): Context {
  const [, traceId, spanId, flags] =
    (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const parent = { traceId, spanId, traceFlags: Number(flags), isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** For the next process. Undefined where nothing is traced. */
export function traceparentNow(): string | undefined {
  return isTracing() ? traceparentOf(trace.getSpanContext(context.active())) : undefined;
}

const MAX_STATEMENT = 300;

/** Values travel beside a statement; constants in it are left out all the same. */
export function statementAttributes(text: string): Attributes {
  const plain = text
    .replaceAll(/'[^']*'/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { 'db.system.name': 'postgresql', 'db.query.text': plain.slice(0, MAX_STATEMENT) };
}

/** What a statement does, and to which table: `insert quotes`. */
export function statementName(text: string): string {
  const [verb = 'sql'] = /^\s*(\w+)/.exec(text)?.slice(1) ?? [];
  const table = /\b(?:from|into|update|join)\s+"?([\w.]+)"?/i.exec(text)?.[1];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
}
