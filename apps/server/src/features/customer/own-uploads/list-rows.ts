import type { CellFault, OwnUploadRow } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readTariffInForce } from '../../core/quotes/index.ts';
import { selectLimitsInForce } from '../../core/service-limits/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import {
  checkRows,
  faultsOf,
  headingOf,
  mappingOf,
  presentPreview,
  type UploadRow,
} from '../../staff/bulk-uploads/index.ts';
import { findOwn, rowsOf } from './read-upload.ts';

/** Each row as it would be booked now, or with what is wrong in it. */
export async function listRows(
  ctx: Ctx,
  customerId: string,
  uploadId: string,
): Promise<OwnUploadRow[]> {
  const { upload, outcomes } = await asCustomer(ctx.db, customerId, async (own) => ({
    upload: await findOwn(own, customerId, uploadId),
    outcomes: new Map((await rowsOf(own, uploadId)).map((row) => [row.rowNo, row])),
  }));
  const table = upload.preview ?? [];
  const mapping = mappingOf(upload);
  const { tariff } = await readTariffInForce(ctx.db);
  const { limits } = await selectLimitsInForce(ctx.db);
  const { defaultIncoterm } = await settingsInForce(ctx);
  const rules = {
    mapping,
    tariff,
    limits,
    defaultIncoterm,
    pricesAllowed: false,
    owner: customerId,
  };
  const judged = await checkRows(ctx, ctx.db, table, rules, new Set());
  return table.flatMap((row, at) => {
    const judgement = judged[at];
    if (judgement === undefined) return [];
    const shown = presentPreview(row, mapping, judgement);
    const outcome = outcomes.get(row.rowNo);
    const faults = outcome?.outcome === 'refused' ? faultsOf(outcome.faults) : shown.faults;
    return [
      {
        row: row.rowNo,
        orderReference: judgement.good?.entry.orderReference ?? '',
        recipient: shown.recipient,
        to: shown.to,
        service: shown.service,
        weight: shown.weight,
        priceCents: faults.length > 0 ? null : shown.priceCents,
        trackingNumber: outcome?.trackingNumber ?? null,
        faults: faults.map((fault) => presentFault(upload, row.rowNo, fault)),
      },
    ];
  });
}

function presentFault(upload: UploadRow, rowNo: number, { column, code }: CellFault) {
  const at = upload.mapping.indexOf(column);
  return {
    cell: at === -1 ? String(rowNo) : `${letterOf(at)}${rowNo}`,
    heading: (at === -1 ? undefined : upload.heads[at]) ?? headingOf(column),
    code,
  };
}

/** As spreadsheets name columns: A to Z, then AA. */
function letterOf(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : letterOf(Math.floor(at / 26) - 1) + letter;
}
