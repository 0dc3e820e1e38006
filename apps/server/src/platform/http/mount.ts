import { answersOf, type EndpointDefinition, type endpoints } from '@waypost/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType, z } from 'zod';
import type { Access, Caller } from './callers.ts';
import { Problem } from './problem.ts';

type Parsed<S> = S extends ZodType ? z.output<S> : undefined;
type Part<D, K extends string> = D extends Record<K, infer S> ? Parsed<S> : undefined;

export type Call<D extends EndpointDefinition> = {
  params: Part<D, 'params'>;
  query: Part<D, 'query'>;
  headers: Part<D, 'headers'>;
  body: Part<D, 'body'>;
  caller: Caller;
  clientAddress: string;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Answer<D extends EndpointDefinition> = {
  [S in keyof D['answers'] & number]: {
    status: S;
    body: z.input<D['answers'][S]>;
    headers?: Record<string, string>;
  };
}[keyof D['answers'] & number];

/** An answer that is JSON already; hot paths make it once and send it often. */
export type RawAnswer = {
  status: 200 | 304;
  json: Buffer | string;
  headers?: Record<string, string>;
};

/** Takes over the connection, for server-sent events. */
export type Streamed = { streamed: true };

export type Door = {
  accessOf(name: keyof typeof endpoints): Access;
  authenticate(request: FastifyRequest): Promise<Caller>;
  clientAddressOf(request: FastifyRequest): string;
};

function refuseUnlessAllowed(access: Access, caller: Caller): void {
  if ('anyone' in access) return;
  if (caller.kind === 'visitor') throw new Problem('unauthenticated');
  if (caller.kind !== 'device' || !caller.scopes.includes(access.device.scope)) {
    throw new Problem('forbidden');
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    loadClass?: EndpointDefinition['loadClass'];
  }
  interface FastifyRequest {
    caller: Caller;
  }
}

const asIs = (body: string): string => body;

const VISITOR: Caller = { kind: 'visitor' };

/** Puts an endpoint of the contract on the server: authenticate, authorise, parse, call, present. */
export function mount<N extends keyof typeof endpoints, D extends (typeof endpoints)[N]>(
  app: FastifyInstance,
  door: Door,
  name: N,
  definition: D,
  handler: (call: Call<D>) => Promise<Answer<D> | RawAnswer | Streamed>,
): void {
  const shape: EndpointDefinition = definition;
  const access = door.accessOf(name);
  app.route({
    method: shape.method,
    url: shape.path,
    config: { loadClass: shape.loadClass },
    ...(shape.bodyLimitBytes !== undefined && { bodyLimit: shape.bodyLimitBytes }),
    schema: {
      operationId: name,
      summary: shape.summary,
      tags: [shape.tag],
      ...('device' in access && { security: [{ apiKey: [] }] }),
      ...(shape.params && { params: shape.params }),
      ...(shape.query && { querystring: shape.query }),
      ...(shape.headers && { headers: shape.headers }),
      ...(shape.body && { body: shape.body }),
      response: answersOf(shape),
    },
    async onRequest(request) {
      // The public endpoints never look at credentials, so no cache or oracle can depend on them.
      request.caller = 'anyone' in access ? VISITOR : await door.authenticate(request);
      refuseUnlessAllowed(access, request.caller);
    },
    async handler(request, reply) {
      const answer = await handler({
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
        caller: request.caller,
        clientAddress: door.clientAddressOf(request),
        request,
        reply,
      } as unknown as Call<D>);
      if ('streamed' in answer) return reply;
      if (answer.headers !== undefined) reply.headers(answer.headers);
      reply.code(answer.status);
      if ('json' in answer) {
        return reply.type('application/json; charset=utf-8').serializer(asIs).send(answer.json);
      }
      return reply.send(answer.body);
    },
  });
}
