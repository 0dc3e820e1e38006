import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { isTracing, traceparentOf } from '@waypost/telemetry/tracing';
import type { FastifyInstance } from 'fastify';
import { kindOf } from './metrics.ts';

const spans = new WeakMap<object, Span>();

/**
 * A span for each page and call; files are not worth one. What a visitor says about traces is ignored. The
 * path is named as the log names it, without tokens and numbers.
 */
export function traceRequests(app: FastifyInstance, pathOf: (url: string) => string): void {
  if (!isTracing()) return;
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

/** The W3C header with the span of this request, for the api. Empty if nothing is traced. */
export function traceHeaders(request: object): Record<string, string> {
  const traceparent = traceparentOf(spans.get(request)?.spanContext());
  return traceparent === undefined ? {} : { traceparent };
}
