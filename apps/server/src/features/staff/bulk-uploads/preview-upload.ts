import type { BulkPreviewRow } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { readTariffInForce } from '../../core/quotes/index.ts';
import { selectLimitsInForce } from '../../core/service-limits/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { checkRows } from './check-rows.ts';
import { mappingOf } from './open-file.ts';
import { presentPreview } from './present-upload.ts';
import type { TableRow } from '../../core/tables/index.ts';
import type { UploadRow } from './uploads.queries.ts';

/** The first rows by the current mapping. They are personal data: each view is audited. */
export async function previewUpload(
  ctx: Ctx,
  { staffId }: StaffCaller,
  upload: UploadRow,
): Promise<{ samples: string[]; rows: BulkPreviewRow[] }> {
  const table = upload.preview ?? [];
  const mapping = mappingOf(upload);
  const { defaultIncoterm } = await settingsInForce(ctx);
  const judged = await inTransaction(ctx.db, async (tx) => {
    await auditStaff(tx, staffId, 'bulk.preview', `bulk-upload:${upload.id}`, {
      rows: table.map(({ rowNo }) => rowNo),
    });
    const { tariff } = await readTariffInForce(tx);
    const { limits } = await selectLimitsInForce(tx);
    const rules = { mapping, tariff, limits, defaultIncoterm, pricesAllowed: upload.pricesAllowed };
    return checkRows(ctx, tx, table, rules, new Set());
  });
  return {
    samples: upload.heads.map((_, at) => firstText(table, at)),
    rows: table.flatMap((row, at) => {
      const judgement = judged[at];
      return judgement === undefined ? [] : [presentPreview(row, mapping, judgement)];
    }),
  };
}

function firstText(table: readonly TableRow[], at: number): string {
  return table.map(({ cells }) => cells[at] ?? '').find((text) => text !== '') ?? '';
}
