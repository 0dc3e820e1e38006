import type { IncomingHttpHeaders } from 'node:http';
import {
  CLIENT_ADDRESS_HEADER,
  clientAddress,
  INTERNAL_HEADER,
  isInternal,
} from '../http/client-address.ts';
import { Problem } from '../http/problem.ts';
import type { Cell } from './cells.ts';

/** Of a request from another cell: which one. It is answered here, and never forwarded again. */
export const HOP_HEADER = 'x-waypost-hop';

/** Whether another cell has sent it: anybody can write the mark, and only our own processes the secret. */
export function isHop(headers: IncomingHttpHeaders, secret: string | null): boolean {
  return headers[HOP_HEADER] !== undefined && isInternal(headers, secret);
}

/** What a request that is forwarded, or asked of every cell, has beside its own headers. */
export function hopHeaders(
  request: { id: string; headers: IncomingHttpHeaders; ip: string },
  own: string,
  secret: string,
): Record<string, string> {
  return {
    'x-request-id': request.id,
    [INTERNAL_HEADER]: secret,
    [CLIENT_ADDRESS_HEADER]: clientAddress(request, secret),
    [HOP_HEADER]: own,
  };
}

/** From a failure to the next answer a cell is asked once in so long: who waits for it takes the places of others. */
const AWAY_MS = 1_000;

export type Hops = {
  /** Directly before it is asked: of a cell that is away, true is for one request alone. */
  mayAsk(cell: Cell): boolean;
  noteAnswer(cell: Cell): void;
  /** It did not answer. */
  noteAway(cell: Cell): void;
  /** Asks another cell. Rejects with `CellAway` unless an answer came that says it was done. */
  post(cell: Cell, path: string, hop: Hop): Promise<Response>;
};

type Hop = {
  body: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  timeoutMs: number;
  /** Takes long by itself: no answer in time says nothing about the cell. */
  isSlow?: boolean;
};

/** Its shards cannot be had now. Those of others can. */
export class CellAway extends Problem {
  constructor() {
    super('temporarily_unavailable', { retryAfterSeconds: 1 });
  }
}

export type OnHop = (cell: string, result: 'answered' | 'away') => void;

export function createHops(own: string, internalSecret: string | null, onHop: OnHop): Hops {
  /** Those that are away, and when one may be asked again. */
  const askableAt = new Map<string, number>();
  const mayAsk = ({ name }: Cell) => {
    const at = askableAt.get(name);
    if (at === undefined) return true;
    const now = performance.now();
    if (now < at) return false;
    askableAt.set(name, now + AWAY_MS);
    return true;
  };
  const noteAnswer = ({ name }: Cell) => {
    askableAt.delete(name);
    onHop(name, 'answered');
  };
  const noteAway = ({ name }: Cell) => {
    askableAt.set(name, performance.now() + AWAY_MS);
    onHop(name, 'away');
  };

  return {
    mayAsk,
    noteAnswer,
    noteAway,
    async post(cell, path, { body, headers = {}, timeoutMs, isSlow = false }) {
      if (internalSecret === null)
        throw new Error('without INTERNAL_SECRET no other cell can be asked');
      if (!mayAsk(cell)) throw new CellAway();
      let answer: Response;
      let content: ArrayBuffer;
      try {
        answer = await fetch(new URL(path, cell.address), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...headers,
            [INTERNAL_HEADER]: internalSecret,
            [HOP_HEADER]: own,
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        // a connection may also break in the middle of the answer
        content = await answer.arrayBuffer();
      } catch (error) {
        // nothing of the error is told: it may quote the address
        if (!isSlow || !isTimeout(error)) noteAway(cell);
        throw new CellAway();
      }
      noteAnswer(cell);
      if (!answer.ok) throw new CellAway();
      return new Response(content, { headers: answer.headers });
    },
  };
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
