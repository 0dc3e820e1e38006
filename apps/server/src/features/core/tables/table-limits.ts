import { MAX_BULK_ROWS } from '@waypost/contract';
import { FileFault } from './file-fault.ts';

/** The longest text of a shipment is an address of 300. */
const MAX_CELL_LENGTH = 2_000;
const MAX_COLUMNS = 100;

/** A row as in the file; `rowNo` counts from 1 as a spreadsheet does. */
export type TableRow = { rowNo: number; cells: string[] };

/** Leaves out empty rows, and fails when the file exceeds the limits. */
export async function* withinLimits(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const { rowNo, cells } of rows) {
    const texts = cells.map((cell) => cell.trim());
    if (texts.every((text) => text === '')) continue;
    if (texts.length > MAX_COLUMNS) throw new FileFault('too_many_columns');
    if (texts.some((text) => text.length > MAX_CELL_LENGTH)) throw new FileFault('cell_too_long');
    // the head is one more
    if (count > MAX_BULK_ROWS) throw new FileFault('too_many_rows');
    count += 1;
    yield { rowNo, cells: texts };
  }
}
