import type { PublicTracking } from '@waypost/contract';
import type { NewShipment } from '@waypost/contract/v1';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { answerPage, ID, readCursor, writeCursor } from '../../../platform/http/cursors.ts';
import { languageOf } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { answerDocument, listDocuments } from '../../core/documents/index.ts';
import { bookForProgram, type NewBooking } from './book-for-program.ts';
import { cancelForProgram } from './cancel-for-program.ts';
import { changeShipment } from './change-shipment.ts';
import { findShipment, findToReturn } from './find-shipment.ts';
import { presentLines, presentShipment, statusNamed } from './present-shipment.ts';
import { presentEvents } from './present-events.ts';
import { documentUrl, hasPicture, readFile, readLabel } from './read-label.ts';
import { returnOf } from './return-shipment.ts';
import { listByReference, listShipments } from './list-shipments.ts';
import { listLines } from './read-shipments.queries.ts';

export function programShipmentsRoutes({ app, mount }: Api, ctx: ApiCtx): void {
  async function answerBooked(booking: NewBooking, label: NewShipment['label']) {
    const { caller } = booking;
    const { shipmentId, isReplayed } = await bookForProgram(ctx, booking);
    const row = await findShipment(ctx, caller.customerId, shipmentId);
    return {
      status: 201 as const,
      body: {
        ...presentShipment(ctx, row),
        lines: presentLines(await listLines(ctx.db, row.id)),
        label: await readLabel(ctx, app.renderer, row, label, caller.key.id),
      },
      headers: {
        location: `/api/v1/shipments/${row.id}`,
        ...(isReplayed && { 'idempotency-replayed': 'true' }),
      },
    };
  }

  mount('v1CreateShipment', { program: 'shipments:write' }, async (call) => {
    const { caller, body, clientAddress } = call;
    const idempotencyKey = call.headers['idempotency-key'];
    return answerBooked(
      {
        caller,
        clientAddress,
        endpoint: 'shipments',
        idempotencyKey,
        asked: body,
        readBody: () => ({ body }),
      },
      body.label,
    );
  });

  mount('v1ReturnShipment', { program: 'shipments:write' }, async (call) => {
    const { caller, body, clientAddress } = call;
    const idempotencyKey = call.headers['idempotency-key'];
    const { shipment: named } = call.params;
    const find = () => findToReturn(ctx, caller.customerId, named);
    return answerBooked(
      {
        caller,
        clientAddress,
        endpoint: 'returns',
        idempotencyKey,
        // the name as it was sent: what it means may change with the return itself
        asked: { returnOf: named, asked: body },
        // may go on 20 December 2026, when no key lives that was taken with the id in place of the name
        askedBefore: async () => ({ returnOf: (await find()).id, asked: body }),
        async readBody() {
          const row = await find();
          return { body: returnOf(ctx, row, body), returnOf: row.id };
        },
      },
      body.label,
    );
  });

  mount('v1ListShipments', { program: 'shipments:read' }, async ({ caller, query, request }) => {
    const { limit, cursor, reference, status, ...filter } = query;
    const { customerId } = caller;
    const [after] = readCursor(cursor, [ID]) ?? [];
    const wanted = { ...filter, status: status && statusNamed(status) };
    const page = { after, limit: limit + 1 };
    const { rows, seenUntil } =
      reference === undefined
        ? await asCustomer(ctx.db, customerId, (own) =>
            listShipments(own, customerId, wanted, page),
          )
        : await listByReference(ctx, customerId, { ...wanted, reference }, page);
    return answerPage(request, rows, {
      limit,
      ...(seenUntil !== undefined && { goesOnAt: writeCursor(seenUntil) }),
      present: (row) => presentShipment(ctx, row),
      cursorOf: ({ id }) => writeCursor(id),
    });
  });

  mount('v1ReadShipment', { program: 'shipments:read' }, async ({ caller, params }) => {
    const row = await findShipment(ctx, caller.customerId, params.shipment);
    const lines = presentLines(await listLines(ctx.db, row.id));
    return { status: 200, body: { ...presentShipment(ctx, row), lines } };
  });

  mount('v1ChangeShipment', { program: 'shipments:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: presentShipment(ctx, await changeShipment(ctx, caller, params.shipment, body)),
  }));

  mount('v1CancelShipment', { program: 'shipments:write' }, async ({ caller, params }) => ({
    status: 200,
    body: presentShipment(ctx, await cancelForProgram(ctx, caller, params.shipment)),
  }));

  mount('v1ListShipmentEvents', { program: 'shipments:read' }, async ({ caller, params }) => {
    const row = await findShipment(ctx, caller.customerId, params.shipment);
    const snapshot = await app.lookUp.findFresh(row.trackingNumber);
    if (snapshot === null) throw new Problem('shipment_not_found');
    const view = JSON.parse(snapshot.json.toString()) as PublicTracking;
    return { status: 200, body: presentEvents(view) };
  });

  mount('v1ListDocuments', { program: 'labels:read' }, async ({ caller, params }) => {
    const row = await findShipment(ctx, caller.customerId, params.shipment);
    const offers = await listDocuments(ctx, row.receiptId);
    return {
      status: 200,
      body: {
        object: 'list' as const,
        data: offers
          .flatMap((offer) => {
            const isDrawn = offer.file === 'label.pdf' && hasPicture(row);
            return isDrawn ? [offer, { ...offer, file: 'label.png' as const }] : [offer];
          })
          .map(({ file, available, withheldBecause }) => ({
            object: 'document' as const,
            file,
            url: documentUrl(ctx, row.id, file),
            available,
            withheldBecause,
          })),
        nextCursor: null,
      },
    };
  });

  mount('v1ReadDocument', { program: 'labels:read' }, async ({ caller, params, request }) => {
    const row = await findShipment(ctx, caller.customerId, params.shipment);
    const document = await readFile(ctx, app.renderer, row, {
      file: params.file,
      locale: languageOf(request),
      client: caller.key.id,
    });
    return answerDocument(request, document);
  });
}
