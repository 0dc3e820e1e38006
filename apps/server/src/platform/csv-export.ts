import { pipeline } from 'node:stream/promises';
import { stringify, type Stringifier } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import type { Ctx } from './context.ts';
import type { Streamed } from './http/mount.ts';
import { errorFields } from './log.ts';

type Cell = string | number;

/** As a stream, so that a million lines need no more memory than those that are read at once. */
export function csvOf(
  ctx: Ctx,
  columns: readonly string[],
  lines: AsyncIterable<readonly Cell[] | Record<string, Cell>>,
): Stringifier {
  // a cell that begins like a formula would be run by the reader's spreadsheet
  const options = { header: true, columns: [...columns], escape_formulas: true, bom: true };
  const csv = stringify(options);
  pipeline(lines, csv).catch((error: unknown) => {
    ctx.log.warn({ columns, ...errorFields(error) }, 'an export broke off');
  });
  return csv;
}

type CsvFile = {
  /** For a name that somebody else gave: those of `attachmentHeaders`. */
  headers?: Record<string, string>;
  /** Files of staff have the rows of one cell, and say of which, unless they have those of all (decision 183). */
  cells?: 'all';
};

export async function answerCsv(
  reply: FastifyReply,
  name: string,
  csv: Stringifier,
  file: CsvFile = {},
): Promise<Streamed> {
  const fullName = file.cells === 'all' ? name : `${name}${cellOf(reply)}`;
  const headers = file.headers ?? {
    'content-disposition': `attachment; filename="${fullName}.csv"`,
    'cache-control': 'private, no-store',
  };
  await reply.type('text/csv; charset=utf-8').headers(headers).send(csv);
  return { streamed: true };
}

function cellOf({ server, request }: FastifyReply): string {
  return server.cellName === '' || request.caller.kind !== 'staff'
    ? ''
    : `_cell_${server.cellName}`;
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
