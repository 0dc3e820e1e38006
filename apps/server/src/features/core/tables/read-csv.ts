import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileFault } from './file-fault.ts';
import type { TableRow } from './table-limits.ts';

const DELIMITERS = [',', ';', '\t'] as const;
const CHUNK_BYTES = 64 * 1024;
/** An unclosed quote would otherwise put the whole file into one cell. */
const MAX_RECORD_BYTES = 256 * 1024;

/** UTF-8 only: another encoding could only be guessed. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(bytes),
    relax_column_count: true,
    // a stray quote is a character, as spreadsheets read it
    relax_quotes: true,
    max_record_size: MAX_RECORD_BYTES,
  });
  const source = Readable.from(chunksOf(bytes));
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  let rowNo = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      rowNo += 1;
      yield { rowNo, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileFault('not_a_table') : error;
  }
}

function* chunksOf(bytes: Uint8Array): Generator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    refuseOtherEncodings(() => decoder.decode(chunk, { stream: at + CHUNK_BYTES < bytes.length }));
    yield Buffer.from(chunk);
  }
}

function refuseOtherEncodings(decode: () => string): void {
  try {
    decode();
  } catch {
    throw new FileFault('not_utf8');
  }
}

/** The most frequent separator of the header row: countries with a decimal comma use semicolons. */
function delimiterOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, CHUNK_BYTES)).toString('utf8');
  const head = start.split(/\r?\n/).find((line) => line.trim() !== '') ?? '';
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
