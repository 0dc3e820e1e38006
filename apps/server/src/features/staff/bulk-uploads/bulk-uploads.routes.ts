import { endpoints, MAX_LABEL_SHIPMENTS } from '@waypost/contract';
import { BULK_COLUMNS } from '@waypost/domain/bulk-columns';
import type { Ctx } from '../../../platform/context.ts';
import { answerCsv } from '../../../platform/csv-export.ts';
import { attachmentHeaders } from '../../../platform/http/attachment.ts';
import { decodedName } from '../../../platform/http/file-name.ts';
import { type Api, bytesOf, takeFiles } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { may } from '../staff-edits/index.ts';
import { addUpload } from './add-upload.ts';
import { mapUpload, startUpload, stopUpload } from './change-upload.ts';
import { presentLine, presentUpload } from './present-upload.ts';
import { previewUpload } from './preview-upload.ts';
import { CSV, XLSX } from '../../core/tables/index.ts';
import { reportUpload } from './report-upload.ts';
import { faultsOf, listFaultyRows, listPrintableRows } from './rows.queries.ts';
import { bulkTemplate } from './template.ts';
import { findStaffName, findUpload, listUploads, type UploadRow } from './uploads.queries.ts';

export async function bulkUploadsRoutes({ mount, scope }: Api, ctx: Ctx): Promise<void> {
  const read = async (uploadId: string): Promise<UploadRow> => {
    const upload = await findUpload(ctx.db, uploadId);
    if (upload === undefined || upload.bytes === null || upload.customerId !== null) {
      throw new Problem('bulk_upload_not_found');
    }
    return upload;
  };
  const present = async (upload: UploadRow) =>
    presentUpload(upload, await findStaffName(ctx.db, upload.uploadedBy));

  await scope((own) => {
    takeFiles(own.app, endpoints.addBulkUpload.consumes);
    own.mount('addBulkUpload', { staff: 'shipments:write' }, async (call) => {
      const { staffId } = call.caller;
      const by = { staffId, pricesAllowed: may(call.caller, 'money:write') };
      const upload = await addUpload(ctx, by, {
        id: call.params.uploadId,
        name: decodedName(call.headers['x-file-name'] ?? ''),
        bytes: bytesOf(call.body),
      });
      return { status: 201, body: await present(upload) };
    });
  });

  mount('listBulkUploads', { staff: 'shipments:write' }, async ({ query }) => {
    const [at, id] = query.after?.split('_') ?? [];
    const after =
      at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id };
    // one more than requested: there is a next page
    const rows = await listUploads(ctx.db, { after, limit: query.limit + 1 });
    const page = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? page.at(-1) : undefined;
    return {
      status: 200,
      body: {
        uploads: page.map((row) => presentLine(row, row.uploaderName ?? '')),
        next: last === undefined ? null : `${last.createdAt.getTime()}_${last.id}`,
      },
    };
  });

  mount('readBulkUpload', { staff: 'shipments:write' }, async ({ params }) => ({
    status: 200,
    body: await present(await read(params.uploadId)),
  }));

  mount('previewBulkUpload', { staff: 'shipments:write' }, async ({ caller, params }) => ({
    status: 200,
    body: await previewUpload(ctx, caller, await read(params.uploadId)),
  }));

  mount('mapBulkUpload', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await present(await mapUpload(ctx, caller, params.uploadId, body.mapping)),
  }));

  mount('listBulkFaults', { staff: 'shipments:write' }, async ({ params, query }) => {
    await read(params.uploadId);
    const { after, limit } = query;
    const rows = await listFaultyRows(ctx.db, params.uploadId, { after, limit: limit + 1 });
    const page = rows.slice(0, limit).map((row) => ({
      row: row.rowNo,
      outcome: row.outcome === 'refused' ? ('refused' as const) : ('bad' as const),
      faults: faultsOf(row.faults),
    }));
    const next = rows.length > limit ? (page.at(-1)?.row ?? null) : null;
    return { status: 200, body: { rows: page, next } };
  });

  mount('startBulkUpload', { staff: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await present(await startUpload(ctx, caller, params.uploadId, body.mappingNo)),
  }));

  mount('stopBulkUpload', { staff: 'shipments:write' }, async ({ caller, params }) => ({
    status: 200,
    body: await present(await stopUpload(ctx, caller, params.uploadId)),
  }));

  mount('listBulkShipments', { staff: 'shipments:write' }, async ({ params, query: { after } }) => {
    await read(params.uploadId);
    const limit = MAX_LABEL_SHIPMENTS;
    const rows = await listPrintableRows(ctx.db, params.uploadId, { after, limit: limit + 1 });
    const shipments = rows.slice(0, limit);
    const next = rows.length > limit ? (shipments.at(-1)?.row ?? null) : null;
    return { status: 200, body: { shipments, next } };
  });

  mount('readBulkReport', { staff: 'shipments:write' }, async (call) => {
    const upload = await read(call.params.uploadId);
    const csv = await reportUpload(ctx, call.caller, upload.id);
    const name = `report_${upload.fileName.replace(/\.\w+$/, '')}`;
    return answerCsv(call.reply, name, csv, { headers: attachmentHeaders(`${name}.csv`) });
  });

  mount('readBulkTemplate', { staff: 'shipments:write' }, async ({ query }) => ({
    status: 200,
    file: await bulkTemplate(query.format, BULK_COLUMNS),
    mediaType: query.format === 'csv' ? `${CSV}; charset=utf-8` : XLSX,
    headers: attachmentHeaders(`waypost_shipments.${query.format}`),
  }));
}
