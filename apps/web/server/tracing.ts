import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { kindOf } from './metrics.ts';

let isOn = false;
const spans = new WeakMap<object, Span>();

/** Sends spans to a collector, if one is configured. The SDK is loaded only then. The answer sends what is left. */
export async function startTracing(config: Config): Promise<() => Promise<void>> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === null) return async () => {};
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
  const url = `${config.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'waypost-web' }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG),
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

/**
 * A span for each page and call; files are not worth one. What a visitor says about traces is ignored. The
 * path is named as the log names it, without tokens and numbers.
 */
export function traceRequests(app: FastifyInstance, pathOf: (url: string) => string): void {
  if (!isOn) return;
  const tracer = trace.getTracer('waypost');
  app.addHook('onRequest', async (request) => {
    const kind = kindOf(request.routeOptions.url);
    if (kind === 'file' || kind === 'health') return;
    const attributes = {
      'http.request.method': request.method,
      'url.path': pathOf(request.url),
      'waypost.request_id': request.id,
    };
    const name = `${request.method} ${kind}`;
    spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT));
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/** For the api: the W3C header that names the span of this request. Empty where nothing is traced. */
export function traceHeaders(request: object): Record<string, string> {
  const span = spans.get(request)?.spanContext();
  if (span === undefined || !isSpanContextValid(span)) return {};
  return { traceparent: `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}` };
}
