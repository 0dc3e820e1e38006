import { context, isSpanContextValid, type SpanContext, trace } from '@opentelemetry/api';

type TracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: string | null;
  OTEL_TRACES_SAMPLER_ARG: number;
};

let isOn = false;

/** False unless a collector is configured; whatever is on a hot path asks first. */
export const isTracing = () => isOn;

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

/** The W3C header that names a span to the next process. Undefined where nothing is traced. */
export function traceparentOf(span: SpanContext | undefined): string | undefined {
  if (span === undefined || !isSpanContextValid(span)) return undefined;
  return `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
}
