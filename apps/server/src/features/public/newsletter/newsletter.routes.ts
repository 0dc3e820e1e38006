import { answerCells } from '../../../platform/cells/internal-routes.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { withAnswerFloor } from '../../../platform/http/answer-floor.ts';
import { languageOf, saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { askAsVisitor } from './ask-for-newsletter.ts';
import { LEFT_PATH, LeftAddress, leaveForOtherCell } from './leave-in-cells.ts';
import { leavePageUrl } from './newsletter-emails.ts';
import { confirmNewsletter, leaveNewsletter } from './use-newsletter-link.ts';

export async function newsletterRoutes({ app, mount, scope }: Api, ctx: ApiCtx): Promise<void> {
  if (ctx.cells.areSeveral) {
    const asked = {
      path: LEFT_PATH,
      body: LeftAddress,
      secret: ctx.config.INTERNAL_SECRET,
    } as const;
    answerCells(app, asked, (left) => leaveForOtherCell(ctx, left));
  }

  mount('subscribeNewsletter', { anyone: true }, (call) =>
    withAnswerFloor(async () => {
      await askAsVisitor(ctx, call.body, {
        clientAddress: call.clientAddress,
        locale: languageOf(call.request),
      });
      return { status: 202, body: { message: saying(call.request, 'newsletterRequested') } };
    }),
  );

  mount('confirmNewsletter', { anyone: true }, async ({ body, request }) => {
    await confirmNewsletter(ctx, body.token);
    return { status: 200, body: { message: saying(request, 'newsletterConfirmed') } };
  });

  mount('openLeavePage', { anyone: true }, async ({ query, request }) => ({
    status: 303,
    body: { message: saying(request, 'newsletterLeavePage') },
    headers: { location: leavePageUrl(ctx.config.PUBLIC_ORIGIN, query.token) },
  }));

  // its own scope: no other endpoint accepts a form, which any site can make a browser send
  await scope((own) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    own.app.addContentTypeParser(forms, { parseAs: 'string' }, async () => undefined);
    own.mount('leaveNewsletter', { anyone: true }, async ({ query, request }) => {
      await leaveNewsletter(ctx, query.token);
      return { status: 200, body: { message: saying(request, 'newsletterLeft') } };
    });
  });
}
