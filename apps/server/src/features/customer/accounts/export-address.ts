import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import type { ExportedLists } from '../../../platform/feature.ts';

export const EXPORT_PATH = '/internal/exported-addresses';
export const ExportRequest = z.object({ emailKey: z.string().max(320) });

type Lists = Partial<ExportedLists>;
const CELL_MS = 10_000;

/** What was done in this cell under the address of somebody whose account is in another one. */
export async function exportForOtherCell(
  ctx: Ctx,
  { emailKey }: z.infer<typeof ExportRequest>,
): Promise<Lists[]> {
  const parts: Lists[] = [];
  for (const { exportAddress } of ctx.features) {
    if (exportAddress !== undefined) parts.push(await exportAddress(ctx, emailKey));
  }
  return parts;
}

/** Of all other cells. Refused when one is away: an export that lacks something must not look complete. */
export async function exportFromOtherCells({ cells }: Ctx, emailKey: string): Promise<Lists[]> {
  const body = JSON.stringify({ emailKey });
  const answers = await Promise.all(
    cells.others().map(async (cell) => {
      const answer = await cells.post(cell, EXPORT_PATH, { body, timeoutMs: CELL_MS });
      return ((await answer.json()) as { parts: Lists[] }).parts;
    }),
  );
  return answers.flat();
}
