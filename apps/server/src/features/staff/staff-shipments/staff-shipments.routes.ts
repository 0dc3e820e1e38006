import { answerCells } from '../../../platform/cells/internal-routes.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { answerCsv } from '../../../platform/csv-export.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { answerDocument } from '../../core/documents/index.ts';
import { exportShipments, readChunk } from './export-shipments.ts';
import { joinShipments } from './join-shipments.ts';
import { ChunkRequest, EXPORTS_PATH } from './lines-elsewhere.ts';
import { listShipments } from './list-shipments.ts';
import { readShipmentDocument } from './read-shipment-document.ts';
import { readShipment } from './read-shipment.ts';

export function staffShipmentsRoutes({ app, mount }: Api, ctx: ApiCtx): void {
  mount(
    'listShipmentsAsStaff',
    { staff: 'shipments:read' },
    async (call) => {
      const { after, limit, flat: _flat, ...filter } = call.query;
      const body = await listShipments(ctx, call.caller, filter, { after, limit });
      return { status: 200, body };
    },
    joinShipments,
  );

  mount('readShipmentAsStaff', { staff: 'shipments:read' }, async (call) => ({
    status: 200,
    body: await readShipment(ctx, call.caller, call.params.shipmentId),
  }));

  mount('readDocumentAsStaff', { staff: 'shipments:read' }, async (call) => {
    const document = await readShipmentDocument(ctx, app.renderer, call.caller, call.params);
    return answerDocument(call.request, document);
  });

  mount('exportShipmentsAsStaff', { staff: 'shipments:read' }, async (call) => {
    const secondFactor = call.headers['x-second-factor'];
    const { csv, missing } = await exportShipments(ctx, call.caller, call.query, secondFactor);
    const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const name = ['admin_shipments', stamp, ...missing.map((cell) => `without_cell_${cell}`)];
    return answerCsv(call.reply, name.join('_'), csv, { cells: 'all' });
  });

  if (!ctx.cells.areSeveral) return;
  const { INTERNAL_SECRET: secret } = ctx.config;
  answerCells(app, { path: EXPORTS_PATH, body: ChunkRequest, secret }, (asked) =>
    readChunk(ctx, asked),
  );
}
