import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { withAnswerFloor } from '../../../platform/http/answer-floor.ts';
import { languageOf, saying } from '../../../platform/http/language.ts';
import { type Door, mount } from '../../../platform/http/mount.ts';
import { askAsVisitor } from './ask-for-newsletter.ts';
import { confirmNewsletter } from './confirm-newsletter.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { leavePageUrl } from './send-newsletter-mail.ts';

export function newsletterRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'subscribeNewsletter', endpoints.subscribeNewsletter, (call) =>
    withAnswerFloor(async () => {
      await askAsVisitor(ctx, call.body, {
        clientAddress: call.clientAddress,
        locale: languageOf(call.request),
      });
      return { status: 202, body: { message: saying(call.request, 'newsletterRequested') } };
    }),
  );

  mount(app, door, 'confirmNewsletter', endpoints.confirmNewsletter, async ({ body, request }) => {
    await confirmNewsletter(ctx, body.token);
    return { status: 200, body: { message: saying(request, 'newsletterConfirmed') } };
  });

  mount(app, door, 'openLeavePage', endpoints.openLeavePage, async ({ query, request }) => ({
    status: 303,
    body: { message: saying(request, 'newsletterLeavePage') },
    headers: { location: leavePageUrl(ctx.config.PUBLIC_ORIGIN, query.token) },
  }));

  // a scope of its own: no other endpoint takes a form, which any site can make a browser send
  app.register(async (scope) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, { parseAs: 'string' }, async () => undefined);
    mount(scope, door, 'leaveNewsletter', endpoints.leaveNewsletter, async ({ query, request }) => {
      await leaveNewsletter(ctx, query.token);
      return { status: 200, body: { message: saying(request, 'newsletterLeft') } };
    });
  });
}
