import type { Ctx } from '../../../platform/context.ts';
import { withAnswerFloor } from '../../../platform/http/answer-floor.ts';
import { languageOf, saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { askForPartyLink } from './ask-for-party-link.ts';
import { findTrackingNumber } from './parties.queries.ts';
import { addToPartyCookie } from './party-cookie.ts';
import { readPartyLink } from './party-link.ts';

export function partiesRoutes({ mount }: Api, ctx: Ctx): void {
  mount('openPartyLink', { party: 'any' }, async ({ params, caller, reply }) => {
    const link = readPartyLink(ctx, params.token);
    const trackingNumber = link && (await findTrackingNumber(ctx.db, link.shipmentId));
    if (!link || trackingNumber === undefined || trackingNumber === null) {
      throw new Problem('link_invalid');
    }
    addToPartyCookie(reply, caller.links, link);
    return { status: 200, body: { trackingNumber, role: link.role } };
  });

  mount('askForPartyLink', { anyone: true }, ({ body, clientAddress, request }) =>
    withAnswerFloor(async () => {
      await askForPartyLink(ctx, body, { clientAddress, locale: languageOf(request) });
      return { status: 202, body: { message: saying(request, 'partyLinkRequested') } };
    }),
  );
}
