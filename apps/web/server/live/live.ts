import type { LinkAnswer } from '@waypost/contract/live-link';
import { createClientSlots } from '@waypost/domain/client-slots';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { answerUnavailable } from '../answer-unavailable.ts';
import { createApiLink } from './api-link.ts';
import { openViewerStream, type ViewerStream } from './viewer-stream.ts';
import { callerLanguage } from '../our-headers.ts';

/** A viewer who waits longer for the api's answer is sent away; its page polls meanwhile. */
const ANSWER_TIMEOUT_MS = 10_000;

/** The streams of tracking pages end here; to the api they are one connection. */
export const serveLive: FastifyPluginAsync<Config> = async (app, config) => {
  const slots = createClientSlots({
    total: config.LIVE_STREAMS_MAX,
    perClient: config.LIVE_STREAMS_PER_CLIENT,
  });
  const link = createApiLink({
    apiUrl: config.API_URL,
    internalSecret: config.INTERNAL_SECRET,
    log: app.log,
  });
  const streams = new Set<ViewerStream>();

  app.addHook('preClose', async () => {
    link.close();
    for (const stream of streams) stream.end();
  });

  app.route({
    method: 'GET',
    url: '/api/track/live',
    exposeHeadRoute: false,
    handler(request, reply) {
      const release = slots.take(request.ip);
      if (release === null) return answerUnavailable(reply, 15);
      follow(request, reply, release);
      return reply;
    },
  });

  function follow(request: FastifyRequest, reply: FastifyReply, release: () => void): void {
    let stream: ViewerStream | undefined;
    const late = setTimeout(() => refuse(), ANSWER_TIMEOUT_MS);
    const { leave } = link.add({
      url: request.url,
      headers: {
        'accept-language': callerLanguage(request.headers),
        'x-request-id': request.id,
        'x-waypost-client-address': request.ip,
      },
      answer,
      send: (event) => stream?.send(event),
      end: () => stream?.end(),
    });
    reply.raw.once('close', () => {
      clearTimeout(late);
      leave();
      release();
      if (stream !== undefined) streams.delete(stream);
    });
    // a viewer that went away while we were writing is an ordinary end
    reply.raw.on('error', () => reply.raw.destroy());

    function refuse(): void {
      leave();
      void answerUnavailable(reply, 5);
    }

    function answer({ status, headers, body }: LinkAnswer): void {
      clearTimeout(late);
      if (status !== 200) return void reply.code(status).headers(headers).send(body);
      reply.hijack();
      stream = openViewerStream(reply.raw, { ...reply.getHeaders(), ...headers });
      streams.add(stream);
    }
  }
};
