import type { EventCode, MilestoneKind } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import type { KeptMail, Rewrite } from '../../../platform/outbox.ts';
import { addressHash } from './address-hash.ts';
import { findFirstEvent, listFollowers, readNews } from './listeners.queries.ts';
import { findListener, writeMilestone } from './send-milestone.ts';

/** The events of milestones that are sent once: their keys name no event. */
const FIRST_OF: Partial<Record<MilestoneKind, EventCode[]>> = {
  picked_up: ['PICKED_UP'],
  in_transit: ['IN_TRANSIT', 'ARRIVED', 'DEPARTED', 'CUSTOMS', 'CUSTOMS_RELEASED'],
  cancelled: ['CANCELLED'],
};

/** The recipient of the email, while they still listen. */
export const rewriteMilestone: Rewrite = async (ctx, mail, veil) => {
  const [shipmentId = '', kind = '', ...rest] = mail.ids;
  const listener = await nameListener(ctx, mail, shipmentId, rest.at(-1) ?? '');
  if (listener === undefined) return undefined;
  const told = kind as MilestoneKind;
  const codes = FIRST_OF[told];
  const event = codes
    ? await findFirstEvent(ctx.db, shipmentId, codes)
    : { sourceId: Number(rest[0]), scanId: rest[1] ?? '' };
  const news = event && (await readNews(ctx.db, { shipmentId, ...event }));
  const found = await findListener(ctx, { shipmentId, listener, channel: 'mail' });
  if (news === undefined || found === undefined || found.email === '') return undefined;
  return writeMilestone(ctx, told, news, found, veil);
};

/** The key has the first characters of the keyed hash of a follower's address. */
async function nameListener(
  ctx: Ctx,
  { party }: KeptMail,
  shipmentId: string,
  hash: string,
): Promise<string | undefined> {
  if (party !== null) return party;
  const followers = await listFollowers(ctx.db, shipmentId);
  const hashOf = (email: string) => addressHash(ctx, email).toString('base64url').slice(0, 22);
  return followers.find(({ email }) => hashOf(email) === hash)?.id;
}
