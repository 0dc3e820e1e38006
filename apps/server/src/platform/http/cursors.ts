import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Where a page of `/api/v1` ended: values of its last row, in a form that nobody builds by hand. */
export function writeCursor(...values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** How a value has to look. What fits, PostgreSQL reads: a cursor is typed by anyone. */
type Pattern = { test(value: string): boolean };

export const ID: Pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Of an id that counts up; more digits may be more than 64 bits. */
export const COUNTER: Pattern = /^\d{1,18}$/;
export const MOMENT: Pattern = {
  test(value) {
    const at = new Date(value);
    // the year 0, and days that no month has
    return /^[1-9]\d{3}-/.test(value) && !Number.isNaN(at.getTime()) && at.toISOString() === value;
  },
};

/** The values of a cursor, as many as the list writes, each as it has to look. */
export function readCursor(
  cursor: string | undefined,
  patterns: readonly Pattern[],
): string[] | undefined {
  if (cursor === undefined) return undefined;
  const values = parse(cursor);
  const fits =
    values.length === patterns.length &&
    patterns.every((pattern, at) => pattern.test(values[at] ?? ''));
  if (fits) return values;
  throw new Problem('invalid_request', {
    errors: [{ path: 'cursor', reason: 'not a cursor of this list', part: 'querystring' }],
  });
}

function parse(cursor: string): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(values) ? values.map(String) : [];
  } catch {
    return [];
  }
}

/** A page of a list: ask for one row more than `limit`, to know whether there is another page. */
export function answerPage<Row, Entry>(
  request: FastifyRequest,
  rows: readonly Row[],
  {
    limit,
    present,
    cursorOf,
    goesOnAt = null,
  }: {
    limit: number;
    present: (row: Row) => Entry;
    cursorOf: (row: Row) => string;
    /** Where the next page begins although this one is not full. */
    goesOnAt?: string | null;
  },
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? cursorOf(last) : goesOnAt;
  return {
    status: 200 as const,
    body: { object: 'list' as const, data: shown.map(present), nextCursor },
    ...(nextCursor !== null && { headers: { link: linkTo(request, nextCursor) } }),
  };
}

function linkTo(request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, request.server.publicOrigin);
  url.searchParams.set('cursor', cursor);
  return `<${url.href}>; rel="next"`;
}
