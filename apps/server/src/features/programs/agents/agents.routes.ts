import { type AuthInfo, createMcpHandler } from '@modelcontextprotocol/server';
import { createConfirmations } from '@waypost/mcp/confirmations';
import { createMcpServer } from '@waypost/mcp/create-mcp-server';
import { createWaypost } from '@waypost/sdk';
import type { FastifyReply } from 'fastify';
import type { ApiCtx } from '../../../platform/context.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { errorFields } from '../../../platform/log.ts';
import { asWebRequest } from './as-web-request.ts';
import { askItself, type ItsAnswer } from './ask-itself.ts';

const PATH = '/api/mcp';
/** What an answer of `/api/v1` says about the key and its limits. */
const PASSED_ON = [
  'content-type',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'www-authenticate',
  'x-request-id',
] as const;

/**
 * Every message is asked with its key, and nothing is remembered between two: any process can answer the next one.
 * It decides nothing. Whose key it is, and what each tool may do, `/api/v1` says.
 */
export function agentsRoutes({ app }: Api, ctx: ApiCtx): void {
  if (ctx.config.API_ROLE === 'scans') return;
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const { token, clientId, address } = readCaller(authInfo);
      const waypost = createWaypost({
        key: token,
        baseUrl: 'http://api.invalid',
        fetch: askItself(app, address),
        // the agent is told to wait, and holds no request open meanwhile
        maxRetries: 0,
        userAgent: 'waypost-mcp-http/1',
      });
      // the same in every process, and another for each key
      const seal = ctx.secrets.keyedHash('agent_confirmation', clientId);
      return createMcpServer(waypost, ctx.mode, createConfirmations(seal));
    },
    {
      // nothing of ours changes while a client is connected
      maxSubscriptions: 0,
      onerror: (error) => ctx.log.debug(errorFields(error), 'refused a message of an agent'),
    },
  );
  app.addHook('onClose', () => handler.close());

  // clients of 2025 ask for a stream of notifications and end their session: there is neither
  app.route({
    method: ['GET', 'DELETE'],
    url: PATH,
    exposeHeadRoute: false,
    schema: { hide: true },
    handler(_request, reply) {
      reply.header('allow', 'POST');
      throw new Problem('method_not_allowed');
    },
  });
  app.route({
    method: 'POST',
    url: PATH,
    schema: { hide: true },
    // gives its place up at once: the calls of its tools need places of their own
    config: { loadClass: 'rest', isStream: true },
    async handler(request, reply) {
      const address = clientAddress(request, ctx.config.INTERNAL_SECRET);
      const { authorization = '' } = request.headers;
      const me = await app.inject({
        url: '/api/v1/me',
        headers: { authorization },
        remoteAddress: address,
      });
      passOn(reply, me);
      if (me.statusCode !== 200) return reply.code(me.statusCode).send(me.rawPayload);
      const { key } = me.json<{ key: { id: string } }>();
      const authInfo = {
        token: authorization.replace(/^Bearer /, ''),
        clientId: key.id,
        scopes: [],
        extra: { address },
      };
      const answer = await handler.fetch(asWebRequest(request, reply), {
        authInfo,
        parsedBody: request.body,
      });
      // private, as every answer of ours
      answer.headers.delete('cache-control');
      return reply.send(answer);
    },
  });
}

function passOn(reply: FastifyReply, { headers }: ItsAnswer): void {
  for (const name of PASSED_ON) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
}

function readCaller(authInfo: AuthInfo | undefined) {
  if (authInfo === undefined) throw new Error('an agent without a key');
  const { token, clientId, extra } = authInfo;
  return { token, clientId, address: String(extra?.['address']) };
}
