import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { withAnswerFloor } from '../../../platform/http/answer-floor.ts';
import { languageOf, saying } from '../../../platform/http/language.ts';
import { type Door, mount, partyOf } from '../../../platform/http/mount.ts';
import { findParty } from '../parties/index.ts';
import { askForUpdates } from './ask-for-updates.ts';
import { readAlerts, saveAlerts } from './choose-alerts.ts';
import { confirmUpdates } from './confirm-updates.ts';
import { leaveUpdates } from './leave-updates.ts';
import { leavePageUrl } from './updates-links.ts';

export function updatesRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'askForUpdates', endpoints.askForUpdates, (call) =>
    withAnswerFloor(async () => {
      await askForUpdates(ctx, call.body, {
        clientAddress: call.clientAddress,
        locale: languageOf(call.request),
      });
      return { status: 202, body: { message: saying(call.request, 'updatesRequested') } };
    }),
  );

  mount(app, door, 'confirmUpdates', endpoints.confirmUpdates, async ({ body, request }) => {
    const trackingNumber = await confirmUpdates(ctx, body.token);
    return { status: 200, body: { message: saying(request, 'updatesConfirmed'), trackingNumber } };
  });

  mount(app, door, 'openUpdatesPage', endpoints.openUpdatesPage, async ({ query, request }) => ({
    status: 303,
    body: { message: saying(request, 'updatesLeavePage') },
    headers: { location: leavePageUrl(ctx.config.PUBLIC_ORIGIN, query.token) },
  }));

  // a scope of its own: no other endpoint takes a form, which any site can make a browser send
  app.register(async (scope) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, { parseAs: 'string' }, async () => undefined);
    mount(scope, door, 'leaveUpdates', endpoints.leaveUpdates, async ({ query, request }) => {
      await leaveUpdates(ctx, query.token, query.scope);
      const message = saying(request, query.scope === 'all' ? 'updatesLeftAll' : 'updatesLeft');
      return { status: 200, body: { message } };
    });
  });

  mount(app, door, 'readAlerts', endpoints.readAlerts, async ({ caller, params }) => {
    const party = await findParty(ctx, partyOf(caller), params.ref);
    return { status: 200, body: await readAlerts(ctx, party) };
  });

  mount(
    app,
    door,
    'saveAlerts',
    endpoints.saveAlerts,
    async ({ caller, params, body, request }) => {
      const party = await findParty(ctx, partyOf(caller), params.ref);
      await saveAlerts(ctx, party, { ...body, locale: languageOf(request) });
      return { status: 200, body: await readAlerts(ctx, party) };
    },
  );
}
