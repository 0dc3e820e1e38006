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

type TracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: string | null;
  OTEL_TRACES_SAMPLER_ARG: number;
};

let isOn = false;

/** False unless a collector is configured; whatever is on a hot path asks first. */
export const isTracing = () => isOn;

const tracer = trace.getTracer('waypost');

/** Sends spans to a collector. The SDK is loaded only then. The answer sends what is left. */
export async function startTracing(
  service: string,
  settings: TracingSettings,
): Promise<() => Promise<void>> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === null) return async () => {};
  const [
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { AsyncLocalStorageContextManager },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
  ]);
  const url = `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  isOn = true;
  return () => provider.shutdown();
}

/** Attributes are routes, queues, ids and statements without their values: no personal data, no tokens. */
export function inSpan<T>(
  name: string,
  options: { kind?: SpanKind; attributes?: Attributes; parent?: Context },
  run: () => Promise<T>,
): Promise<T> {
  if (!isOn) return run();
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
  const span = isOn ? trace.getSpanContext(context.active()) : undefined;
  if (span === undefined || !isSpanContextValid(span)) return undefined;
  return `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
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
