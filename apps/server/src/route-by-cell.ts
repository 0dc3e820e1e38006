import { setTimeout as delay } from 'node:timers/promises';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, cellRuleOf, shardOfProgram, shardOfSession } from './cell-rules.ts';
import { shardOfAddress } from './features/core/directory/index.ts';
import { findCell } from './features/staff/cell-rows/index.ts';
import { cellOfShard } from './platform/cells/cell-of.ts';
import type { Cell } from './platform/cells/cells.ts';
import {
  forwardedDevice,
  forwardedStaff,
  readForwardedDevice,
  readForwardedStaff,
} from './platform/cells/forwarded-callers.ts';
import { CellAway, hopHeaders, isHop } from './platform/cells/hops.ts';
import type { ApiCtx } from './platform/context.ts';
import { addressHash } from './platform/email-key.ts';
import type { Device, StaffCaller } from './platform/http/callers.ts';
import { isInternal } from './platform/http/client-address.ts';
import { Problem } from './platform/http/problem.ts';

/** Which cell has answered, for operators. */
const ANSWERED_BY_HEADER = 'x-waypost-cell';

const CONNECT_MS = 1_000;
/** Longer than a booking takes, which answers within 8 s whatever the provider does. */
const ANSWER_MS = 10_000;
/** Until a map that home has is known here, too. */
const MAP_MS = 600;
const MAP_LOOK_MS = 20;
/** Streams say something every 10 s. */
const STREAM_SILENCE_MS = 35_000;
/** A stream takes one as long as it is open. */
const MOST_CONNECTIONS = 2_000;

/** Of one connection, or refused by the client of the next one. */
const NOT_PASSED_ON = new Set([
  'keep-alive',
  'expect',
  'upgrade',
  'proxy-connection',
  'te',
  'trailer',
]);

/** Forwards requests for shards of other cells, once. Only where there are several: the rest has no hook of this. */
export async function routeByCell(app: FastifyInstance, ctx: ApiCtx): Promise<void> {
  const { cells, config } = ctx;
  const secret = config.INTERNAL_SECRET;
  await app.register(replyFrom, {
    undici: { connect: { timeout: CONNECT_MS }, connections: MOST_CONNECTIONS },
    disableCache: true,
    disableRequestLogging: true,
    destroyAgent: true,
  });

  /** Null when it is to be answered here. `isKnownHere`: it came to home, which knows its caller, and goes on from there. */
  function cellOf(request: FastifyRequest, shard: number | null, isKnownHere = false): Cell | null {
    const cell = cellOfShard(cells, shard);
    const isLastHop = request.isHop && !isKnownHere;
    if (cell !== null && isLastHop) throw new CellAway();
    return cell;
  }

  function refuseMixed(request: FastifyRequest, shard: number | null): void {
    const session = shardOfSession(request);
    if (shard === null || session === null || shardOfProgram(request) !== null) return;
    if (cells.elsewhere(shard)?.name !== cells.elsewhere(session)?.name) {
      throw new Problem('quote_expired');
    }
  }

  app.addHook('onRequest', (request, reply, done) => {
    request.isHop = isHop(request.headers, secret);
    const rule = ruleOf(request);
    // home has found the cell of what staff asks for
    if (rule === undefined || readForwardedStaff(request, secret) !== null) return done();
    const shard = shardOfProgram(request) ?? rule.shardOf(request);
    if (rule.isOfOneCell) refuseMixed(request, shard);
    if (isBeforeItsTime(request, shard)) return void waitForMap(shard).then(() => done(), done);
    const cell = cellOf(request, shard);
    if (cell === null) return done();
    if (hasBody(request)) request.body = request.raw;
    return forward(request, reply, cell, {});
  });

  /** The cell that forwards it has a newer map than ours, or an older one. */
  function isBeforeItsTime(request: FastifyRequest, shard: number | null): shard is number {
    return request.isHop && shard !== null && cells.elsewhere(shard) !== null;
  }

  /** Of a shard that has just come here. Of one that has just gone, in vain: it is asked for again, elsewhere. */
  async function waitForMap(shard: number): Promise<void> {
    const giveUpAt = performance.now() + MAP_MS;
    while (cells.elsewhere(shard) !== null) {
      if (performance.now() > giveUpAt) throw new CellAway();
      await delay(MAP_LOOK_MS);
    }
  }

  async function shardOfBody(request: FastifyRequest): Promise<number | null> {
    const rule = ruleOf(request);
    if (rule === undefined || shardOfProgram(request) !== null) return null;
    if (rule.byAddress) return shardOfAddress(ctx, addressHash(ctx, addressIn(request)));
    return rule.shardOfBody?.(request) ?? rule.shardOfScan?.(request) ?? null;
  }

  /** The cell of what staff works on, which comes from home: a second hop at most. */
  async function cellOfRow(request: FastifyRequest): Promise<Cell | null> {
    const rule = ruleOf(request);
    if (rule === undefined || readForwardedStaff(request, secret) !== null) return null;
    const row = rule.rowOf?.(request) ?? null;
    if (row !== null) return findCell(ctx, row);
    return cellOf(request, rule.shardOfWork?.(request) ?? null, true);
  }

  app.addHook('preValidation', async (request, reply) => {
    const cellOfStaff = await cellOfRow(request);
    if (cellOfStaff !== null && request.caller.kind === 'staff') {
      forward(request, reply, cellOfStaff, { ...bodyOf(request), staff: request.caller });
      return reply;
    }
    const shard = await shardOfBody(request);
    if (shard === null) return undefined;
    if (ruleOf(request)?.isOfOneCell) refuseMixed(request, shard);
    const { caller } = request;
    const isKnownHere = caller.kind === 'device' && readForwardedDevice(request, secret) === null;
    if (!isKnownHere && isBeforeItsTime(request, shard)) await waitForMap(shard);
    const cell = cellOf(request, shard, isKnownHere);
    if (cell === null) return undefined;
    const device = caller.kind === 'device' ? { device: caller } : {};
    forward(request, reply, cell, { ...bodyOf(request), ...device });
    // awaited: nothing else happens to the request
    return reply;
  });

  function forward(
    request: FastifyRequest,
    reply: FastifyReply,
    cell: Cell,
    sent: Sent & { device?: Device; staff?: StaffCaller },
  ): void {
    if (!cells.mayAsk(cell)) throw new CellAway();
    const { device, staff, ...body } = sent;
    const [path = '/'] = request.url.split('?', 1);
    reply.from(cell.address.replace(/\/$/, '') + path, {
      ...body,
      timeout: request.routeOptions.config.isStream ? STREAM_SILENCE_MS : ANSWER_MS,
      // whether it was done is not known: its caller repeats it, by the same key
      retryDelay: () => null,
      rewriteRequestHeaders(_request, headers) {
        // what a client claims in our own headers must not get our secret beside it
        const passedOn = Object.fromEntries(
          Object.entries(headers).filter(
            ([name]) => !name.startsWith('x-waypost-') && !NOT_PASSED_ON.has(name),
          ),
        );
        if (!isInternal(request.headers, secret)) delete passedOn['traceparent'];
        // of a method that has no body
        if (!hasBody(request)) delete passedOn['content-length'];
        if (device !== undefined) {
          delete passedOn['cookie'];
          passedOn['authorization'] = 'Bearer of another cell';
        }
        if (staff !== undefined) delete passedOn['cookie'];
        return {
          ...passedOn,
          ...(device !== undefined && forwardedDevice(device)),
          ...(staff !== undefined && forwardedStaff(staff)),
          ...hopHeaders(request, cells.own, secret),
        };
      },
      rewriteHeaders(headers) {
        cells.noteAnswer(cell);
        return { ...headers, [ANSWERED_BY_HEADER]: cell.name };
      },
      onError(failed) {
        // a client that left says nothing about the cell
        if (!request.raw.destroyed || request.raw.complete) cells.noteAway(cell);
        failed.send(new CellAway());
      },
    });
  }
}

function ruleOf(request: FastifyRequest) {
  const { endpoint } = request.routeOptions.config;
  return endpoint === undefined ? undefined : cellRuleOf(endpoint);
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

type Sent = { contentType?: string; body?: Buffer | string };

function bodyOf(request: FastifyRequest): Sent {
  if (!hasBody(request)) return {};
  const { body, headers } = request;
  return {
    contentType: headers['content-type'] ?? 'application/json',
    body: Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null),
  };
}
