import { endpoints } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { withAnswerFloor } from '../../platform/http/answer-floor.ts';
import { type Door, mount } from '../../platform/http/mount.ts';
import { askAsVisitor } from './ask-for-newsletter.ts';
import { confirmNewsletter } from './confirm-newsletter.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { leavePageUrl } from './send-newsletter-mail.ts';

const t = translator('en', 'answers');

export function newsletterRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'subscribeNewsletter', endpoints.subscribeNewsletter, (call) =>
    withAnswerFloor(async () => {
      await askAsVisitor(ctx, call.body, call.clientAddress);
      return { status: 202, body: { message: t('newsletterRequested') } };
    }),
  );

  mount(app, door, 'confirmNewsletter', endpoints.confirmNewsletter, async ({ body }) => {
    await confirmNewsletter(ctx, body.token);
    return { status: 200, body: { message: t('newsletterConfirmed') } };
  });

  mount(app, door, 'openLeavePage', endpoints.openLeavePage, async ({ query }) => ({
    status: 303,
    body: { message: t('newsletterLeavePage') },
    headers: { location: leavePageUrl(ctx.config.PUBLIC_ORIGIN, query.token) },
  }));

  // a scope of its own: no other endpoint takes a form, which any site can make a browser send
  app.register(async (scope) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, { parseAs: 'string' }, async () => undefined);
    mount(scope, door, 'leaveNewsletter', endpoints.leaveNewsletter, async ({ query }) => {
      await leaveNewsletter(ctx, query.token);
      return { status: 200, body: { message: t('newsletterLeft') } };
    });
  });
}
