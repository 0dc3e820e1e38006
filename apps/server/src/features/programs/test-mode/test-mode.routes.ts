import { isAboutShipment } from '@waypost/contract/v1';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { answerPage, ID, readCursor, writeCursor } from '../../../platform/http/cursors.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findShipment } from '../program-shipments/index.ts';
import { sendTestEvent } from '../webhooks/index.ts';
import { advanceShipment } from './advance-shipment.ts';
import { eraseOfAccount } from './erase-test-data.ts';
import { selectMails } from './test-mails.queries.ts';
import { selectTestShipments } from './test-shipments.queries.ts';

export function testModeRoutes({ mount }: Api, ctx: ApiCtx): void {
  mount(
    'v1AdvanceTestShipment',
    { program: 'shipments:write' },
    async ({ caller, params, body }) => {
      refuseLive(ctx);
      return {
        status: 200,
        body: await advanceShipment(ctx, caller.customerId, params.shipment, body.to),
      };
    },
  );

  mount('v1SendTestEvent', { program: 'shipments:write' }, async ({ caller, headers, body }) => {
    refuseLive(ctx);
    const { type, shipment } = body;
    const shipmentId = isAboutShipment(type) ? await shipmentOf(caller.customerId, shipment) : null;
    const wanted = { type, shipmentId, body };
    const sent = await sendTestEvent(ctx, caller, wanted, headers['idempotency-key']);
    return { status: 202, body: { object: 'test_event' as const, type, ...sent } };
  });

  async function shipmentOf(customerId: string, named: string | undefined): Promise<string> {
    if (named !== undefined) return (await findShipment(ctx, customerId, named)).id;
    const [newest] = await asCustomer(ctx.db, customerId, (own) =>
      selectTestShipments(own, customerId, { before: undefined, limit: 1 }),
    );
    if (newest === undefined) throw new Problem('shipment_not_found');
    return newest.id;
  }

  mount('v1ListTestMails', { program: 'shipments:read' }, async ({ caller, query, request }) => {
    refuseLive(ctx);
    const { limit, cursor } = query;
    const before = readCursor(cursor, [ID])?.[0];
    const rows = await selectMails(ctx.db, caller.customerId, { before, limit: limit + 1 });
    return answerPage(request, rows, {
      limit,
      present: ({ recipient, body, keptAt, ...mail }) => ({
        object: 'test_mail' as const,
        ...mail,
        to: recipient,
        text: body,
        createdAt: keptAt.toISOString(),
      }),
      cursorOf: ({ id }) => writeCursor(id),
    });
  });

  mount('v1DeleteTestData', { program: 'shipments:write' }, async ({ caller }) => {
    refuseLive(ctx);
    const shipments = await eraseOfAccount(ctx, caller.customerId, null);
    return { status: 200, body: { object: 'test_data' as const, shipments } };
  });
}

/** For live keys these addresses do not exist. */
function refuseLive({ mode }: ApiCtx): void {
  if (mode === 'live') throw new Problem('not_found');
}
