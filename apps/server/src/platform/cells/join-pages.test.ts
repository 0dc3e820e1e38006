import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byText, type CellAnswer, joinPages, type Positions, readPositions } from './join-pages.ts';

type Row = { key: number; id: string };
type Body = { rows: Row[]; next: string | null };
type Query = { limit: number };

const join = joinPages<Body, Row, Query>({
  rowsOf: ({ rows }) => rows,
  withRows: (rows) => ({ rows }),
  compare: (a, b) => a.key - b.key || byText(a.id, b.id),
  cursorOf: ({ id }) => id,
  idOf: ({ id }) => id,
  numberOf: ({ id }) => id,
  rowsOnPage: ({ limit }) => limit,
});

/** One cell's own list: sorted, and continued after an id. */
function pageOf(rows: readonly Row[], after: string | undefined, limit: number): Body {
  const from = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  const page = rows.slice(from, from + limit);
  const isMore = from + limit < rows.length;
  return { rows: page, next: isMore ? (page.at(-1)?.id ?? null) : null };
}

type Cells = Record<string, Row[]>;

/** Page by page, as the console does it; `isAway` by page and cell. */
function walk(
  cells: Cells,
  limit: number,
  isAway: (page: number, cell: string) => boolean = () => false,
): Row[][] {
  const pages: Row[][] = [];
  let cursor: string | undefined;
  do {
    const positions: Positions = readPositions(cursor, 'a');
    const answers = Object.entries(cells).flatMap(([cell, rows]): CellAnswer<Body>[] => {
      const position = positions[cell];
      if (position === null || isAway(pages.length, cell)) return [];
      return [{ cell, body: pageOf(rows, position, limit) }];
    });
    const { rows, next } = join(answers, { query: { limit }, positions, isRowOf: () => true });
    pages.push(rows);
    cursor = next ?? undefined;
    if (pages.length > 200) throw new Error('the list does not end');
  } while (cursor !== undefined);
  return pages;
}

const cellsOfRows = fc
  .tuple(
    fc.array(fc.nat({ max: 9 }), { maxLength: 25 }),
    fc.array(fc.nat({ max: 9 }), { maxLength: 25 }),
    fc.array(fc.nat({ max: 9 }), { maxLength: 5 }),
  )
  .map((keys): Cells => {
    const [a = [], b = [], c = []] = keys.map((some, cell) =>
      some
        .map((key, n) => ({ key, id: `${'abc'[cell] ?? ''}${String(n).padStart(2, '0')}` }))
        .toSorted((x, y) => x.key - y.key || byText(x.id, y.id)),
    );
    return { a, b, c };
  });

describe('a list of several cells', () => {
  it('shows every row once, in order, whatever the cells have', () => {
    fc.assert(
      fc.property(cellsOfRows, fc.integer({ min: 1, max: 7 }), (cells, limit) => {
        const pages = walk(cells, limit);
        const all = Object.values(cells)
          .flat()
          .toSorted((x, y) => x.key - y.key || byText(x.id, y.id));
        expect(pages.flat()).toEqual(all);
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      }),
    );
  });

  it('loses no row of a cell that did not answer on some pages', () => {
    fc.assert(
      fc.property(cellsOfRows, fc.integer({ min: 1, max: 5 }), (cells, limit) => {
        const shown = walk(cells, limit, (page, cell) => cell === 'b' && page === 0);
        const ids = shown.flat().map(({ id }) => id);
        const others = [...(cells['a'] ?? []), ...(cells['c'] ?? [])].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(others));
        // with a second page the cell is asked again, from where it was
        const all = Object.values(cells).flat();
        expect(ids.length).toBe(shown.length > 1 ? all.length : others.length);
      }),
    );
  });

  it('leaves out copies of rows that another cell has by now', () => {
    const rows = [{ key: 1, id: 'x' }];
    const answers = ['a', 'b'].map((cell) => ({ cell, body: { rows, next: null } }));
    const asked = { query: { limit: 5 }, positions: {} };
    const isRowOf = (cell: string) => cell === 'b';
    expect(join(answers, { ...asked, isRowOf }).rows).toEqual(rows);
    expect(join(answers.slice(0, 1), { ...asked, isRowOf }).rows).toEqual([]);
    expect(join(answers, { ...asked, isRowOf: () => true }).rows).toEqual(rows);
  });

  it('refuses a cursor that is none, and continues one from before there were several cells', () => {
    expect(() => readPositions('cells.x', 'a')).toThrow('invalid_request');
    expect(readPositions('0198', 'a')).toEqual({ a: '0198' });
  });
});
