import { endpoints } from '@waypost/contract';
import { OWN_COLUMNS } from '@waypost/domain/bulk-columns';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { durableLimit, HOUR, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { attachmentHeaders } from '../../../platform/http/attachment.ts';
import { decodedName } from '../../../platform/http/file-name.ts';
import { type Api, bytesOf, takeFiles } from '../../../platform/http/mount.ts';
import { CSV, XLSX } from '../../core/tables/index.ts';
import { addUpload, bulkTemplate, listUploadsOf } from '../../staff/bulk-uploads/index.ts';
import { bookUpload } from './book-upload.ts';
import { listRows } from './list-rows.ts';
import { presentLine, readUpload } from './read-upload.ts';

/** Files of everybody are read one after the other. */
const UPLOADS_OF_CUSTOMER = durableLimit('own_uploads', 60, HOUR);
const LISTED = 25;

export async function ownUploadsRoutes({ mount, scope }: Api, ctx: Ctx): Promise<void> {
  await scope((own) => {
    takeFiles(own.app, endpoints.addOwnUpload.consumes);
    own.mount('addOwnUpload', { customer: true }, async ({ caller: { customerId }, ...call }) => {
      await takeOrRefuse(ctx, UPLOADS_OF_CUSTOMER, customerId);
      const file = {
        id: call.params.uploadId,
        name: decodedName(call.headers['x-file-name'] ?? ''),
        bytes: bytesOf(call.body),
      };
      const { id } = await addUpload(ctx, { customerId }, file);
      return { status: 201, body: await readUpload(ctx, customerId, id) };
    });
  });

  mount('listOwnUploads', { customer: true }, async ({ caller: { customerId } }) => {
    const uploads = await asCustomer(ctx.db, customerId, (own) =>
      listUploadsOf(own, customerId, LISTED),
    );
    return { status: 200, body: { uploads: uploads.map(presentLine) } };
  });

  mount('readOwnUpload', { customer: true }, async ({ caller, params }) => ({
    status: 200,
    body: await readUpload(ctx, caller.customerId, params.uploadId),
  }));

  mount('listOwnUploadRows', { customer: true }, async ({ caller, params }) => ({
    status: 200,
    body: { rows: await listRows(ctx, caller.customerId, params.uploadId) },
  }));

  mount('bookOwnUpload', { customer: true }, async ({ caller: { customerId }, params, body }) => {
    await bookUpload(ctx, customerId, params.uploadId, body);
    return { status: 200, body: await readUpload(ctx, customerId, params.uploadId) };
  });

  mount('readOwnTemplate', { customer: true }, async ({ query }) => ({
    status: 200,
    file: await bulkTemplate(query.format, OWN_COLUMNS),
    mediaType: query.format === 'csv' ? `${CSV}; charset=utf-8` : XLSX,
    headers: attachmentHeaders(`waypost_shipments.${query.format}`),
  }));
}
