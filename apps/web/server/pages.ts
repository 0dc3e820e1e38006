import { pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_HEADERS } from '../app/platform/security-headers.ts';
import type { Config } from '../config.ts';
import { createUploadGate, UPLOAD_PAGES } from './large-uploads.ts';
import { withoutOurHeaders } from './our-headers.ts';
import { traceHeaders } from './tracing.ts';

/** A form of ours is a few hundred bytes. */
const MAX_FORM_BYTES = 64 * 1024;

type PagesOptions = {
  config: Config;
  render: (request: Request) => Promise<Response>;
};

export const servePages: FastifyPluginAsync<PagesOptions> = async (app, { config, render }) => {
  const origin = config.PUBLIC_ORIGIN;
  const admit = createUploadGate(config, MAX_FORM_BYTES);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES }, (_, body, done) =>
    done(null, body),
  );
  const handler = async (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, await render(toWeb(request, reply, origin)));
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '*', exposeHeadRoute: false, handler });
  for (const page of UPLOAD_PAGES) {
    app.route({
      method: 'POST',
      url: page.path,
      bodyLimit: page.maxBytes,
      onRequest: (request, reply) => admit(page, toWeb(request, reply, origin), request, reply),
      handler,
    });
  }
};

function toWeb(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(withoutOurHeaders(request.headers))) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('x-request-id', request.id);
  for (const [name, value] of Object.entries(traceHeaders(request))) headers.set(name, value);
  headers.set('x-waypost-client-address', request.ip);

  // Not the socket's own event: it serves many requests, and would keep a listener of each.
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return new Request(addressHere(request.url, origin), {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
  });
}

/**
 * Requests are taken to be for our own origin, so forms posted from any other are refused. A target may
 * name a host, as `//host/path` or `http://host/path`: the first is a path of ours, the second's host
 * is ignored.
 */
export function addressHere(target: string, origin: string): URL {
  return new URL(origin + target.replace(/^[a-z]+:\/\/[^/?]*/i, ''));
}

function send(request: FastifyRequest, reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status).headers(BASE_HEADERS);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (response.body === null) return reply.send();
  return reply.send(compressed(request, reply, Readable.fromWeb(response.body as ReadableStream)));
}

/**
 * Main data is awaited before rendering, so a page comes in one go and nothing waits in the
 * compressor. Low settings: a page is compressed once for every reader.
 */
function compressed(request: FastifyRequest, reply: FastifyReply, body: Readable): Readable {
  const varies = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat();
  reply.header('vary', varies.join(', '));
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br');
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return pipeline(body, brotli, ignoreReaderGone);
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip');
    return pipeline(body, createGzip({ level: 5 }), ignoreReaderGone);
  }
  return body;
}

/** pipeline() closes both ends; Fastify reports what it could not send. */
function ignoreReaderGone(): void {}
