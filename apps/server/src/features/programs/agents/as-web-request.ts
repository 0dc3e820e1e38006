import type { FastifyReply, FastifyRequest } from 'fastify';

/** Those that the protocol reads: `Accept`, `Content-Type` and its own. */
const READ = /^(?:accept|content-type|mcp-[\w-]+)$/;

/** Without its body, which was parsed already, and without the key. It ends when the caller leaves. */
export function asWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (READ.test(name) && typeof value === 'string') headers.set(name, value);
  }
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return new Request(new URL(request.url, 'http://api.invalid'), {
    method: 'POST',
    headers,
    signal: left.signal,
  });
}
