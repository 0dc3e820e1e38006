import type { Locale } from '@waypost/i18n';
import type { Ctx, WorkerCtx } from '../../../platform/context.ts';
import { defineEmail } from '../../../platform/emails.ts';
import type { Block } from '../../../platform/mail-blocks.ts';
import { mailTexts, trackingNumberText } from '../../../platform/mail-text.ts';
import { threadOf } from '../notifications/index.ts';
import { readSubscription } from './subscriptions.queries.ts';
import { leaveLinks, trackingUrl } from './updates-links.ts';
import { addresseeToken } from '../../../platform/addressee-token.ts';

type Asked = { subscriptionId: string; mail: number };
type Followed = { trackingNumber: string; confirmUrl: string; trackUrl: string; leaveUrl: string };
type State = NonNullable<Awaited<ReturnType<typeof readSubscription>>>['state'];

const NUMBER = 'WP00DEM00000001V';
const key = ({ subscriptionId, mail }: Asked) => `updates:${subscriptionId}:${mail}`;
const sample = (origin: string): Followed => ({
  trackingNumber: NUMBER,
  confirmUrl: `${origin}/track/updates/confirm?token=SAMPLE`,
  trackUrl: `${origin}/track?ref=${NUMBER}`,
  leaveUrl: `${origin}/track/updates/leave?token=SAMPLE`,
});

export const confirmUpdatesEmail = defineEmail({
  template: 'confirm_updates',
  key,
  read: (ctx, asked: Asked) => readIn(ctx, asked, (state) => state !== 'on' && state !== 'off'),
  words(locale, { trackingNumber, confirmUrl, leaveUrl }: Followed) {
    const t = mailTexts(locale);
    const number = trackingNumberText(trackingNumber);
    return {
      locale,
      subject: t('followSubject', { number }),
      blocks: [
        { heading: t('followHeading') },
        { paragraph: t('followText', { number }) },
        { link: { label: t('followLink'), url: confirmUrl } },
        { paragraph: t('followWarning') },
        footer(locale, leaveUrl),
      ],
    };
  },
  sample,
});

export const alreadyFollowingEmail = defineEmail({
  template: 'updates_already_on',
  key,
  read: (ctx, asked: Asked) => readIn(ctx, asked, (state) => state === 'on'),
  words(locale, { trackingNumber, trackUrl, leaveUrl }: Followed) {
    const t = mailTexts(locale);
    const number = trackingNumberText(trackingNumber);
    return {
      locale,
      subject: t('followingSubject', { number }),
      blocks: [
        { heading: t('followingHeading') },
        { paragraph: t('followingText', { number }) },
        { link: { label: t('trackLink'), url: trackUrl } },
        footer(locale, leaveUrl),
      ],
    };
  },
  sample,
});

/** Asks the address to confirm, or tells it that it follows already: one key, so one of the two. */
export async function sendConfirmationMail(ctx: WorkerCtx, asked: Asked): Promise<void> {
  await confirmUpdatesEmail.send(ctx, asked);
  await alreadyFollowingEmail.send(ctx, asked);
}

async function readIn(
  ctx: Ctx,
  { subscriptionId, mail }: Asked,
  isRight: (state: State) => boolean,
) {
  const asked = await readSubscription(ctx.db, subscriptionId);
  if (asked === undefined || asked.mails !== mail || !isRight(asked.state)) return undefined;
  const { id, shard, email, locale, shipmentId } = asked;
  const addressee = { kind: 'subscription', id, shard } as const;
  const token = addresseeToken(ctx.secrets, addressee, { confirms: mail });
  const { leaveUrl, unsubscribeUrl } = leaveLinks(ctx, addressee);
  return {
    shard,
    to: email,
    locale,
    about: { shipmentId },
    unsubscribeUrl,
    references: threadOf(ctx, shipmentId),
    facts: {
      trackingNumber: asked.trackingNumber,
      confirmUrl: `${ctx.config.PUBLIC_ORIGIN}/track/updates/confirm?token=${token}`,
      trackUrl: trackingUrl(ctx, asked.trackingNumber),
      leaveUrl,
    },
  };
}

function footer(locale: Locale, leaveUrl: string): Block {
  const t = mailTexts(locale);
  return { smallPrint: t('followFooter'), links: [{ label: t('newsLeave'), url: leaveUrl }] };
}
