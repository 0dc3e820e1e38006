import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export type ItsAnswer = LightMyRequestResponse;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A `fetch` that stays in this process: the request goes through every hook and limit of the api, as if its
 * caller had sent it from its own address.
 */
export function askItself(app: FastifyInstance, remoteAddress: string): typeof fetch {
  return async (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const answer = await app.inject({
      method: (init.method ?? 'GET') as Method,
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      remoteAddress,
      // without its signal: calls of our own end by themselves
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const { statusCode: status, rawPayload } = answer;
    return new Response(rawPayload.length === 0 ? null : Uint8Array.from(rawPayload), {
      status,
      headers,
    });
  };
}
