import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing } from '@waypost/telemetry/tracing';
import { beginSpan, contextOf } from '../tracing.ts';
import { isInternal } from './client-address.ts';

/** A span for each request, by its route. Only our own web process may say what it belongs to. */
export function traceRequests(app: FastifyInstance, internalSecret: string | null): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  const within = (request: FastifyRequest, next: () => void) => {
    const span = spans.get(request);
    if (span === undefined) next();
    else context.with(trace.setSpan(context.active(), span), next);
  };

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    const isOurs = isInternal(headers, internalSecret);
    const route = routeOptions.url ?? 'unmatched';
    const span = beginSpan(
      `${method} ${route}`,
      { 'http.request.method': method, 'http.route': route, 'waypost.request_id': request.id },
      contextOf(isOurs ? headers['traceparent'] : undefined),
    );
    spans.set(request, span);
    within(request, done);
  });
  // a body arrives in events of its own, which know nothing of this request
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
