import { z } from 'zod';
import { Problem } from '../http/problem.ts';
import { CellName } from './shard-map.ts';

/** Of one cell. */
export type CellAnswer<Body> = { cell: string; body: Body };

/**
 * Where a list goes on in each cell: null where all of it was shown. A cell that is not named begins at its beginning:
 * what a cell has that did not answer comes on the next page that it answers.
 */
export type Positions = Partial<Record<string, string | null>>;

const PREFIX = 'cells.';
const WrittenPositions = z.record(CellName, z.string().max(300).nullable());

export function writePositions(positions: Positions): string {
  return PREFIX + Buffer.from(JSON.stringify(positions)).toString('base64url');
}

/** A cursor without cells is of a list that this one began alone. */
export function readPositions(cursor: string | undefined, own: string): Positions {
  if (cursor === undefined) return {};
  if (!cursor.startsWith(PREFIX)) return { [own]: cursor };
  const read = WrittenPositions.safeParse(parse(cursor.slice(PREFIX.length)));
  if (!read.success) throw new Problem('invalid_request');
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

type Page = { next: string | null };

/** What joining needs to know of a list. */
export type PageRules<Body extends Page, Row, Query> = {
  rowsOf(body: Body): readonly Row[];
  withRows(rows: Row[], bodies: readonly Body[]): Omit<Body, 'next'>;
  /** The order of the list, as the database sorts it. */
  compare(a: Row, b: Row, query: Query): number;
  /** Where the list goes on after this row. */
  cursorOf(row: Row, query: Query): string;
  idOf(row: Row): string;
  /** By which its shard is known. */
  numberOf?(row: Row): string;
  rowsOnPage(query: Query): number;
};

/** What this page is about. */
export type Asked<Query> = {
  query: Query;
  positions: Positions;
  /** False for a row that another cell has by now: it is a copy. */
  isRowOf(cell: string, trackingNumber: string): boolean;
};

/**
 * One page of the pages of several cells. Each cell's order is kept, so that a cell always goes on after its last shown
 * row; the cursor has a position for each.
 */
export function joinPages<Body extends Page, Row, Query>(
  rules: PageRules<Body, Row, Query>,
): (answers: readonly CellAnswer<Body>[], asked: Asked<Query>) => Body {
  return (answers, { query, positions, isRowOf }) => {
    const parts = answers.map(({ cell, body }) => ({
      cell,
      body,
      rows: rules.rowsOf(body),
      at: 0,
    }));
    const shown: Row[] = [];
    const ids = new Set<string>();
    while (shown.length < rules.rowsOnPage(query)) {
      const part = firstOf(parts, (a: Row, b: Row) => rules.compare(a, b, query));
      if (part === undefined) break;
      const row = part.rows[part.at];
      part.at += 1;
      if (row === undefined || ids.has(rules.idOf(row))) continue;
      const number = rules.numberOf?.(row);
      if (number !== undefined && !isRowOf(part.cell, number)) continue;
      ids.add(rules.idOf(row));
      shown.push(row);
    }
    const next: Positions = { ...positions };
    for (const { cell, body, rows, at } of parts) {
      const last = rows[at - 1];
      if (at === rows.length) next[cell] = body.next;
      else if (last !== undefined) next[cell] = rules.cursorOf(last, query);
    }
    const isMore = parts.some(({ cell }) => next[cell] !== null);
    const bodies = answers.map(({ body }) => body);
    return {
      ...rules.withRows(shown, bodies),
      next: isMore ? writePositions(next) : null,
    } as Body;
  };
}

type Part<Row> = { rows: readonly Row[]; at: number };

function firstOf<Row, P>(
  parts: readonly (P & Part<Row>)[],
  compare: (a: Row, b: Row) => number,
): (P & Part<Row>) | undefined {
  let first: (P & Part<Row>) | undefined;
  for (const part of parts) {
    const [row, best] = [part.rows[part.at], first?.rows[first.at]];
    if (row !== undefined && (best === undefined || compare(row, best) < 0)) first = part;
  }
  return first;
}

/** Of texts that are sorted by their bytes, such as ids and moments. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
