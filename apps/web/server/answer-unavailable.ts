import { translator } from '@waypost/i18n';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import { callerLanguage } from './our-headers.ts';

/** As the api itself says it. */
export function answerUnavailable<Server extends RawServerBase>(
  reply: FastifyReply<RouteGenericInterface, Server>,
  retryAfterSeconds: number,
): FastifyReply<RouteGenericInterface, Server> {
  const { request } = reply;
  const code = 'temporarily_unavailable';
  const sentence = translator(callerLanguage(request.headers), 'problems')(code);
  return reply
    .code(503)
    .headers({ 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send({
      type: `urn:waypost:problem:${code}`,
      title: sentence,
      status: 503,
      code,
      message: sentence,
      requestId: request.id,
    });
}
