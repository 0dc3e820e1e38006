import type { Manifest } from '@waypost/contract/v1';
import { boxesOf } from '@waypost/domain/measures';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { answerPage, ID, readCursor, writeCursor } from '../../../platform/http/cursors.ts';
import type { Api } from '../../../platform/http/mount.ts';
import {
  findManifest,
  type ManifestRow,
  selectManifested,
  selectManifests,
} from '../../core/manifests/index.ts';
import { createManifest, readOwnManifest } from './create-manifest.ts';

export function programManifestsRoutes({ app, mount }: Api, ctx: ApiCtx): void {
  function present(row: ManifestRow): Manifest {
    const path = `/api/v1/manifests/${row.id}/manifest.pdf`;
    return {
      object: 'manifest',
      id: row.id,
      mode: ctx.mode,
      createdAt: row.createdAt.toISOString(),
      number: row.number,
      date: row.day,
      pickupId: row.pickupId,
      shipmentCount: row.shipmentCount,
      pieceCount: row.pieceCount,
      status: row.scan === null ? 'open' : 'picked_up',
      pickedUpAt: row.scan === null ? null : new Date(row.scan.occurredAt).toISOString(),
      pdfUrl: new URL(path, ctx.config.PUBLIC_ORIGIN).href,
    };
  }

  async function read(caller: ProgramCaller, manifestId: string) {
    return readOwnManifest(ctx, caller, async (own) => {
      const row = await findManifest(own, caller.customerId, manifestId);
      return row && { row, shipments: await selectManifested(own, row.id) };
    });
  }

  async function presentDetails(caller: ProgramCaller, manifestId: string) {
    const { row, shipments } = await read(caller, manifestId);
    return {
      ...present(row),
      shipments: shipments.map(({ id, trackingNumber, orderReference, pieceCount }) => {
        return { id, trackingNumber, reference: orderReference, pieces: pieceCount };
      }),
    };
  }

  mount('v1CreateManifest', { program: 'pickups:write' }, async ({ caller, body, headers }) => {
    const idempotencyKey = headers['idempotency-key'];
    const { manifestId, isReplayed } = await createManifest(ctx, { caller, idempotencyKey, body });
    return {
      status: 201,
      body: await presentDetails(caller, manifestId),
      headers: {
        location: `/api/v1/manifests/${manifestId}`,
        ...(isReplayed && { 'idempotency-replayed': 'true' }),
      },
    };
  });

  mount('v1ListManifests', { program: 'pickups:read' }, async ({ caller, query, request }) => {
    const { limit, cursor } = query;
    const [after] = readCursor(cursor, [ID]) ?? [];
    const { customerId } = caller;
    const rows = await asCustomer(ctx.db, customerId, (own) =>
      selectManifests(own, customerId, { after, limit: limit + 1 }),
    );
    return answerPage(request, rows, {
      limit,
      present,
      cursorOf: ({ id }) => writeCursor(id),
    });
  });

  mount('v1ReadManifest', { program: 'pickups:read' }, async ({ caller, params }) => ({
    status: 200,
    body: await presentDetails(caller, params.manifestId),
  }));

  mount('v1ReadManifestPdf', { program: 'pickups:read' }, async ({ caller, params }) => {
    const { row, shipments } = await read(caller, params.manifestId);
    const facts = {
      number: row.number,
      day: row.day,
      pickupId: row.pickupId,
      from: row.addressText,
      isTest: ctx.mode === 'test',
      shipments: shipments.map((shipment) => ({
        trackingNumber: shipment.trackingNumber,
        reference: shipment.orderReference ?? '',
        to: [shipment.postalCode, shipment.city].filter(Boolean).join(' '),
        country: shipment.destinationCountry,
        pieces: shipment.pieceCount,
        weightGrams: weightOf(shipment),
      })),
    };
    const file = await app.renderer.render({ file: 'manifest.pdf', facts }, caller.key.id);
    const name = `waypost-${row.number}-manifest.pdf`;
    return {
      status: 200,
      file,
      mediaType: 'application/pdf',
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    };
  });
}

function weightOf(shipment: Awaited<ReturnType<typeof selectManifested>>[number]): number {
  return boxesOf(shipment).reduce((sum, { weightGrams }) => sum + weightGrams, 0);
}
