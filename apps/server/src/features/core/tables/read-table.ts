import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type TableRow, withinLimits } from './table-limits.ts';

export const CSV = 'text/csv';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The rows of a file, the header row first, without empty ones. Throws a FileFault when it is not a table. */
export function readTable(bytes: Uint8Array, mediaType: string): AsyncGenerator<TableRow> {
  return withinLimits(mediaType === XLSX ? readXlsx(bytes) : readCsv(bytes));
}
