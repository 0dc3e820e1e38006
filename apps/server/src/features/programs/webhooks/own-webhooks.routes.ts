import type { z } from 'zod';
import type { listWebhooks } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { selectLatest } from '../account-events/index.ts';
import { type EndpointRow, selectEndpoints } from './endpoints.queries.ts';
import {
  changeEndpoint,
  createEndpoint,
  pingEndpoint,
  redeliverEvent,
  removeEndpoint,
  rotateSecret,
} from './manage-endpoints.ts';
import { withDeliveries } from './own-events.routes.ts';
import { recoverEndpoint } from './recover-endpoint.ts';
import { standingOf } from './standing.ts';

type Listed = z.input<(typeof listWebhooks)['answers'][200]>;

const EVENTS_SHOWN = 20;
const HOUR_MS = 3_600_000;

/** The same for a customer who is signed in. */
export function ownWebhooksRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listWebhooks', { customer: true }, async ({ caller }) => ({
    status: 200,
    body: await readWebhooks(ctx, caller.customerId),
  }));

  mount('createWebhook', { customer: true }, async ({ caller, body }) => {
    const { endpoint, secret } = await createEndpoint(ctx, caller, body);
    return { status: 201, body: { webhook: presentWebhook(endpoint), secret } };
  });

  mount('switchWebhook', { customer: true }, async ({ caller, params, body }) => ({
    status: 200,
    body: presentWebhook(await changeEndpoint(ctx, caller, params.endpointId, body)),
  }));

  mount('removeWebhook', { customer: true }, async ({ caller, params, request }) => {
    await removeEndpoint(ctx, caller, params.endpointId);
    return { status: 200, body: { message: saying(request, 'webhookRemoved') } };
  });

  mount('rotateWebhook', { customer: true }, async ({ caller, params }) => {
    const { endpoint, secret } = await rotateSecret(ctx, caller, params.endpointId);
    return { status: 201, body: { webhook: presentWebhook(endpoint), secret } };
  });

  mount('pingWebhook', { customer: true }, async ({ caller, params }) => ({
    status: 202,
    body: { eventId: await pingEndpoint(ctx, caller, params.endpointId) },
  }));

  mount('recoverWebhook', { customer: true }, async ({ caller, params, body }) => {
    const until = new Date();
    const since = new Date(until.getTime() - body.hours * HOUR_MS);
    const window = { since, until };
    const { events } = await recoverEndpoint(ctx, caller, params.endpointId, window);
    return { status: 202, body: { events } };
  });

  mount('resendEvent', { customer: true }, async ({ caller, params }) => ({
    status: 202,
    body: { webhooks: await redeliverEvent(ctx, caller, params.eventId) },
  }));
}

async function readWebhooks(ctx: Ctx, customerId: string): Promise<Listed> {
  return asCustomer(ctx.db, customerId, async (own) => {
    const endpoints = await selectEndpoints(own, customerId);
    const events = await selectLatest(own, customerId, { limit: EVENTS_SHOWN });
    return {
      webhooks: endpoints.map(presentWebhook),
      events: await withDeliveries(own, events),
    };
  });
}

function presentWebhook(row: EndpointRow): Listed['webhooks'][number] {
  return {
    id: row.id,
    url: row.url,
    enabled: standingOf(row) !== 'off',
    offBecause: row.offBecause as Listed['webhooks'][number]['offBecause'],
    failingSince: row.failingSince?.toISOString() ?? null,
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
