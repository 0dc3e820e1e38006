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

/** A name that somebody else gave needs the headers of `attachmentHeaders`. */
export async function answerCsv(
  reply: FastifyReply,
  name: string,
  csv: Stringifier,
  headers: Record<string, string> = {
    'content-disposition': `attachment; filename="${name}${cellOf(reply)}.csv"`,
    'cache-control': 'private, no-store',
  },
): Promise<Streamed> {
  await reply.type('text/csv; charset=utf-8').headers(headers).send(csv);
  return { streamed: true };
}

/** Files of staff have the rows of one cell, and say of which (decision 183). */
function cellOf({ server, request }: FastifyReply): string {
  return server.cellName === '' || request.caller.kind !== 'staff'
    ? ''
    : `_cell_${server.cellName}`;
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
