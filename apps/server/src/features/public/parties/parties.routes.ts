import { z } from 'zod';
import { answerCells } from '../../../platform/cells/internal-routes.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { withAnswerFloor } from '../../../platform/http/answer-floor.ts';
import { languageOf, saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { askForPartyLink } from './ask-for-party-link.ts';
import { findTrackingNumber } from './parties.queries.ts';
import { addToPartyCookie } from './party-cookie.ts';
import { readPartyLink } from './party-link.ts';

/** A party link names a shipment, and not its shard. */
const NUMBERS_PATH = '/internal/tracking-numbers';
const NUMBERS_MS = 2_000;
const AskedNumber = z.object({ shipmentId: z.uuid() });

export function partiesRoutes({ app, mount }: Api, ctx: ApiCtx): void {
  if (ctx.cells.areSeveral) {
    const asked = {
      path: NUMBERS_PATH,
      body: AskedNumber,
      secret: ctx.config.INTERNAL_SECRET,
    } as const;
    answerCells(app, asked, async ({ shipmentId }) => ({
      trackingNumber: (await findTrackingNumber(ctx.db, shipmentId)) ?? null,
    }));
  }

  mount('openPartyLink', { party: 'any' }, async ({ params, caller, reply }) => {
    const link = readPartyLink(ctx, params.token);
    const trackingNumber = link && (await findNumberAnywhere(ctx, link.shipmentId));
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

/** Where no cell has it and one did not answer, nobody knows whether the link is valid. */
async function findNumberAnywhere(
  ctx: ApiCtx,
  shipmentId: string,
): Promise<string | null | undefined> {
  const here = await findTrackingNumber(ctx.db, shipmentId);
  if (here !== undefined || !ctx.cells.areSeveral) return here;
  const asked = { body: JSON.stringify({ shipmentId }), timeoutMs: NUMBERS_MS };
  const answers = await Promise.allSettled(
    ctx.cells.others().map(async (cell) => {
      const answer = await ctx.cells.post(cell, NUMBERS_PATH, asked);
      return ((await answer.json()) as { trackingNumber: string | null }).trackingNumber;
    }),
  );
  const found = answers.find((answer) => answer.status === 'fulfilled' && answer.value !== null);
  if (found?.status === 'fulfilled') return found.value;
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return undefined;
}
