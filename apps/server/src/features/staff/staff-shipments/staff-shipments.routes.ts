import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { type Door, mount, staffOf } from '../../../platform/http/mount.ts';
import { answerDocument, type Renderer } from '../../core/documents/index.ts';
import { exportShipments } from './export-shipments.ts';
import { listShipments } from './list-shipments.ts';
import { readShipmentDocument } from './read-shipment-document.ts';
import { readShipment } from './read-shipment.ts';

export function staffShipmentsRoutes(
  app: FastifyInstance,
  door: Door,
  ctx: Ctx,
  renderer: Renderer,
): void {
  mount(app, door, 'listShipmentsAsStaff', endpoints.listShipmentsAsStaff, async (call) => {
    const { after, limit, flat: _flat, ...filter } = call.query;
    const body = await listShipments(ctx, staffOf(call.caller), filter, { after, limit });
    return { status: 200, body };
  });

  mount(app, door, 'readShipmentAsStaff', endpoints.readShipmentAsStaff, async (call) => ({
    status: 200,
    body: await readShipment(ctx, staffOf(call.caller), call.params.shipmentId),
  }));

  mount(app, door, 'readDocumentAsStaff', endpoints.readDocumentAsStaff, async (call) => {
    const caller = staffOf(call.caller);
    const document = await readShipmentDocument(ctx, renderer, caller, call.params);
    return answerDocument(call.request, document);
  });

  mount(app, door, 'exportShipmentsAsStaff', endpoints.exportShipmentsAsStaff, async (call) => {
    const secondFactor = call.headers['x-second-factor'];
    const csv = await exportShipments(ctx, staffOf(call.caller), call.query, secondFactor);
    const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
    await call.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="admin_shipments_${stamp}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(csv);
    return { streamed: true };
  });
}
