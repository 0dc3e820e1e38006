import { type ExportFilter, exportShipmentsAsStaff, StaffShipmentLine } from '@waypost/contract';
import { z } from 'zod';
import type { Cell } from '../../../platform/cells/cells.ts';
import { CellAway } from '../../../platform/cells/hops.ts';
import { hasNumber } from '../../../platform/cells/cell-of.ts';
import type { Ctx } from '../../../platform/context.ts';

export const EXPORTS_PATH = '/internal/shipment-exports';
/** A filter that few rows fit reads many. */
const TIMEOUT_MS = 20_000;

/** By whom a file is wanted, who has proved the second factor at home. */
export const ChunkRequest = z.object({
  staffId: z.uuid(),
  filter: exportShipmentsAsStaff.query,
  after: z.uuid().nullable(),
});

const ChunkAnswer = z.object({
  shipments: z.array(StaffShipmentLine),
  last: z.uuid().nullable(),
});
export type Chunk = z.infer<typeof ChunkAnswer>;

/** Rejects with `CellAway` when that cell does not answer. */
export async function readChunkElsewhere(
  ctx: Ctx,
  cell: Cell,
  asked: { staffId: string; filter: ExportFilter; after: string | null },
): Promise<Chunk> {
  const body = JSON.stringify(asked);
  const hop = { body, timeoutMs: TIMEOUT_MS, isSlow: true };
  const answer = await ctx.cells.post(cell, EXPORTS_PATH, hop);
  const told = ChunkAnswer.safeParse(await answer.json());
  // of another release perhaps
  if (!told.success) throw new CellAway();
  const { shipments, last } = told.data;
  return { shipments: ofCell(ctx, cell.name, shipments), last };
}

/** Without rows of shards that another cell has: while a shard moves two databases have them. */
export function ofCell<Row extends { trackingNumber: string }>(
  { cells }: Ctx,
  name: string,
  rows: Row[],
): Row[] {
  if (!cells.areSeveral) return rows;
  return rows.filter(({ trackingNumber }) => hasNumber(cells, name, trackingNumber));
}
