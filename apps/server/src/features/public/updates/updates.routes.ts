import { completeLocale } from '@waypost/i18n/locales';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { withAnswerFloor } from '../../../platform/http/answer-floor.ts';
import { languageOf, saying } from '../../../platform/http/language.ts';
import { type Api, bytesOf, takeFiles } from '../../../platform/http/mount.ts';
import { findParty } from '../parties/index.ts';
import { askForUpdates } from './ask-for-updates.ts';
import { readAlerts, saveAlerts } from './choose-alerts.ts';
import { chooseLanguage } from './choose-language.ts';
import { confirmUpdates } from './confirm-updates.ts';
import { leaveUpdates } from './leave-updates.ts';
import { receiveTexts } from './receive-texts.ts';
import { leavePageUrl } from './updates-links.ts';

const FORM = 'application/x-www-form-urlencoded';
const TELL_CELLS_MS = 5_000;

export async function updatesRoutes({ mount, scope }: Api, ctx: Ctx): Promise<void> {
  mount('askForUpdates', { anyone: true }, (call) =>
    withAnswerFloor(async () => {
      await askForUpdates(ctx, call.body, {
        clientAddress: call.clientAddress,
        locale: languageOf(call.request),
      });
      return { status: 202, body: { message: saying(call.request, 'updatesRequested') } };
    }),
  );

  mount('confirmUpdates', { anyone: true }, async ({ body, request }) => {
    const trackingNumber = await confirmUpdates(ctx, body.token);
    return { status: 200, body: { message: saying(request, 'updatesConfirmed'), trackingNumber } };
  });

  mount('chooseLanguage', { anyone: true }, async ({ body, request }) => {
    await chooseLanguage(ctx, body.token, completeLocale(body.locale));
    return { status: 200, body: { message: saying(request, 'emailLanguageChosen') } };
  });

  mount('openUpdatesPage', { anyone: true }, async ({ query, request }) => ({
    status: 303,
    body: { message: saying(request, 'updatesLeavePage') },
    headers: { location: leavePageUrl(ctx.config.PUBLIC_ORIGIN, query.token) },
  }));

  const texts = receiveTexts(ctx);
  /** The provider does not say whose text it was, and a number may be known in several. */
  async function tellOtherCells(
    { isHop }: FastifyRequest,
    { path, body, signature }: { path: string; body: Buffer; signature: string },
  ): Promise<void> {
    if (!ctx.cells.areSeveral || isHop) return;
    const hop = {
      body: new Uint8Array(body),
      headers: { 'content-type': FORM, 'x-twilio-signature': signature },
      timeoutMs: TELL_CELLS_MS,
    };
    await Promise.all(ctx.cells.others().map((cell) => ctx.cells.post(cell, path, hop)));
  }
  const noReply = { status: 200, file: Buffer.from('<Response/>'), mediaType: 'text/xml' } as const;
  await scope((own) => {
    // the signature is over every field
    takeFiles(own.app, [FORM]);
    own.mount('textReport', { anyone: true }, async ({ headers, query, request }) => {
      const signature = headers['x-twilio-signature'] ?? '';
      const posted = { path: request.url, body: bytesOf(request.body), signature };
      await texts.report(posted, query.message);
      await tellOtherCells(request, posted);
      return noReply;
    });
    own.mount('textReply', { anyone: true }, async ({ headers, request }) => {
      const signature = headers['x-twilio-signature'] ?? '';
      const posted = { path: request.url, body: bytesOf(request.body), signature };
      await texts.reply(posted);
      await tellOtherCells(request, posted);
      return noReply;
    });
  });

  // its own scope: no other endpoint accepts a form, which any site can make a browser send
  await scope((own) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    own.app.addContentTypeParser(forms, { parseAs: 'string' }, async () => undefined);
    own.mount('leaveUpdates', { anyone: true }, async ({ query, request }) => {
      await leaveUpdates(ctx, query.token, query.scope);
      const message = saying(request, query.scope === 'all' ? 'updatesLeftAll' : 'updatesLeft');
      return { status: 200, body: { message } };
    });
  });

  mount('readAlerts', { party: 'known' }, async ({ caller, params }) => {
    const party = await findParty(ctx, caller, params.ref);
    return { status: 200, body: await readAlerts(ctx, party) };
  });

  mount('saveAlerts', { party: 'known' }, async ({ caller, params, body, request }) => {
    const party = await findParty(ctx, caller, params.ref);
    await saveAlerts(ctx, party, { ...body, locale: languageOf(request) });
    return { status: 200, body: await readAlerts(ctx, party) };
  });
}
