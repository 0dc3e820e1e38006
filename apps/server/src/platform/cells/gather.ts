import type { EndpointDefinition } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import type { ApiCtx } from '../context.ts';
import type { StaffCaller } from '../http/callers.ts';
import { hasNumber } from './cell-of.ts';
import type { Cell } from './cells.ts';
import { forwardedStaff, readForwardedStaff } from './forwarded-callers.ts';
import { hopHeaders, isTimeout } from './hops.ts';
import { type Asked, type CellAnswer, type Positions, readPositions } from './join-pages.ts';

/** A page of the console waits no longer for a cell. */
const ANSWER_MS = 4_000;
/** After one that took longer the console does not ask that cell for so long. Look-ups and scans do: a list may be slow by itself. */
const SILENT_MS = 2_000;

export type Join<Body, Query> = ((
  answers: readonly CellAnswer<Body>[],
  asked: Asked<Query>,
) => Body) & {
  /** For what takes longer than a page waits. */
  waitMs?: number;
};

export function waiting<F extends object>(waitMs: number, join: F): F & { waitMs: number } {
  return Object.assign(join, { waitMs });
}

type AnyBody = Record<string, unknown>;
export type AnyJoin = Join<AnyBody, unknown>;
type Answered = { status: 200; body: AnyBody; headers?: Record<string, string> };

/** Asks every cell for the same, and joins what they answer. Only where there are several. */
export type Gather = {
  /** Before the query is validated: this cell gets its own part of the cursor. */
  takePosition(request: FastifyRequest): void;
  answer(
    asked: { request: FastifyRequest; endpoint: EndpointDefinition; join: AnyJoin },
    own: () => Promise<object>,
  ): Promise<Answered>;
};

type AskedOfCell = {
  endpoint: EndpointDefinition;
  after: string | null | undefined;
  waitMs: number | undefined;
};

export function createGather({ cells, config, log }: ApiCtx): Gather {
  const secret = config.INTERNAL_SECRET;
  const positionsOf = new WeakMap<FastifyRequest, Positions>();
  const silentUntil = new Map<string, number>();
  const isSilent = ({ name }: Cell) => (silentUntil.get(name) ?? 0) > performance.now();

  async function ask(
    cell: Cell,
    request: FastifyRequest,
    { endpoint, after, waitMs = ANSWER_MS }: AskedOfCell,
  ): Promise<CellAnswer<AnyBody> | null> {
    if (isSilent(cell) || !cells.mayAsk(cell)) return null;
    const url = new URL(cell.address.replace(/\/$/, '') + request.url);
    if (typeof after === 'string') url.searchParams.set('after', after);
    else url.searchParams.delete('after');
    let answer: Response;
    let body: unknown;
    try {
      answer = await fetch(url, {
        method: request.method === 'HEAD' ? 'GET' : request.method,
        headers: {
          'content-type': 'application/json',
          ...hopHeaders(request, cells.own, secret),
          // lists of all cells are for staff alone
          ...forwardedStaff(request.caller as StaffCaller),
        },
        ...(endpoint.body !== undefined && { body: JSON.stringify(request.body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      });
      body = answer.status === 200 ? await answer.json() : await answer.body?.cancel();
    } catch (error) {
      // nothing of the error is told: it may quote the address
      if (isTimeout(error)) silentUntil.set(cell.name, performance.now() + SILENT_MS);
      else cells.noteAway(cell);
      return null;
    }
    cells.noteAnswer(cell);
    // of another release perhaps
    const read = endpoint.answers[200]?.safeParse(body);
    if (answer.status === 200 && read?.success) {
      return { cell: cell.name, body: read.data as AnyBody };
    }
    log.warn({ cell: cell.name, status: answer.status }, 'a cell has not answered the console');
    return null;
  }

  return {
    takePosition(request) {
      if (readForwardedStaff(request, secret) !== null) return;
      const query = request.query as { after?: unknown };
      const after = typeof query.after === 'string' ? query.after : undefined;
      const positions = readPositions(after, cells.own);
      positionsOf.set(request, positions);
      const own = positions[cells.own];
      if (typeof own === 'string') query.after = own;
      else delete query.after;
    },

    async answer({ request, endpoint, join }, own) {
      const positions = positionsOf.get(request);
      if (positions === undefined) return (await own()) as Answered;
      const asked = cells.others().filter(({ name }) => positions[name] !== null);
      const elsewhere = Promise.all(
        asked.map((cell) =>
          ask(cell, request, { endpoint, after: positions[cell.name], waitMs: join.waitMs }),
        ),
      );
      const here = positions[cells.own] === null ? null : ((await own()) as Answered);
      const answers = [
        ...(here === null ? [] : [{ cell: cells.own, body: here.body }]),
        ...(await elsewhere).filter((answer) => answer !== null),
      ];
      const answered = new Set(answers.map(({ cell }) => cell));
      const missing = asked.map(({ name }) => name).filter((name) => !answered.has(name));
      const isRowOf = (cell: string, number: string) => hasNumber(cells, cell, number);
      const joined = join(answers, { query: request.query, positions, isRowOf });
      return {
        status: 200,
        body: missing.length === 0 ? joined : { ...joined, cellsMissing: missing },
        ...(here?.headers && { headers: here.headers }),
      };
    },
  };
}
