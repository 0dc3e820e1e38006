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
