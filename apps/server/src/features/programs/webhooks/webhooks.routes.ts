import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { answerPage, ID, readCursor, writeCursor } from '../../../platform/http/cursors.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { type EndpointRow, selectDeliveries } from './endpoints.queries.ts';
import {
  changeEndpoint,
  createEndpoint,
  listEndpoints,
  pingEndpoint,
  readEndpoint,
  removeEndpoint,
  rotateSecret,
} from './manage-endpoints.ts';
import { presentDeliveries, presentEndpoint } from './present-webhooks.ts';
import { recoverEndpoint } from './recover-endpoint.ts';

const access = { program: 'webhooks:write' } as const;

export function webhooksRoutes({ mount }: Api, ctx: ApiCtx): void {
  const present = (row: EndpointRow) => presentEndpoint(ctx, row);

  mount('v1ListWebhookEndpoints', access, async ({ caller }) => {
    const rows = await listEndpoints(ctx, caller);
    return {
      status: 200,
      body: { object: 'list' as const, data: rows.map(present), nextCursor: null },
    };
  });

  mount('v1CreateWebhookEndpoint', access, async ({ caller, body, headers }) => {
    const key = headers['idempotency-key'];
    const { endpoint, secret } = await createEndpoint(ctx, caller, body, key);
    return { status: 201, body: { ...present(endpoint), secret } };
  });

  mount('v1ReadWebhookEndpoint', access, async ({ caller, params }) => ({
    status: 200,
    body: present(await readEndpoint(ctx, caller, params.endpointId)),
  }));

  mount('v1ChangeWebhookEndpoint', access, async ({ caller, params, body }) => ({
    status: 200,
    body: present(await changeEndpoint(ctx, caller, params.endpointId, body)),
  }));

  mount('v1RemoveWebhookEndpoint', access, async ({ caller, params }) => {
    await removeEndpoint(ctx, caller, params.endpointId);
    const { endpointId: id } = params;
    return {
      status: 200,
      body: { object: 'webhook_endpoint' as const, id, removed: true as const },
    };
  });

  mount('v1RotateWebhookSecret', access, async ({ caller, params, headers }) => {
    const key = headers['idempotency-key'];
    const { endpoint, secret } = await rotateSecret(ctx, caller, params.endpointId, key);
    return { status: 200, body: { ...present(endpoint), secret } };
  });

  mount('v1PingWebhookEndpoint', access, async ({ caller, params, headers }) => {
    const key = headers['idempotency-key'];
    const eventId = await pingEndpoint(ctx, caller, params.endpointId, key);
    return { status: 202, body: { object: 'ping' as const, eventId } };
  });

  mount('v1RecoverWebhookEndpoint', access, async ({ caller, params, body }) => {
    const since = new Date(body.since);
    const until = body.until === undefined ? new Date() : new Date(body.until);
    const begun = await recoverEndpoint(ctx, caller, params.endpointId, { since, until });
    return { status: 202, body: { object: 'recovery' as const, ...begun } };
  });

  mount('v1ListWebhookDeliveries', access, async ({ caller, params, query, request }) => {
    const { limit, cursor, state } = query;
    const [before = null] = readCursor(cursor, [ID]) ?? [];
    const { endpointId } = params;
    await readEndpoint(ctx, caller, endpointId);
    const deliveries = await asCustomer(ctx.db, caller.customerId, async (own) =>
      presentDeliveries(
        own,
        await selectDeliveries(own, endpointId, { before, state, limit: limit + 1 }),
      ),
    );
    const cursorOf = ({ id }: { id: string }) => writeCursor(id);
    return answerPage(request, deliveries, { limit, present: (each) => each, cursorOf });
  });
}
