import { Readable } from 'node:stream';
import type { ExportFilter, StaffShipmentLine } from '@waypost/contract';
import type { Stringifier } from 'csv-stringify';
import type { z } from 'zod';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { byText } from '../../../platform/cells/join-pages.ts';
import { CellAway } from '../../../platform/cells/hops.ts';
import { csvOf } from '../../../platform/csv-export.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { EXPORT_COLUMNS, exportLine } from '../../core/shipments/index.ts';
import { askSecondFactorAgain } from '../members/index.ts';
import { type ChunkRequest, ofCell, readChunkElsewhere, type Chunk } from './lines-elsewhere.ts';
import { presentLine } from './present-line.ts';
import { selectChunk } from './shipment-pages.queries.ts';
import { readLines } from './staff-shipments.queries.ts';

const CHUNK_ROWS = 2_000;
const COLUMNS = EXPORT_COLUMNS.flatMap((column) =>
  column === 'Recipient' ? [column, 'RecipientEmail'] : column,
);

/**
 * Newest first, as a stream along the list: a million shipments need no more memory than 2,000 of each cell. Each
 * chunk is audited with its ids before it is sent. The rows of `missing` cells are not in it; one that falls silent later
 * breaks the file off.
 */
export async function exportShipments(
  ctx: Ctx,
  { staffId }: StaffCaller,
  filter: ExportFilter,
  secondFactor: string | undefined,
): Promise<{ csv: Stringifier; missing: string[] }> {
  await askSecondFactorAgain(ctx, staffId, secondFactor);
  const asked = [
    {
      cell: ctx.cells.own,
      read: (after: string | null) => readChunk(ctx, { staffId, filter, after }),
    },
    ...ctx.cells.others().map((cell) => ({
      cell: cell.name,
      read: (after: string | null) => readChunkElsewhere(ctx, cell, { staffId, filter, after }),
    })),
  ];
  const opened = await Promise.all(
    asked.map(async ({ cell, read }) => ({ cell, read, first: await orAway(read(null)) })),
  );
  const sources = opened.flatMap(({ read, first }) =>
    first === null ? [] : [linesOf(first, read)],
  );
  const [only, ...more] = sources;
  const lines = only !== undefined && more.length === 0 ? only : newestOf(sources);
  return {
    csv: csvOf(ctx, COLUMNS, lines),
    missing: opened.flatMap(({ cell, first }) => (first === null ? [cell] : [])),
  };
}

type ReadChunk = (after: string | null) => Promise<Chunk>;
type Line = ReturnType<typeof cellsOf> & { id: string };

async function* linesOf(first: Chunk, read: ReadChunk): AsyncGenerator<Line, void> {
  for (let chunk = first; ; chunk = await read(chunk.last)) {
    for (const shipment of chunk.shipments) yield { ...cellsOf(shipment), id: shipment.id };
    if (chunk.last === null) return;
  }
}

/** Of several lists that are each newest first. */
async function* newestOf(sources: readonly AsyncGenerator<Line, void>[]) {
  const heads = await Promise.all(
    sources.map(async (source) => ({ source, line: (await source.next()).value })),
  );
  for (;;) {
    const [newest] = heads
      .flatMap((head) => (head.line ? [{ head, line: head.line }] : []))
      .toSorted((a, b) => byText(b.line.id, a.line.id));
    if (newest === undefined) return;
    yield newest.line;
    newest.head.line = (await newest.head.source.next()).value;
  }
}

/** Null when its cell does not answer. */
async function orAway<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof CellAway) return null;
    throw error;
  }
}

/** Of this cell. */
export async function readChunk(
  ctx: Ctx,
  { staffId, filter, after }: z.output<typeof ChunkRequest>,
): Promise<Chunk> {
  return inTransaction(ctx.db, async (tx) => {
    const { rows, last } = await selectChunk(tx, filter, { after, length: CHUNK_ROWS });
    // the first one also when it is empty: it was requested
    if (rows.length > 0 || after === null) {
      await auditStaff(tx, staffId, 'shipment.export', 'shipments', {
        ids: rows.map((row) => row.shipmentId),
      });
    }
    const shipments = (await readLines(tx, rows)).map(presentLine);
    return { shipments: ofCell(ctx, ctx.cells.own, shipments), last };
  });
}

/** These, in their order: few enough to be read at once. */
export async function exportSelected(
  ctx: Ctx,
  caller: StaffCaller,
  ids: readonly string[],
  secondFactor: string | undefined,
): Promise<Stringifier> {
  await askSecondFactorAgain(ctx, caller.staffId, secondFactor);
  const shipments = await inTransaction(ctx.db, async (tx) => {
    await auditStaff(tx, caller.staffId, 'shipment.export', 'shipments', { ids });
    const found = await readLines(
      tx,
      ids.map((shipmentId) => ({ shipmentId })),
    );
    return found.map(presentLine);
  });
  return csvOf(ctx, COLUMNS, Readable.from(shipments.map(cellsOf)));
}

function cellsOf(shipment: StaffShipmentLine) {
  return { ...exportLine(shipment), RecipientEmail: shipment.recipientEmail };
}
