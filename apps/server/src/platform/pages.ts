/** Where a list goes on that is sorted by a day or a moment, and then by id. */
export function readTimedCursor(after: string | undefined): { at: string; id: string } | undefined {
  const [at, id] = after?.split('~') ?? [];
  return at === undefined || id === undefined ? undefined : { at, id };
}

/** Every row of a list that is read page by page; the last page is not full. */
export async function* rowsOf<Row>(
  pageRows: number,
  readPage: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows: Row[] = [];
  do {
    rows = await readPage(rows.at(-1));
    yield* rows;
  } while (rows.length === pageRows);
}
