import type { EventCode, MilestoneKind } from '@waypost/domain/tracking';
import type { Locale } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import { languagePageUrl } from '../../../platform/addressee-token.ts';
import type { Ctx } from '../../../platform/context.ts';
import { addressHash } from '../../../platform/email-key.ts';
import { defineEmail } from '../../../platform/emails.ts';
import { nameText, vouchedText } from '../../../platform/mail-text.ts';
import type { KeptEmail } from '../../../platform/outbox.ts';
import { cityText, placeText } from '../../core/places/index.ts';
import { identityOf, type MilestoneJob } from '../../core/scans/index.ts';
import { deliveryCodeOf, needsCode } from '../../core/shipments/index.ts';
import { outlookForMail, readSender, threadOf } from '../notifications/index.ts';
import { partyLinkToken } from '../parties/index.ts';
import { findListener } from './find-listener.ts';
import { findFirstEvent, listFollowers, type News, readNews } from './listeners.queries.ts';
import { milestoneTextSample, milestoneWords, type ToldMilestone } from './milestone-words.ts';
import { leaveLinks, trackingUrl } from './updates-links.ts';

/** `address` is the start of the keyed hash of the address: one email an address, whoever listens there. */
type Milestone = Omit<MilestoneJob, 'shard'> & { listener: string; address: string };

/** To whoever still listens. */
export const milestoneEmail = defineEmail({
  template: 'milestone',
  key: (told: Milestone) => `milestone:${told.shipmentId}:${identityOf(told)}:${told.address}`,
  async read(ctx, told, redaction) {
    const { shipmentId, listener, kind } = told;
    const news = await readNews(ctx.db, told);
    const found = news && (await findListener(ctx, { shipmentId, listener, channel: 'mail' }));
    if (news === undefined || found === undefined || found.email === '') return undefined;
    const { reader, addressee, email, locale } = found;
    const { leaveUrl, unsubscribeUrl } = leaveLinks(ctx, { ...addressee, shard: news.shard });
    const trackUrl =
      reader === 'follower'
        ? trackingUrl(ctx, news.trackingNumber)
        : `${ctx.config.PUBLIC_ORIGIN}/t/${partyLinkToken(ctx, { id: news.id, email }, reader)}`;
    return {
      shard: news.shard,
      to: redaction.email(email),
      locale,
      about: { shipmentId, ...(reader !== 'follower' && { party: reader }) },
      unsubscribeUrl,
      references: threadOf(ctx, shipmentId),
      facts: async () => ({
        kind,
        news,
        ...outlookForMail(news),
        ...(await placesOf(ctx, news, completeLocale(locale))),
        reader,
        ...(reader === 'recipient' && {
          sender: await readSender(ctx, news.id, redaction),
          ...(kind === 'out_for_delivery' &&
            needsCode(news) && { code: redaction.code(deliveryCodeOf(ctx, news.id)) }),
          languageUrl: redaction.link(
            languagePageUrl(ctx.config.PUBLIC_ORIGIN, ctx.secrets, {
              ...addressee,
              shard: news.shard,
            }),
          ),
        }),
        trackUrl: redaction.link(trackUrl),
        publicUrl: trackingUrl(ctx, news.trackingNumber),
        leaveUrl: redaction.link(leaveUrl),
      }),
    };
  },
  words: milestoneWords,
  sample: (origin): ToldMilestone => ({
    kind: 'out_for_delivery',
    news: {
      id: '0198a1b2-0000-7000-8000-000000000001',
      shard: 0,
      trackingNumber: 'WP00DEM00000001V',
      origin: 'Antwerp, Belgium',
      originCountry: 'BE',
      destination: 'Lyon, France',
      destinationCountry: 'FR',
      furthest: 3,
      fold: '',
      outlook: null,
      bookedAt: new Date('2026-11-13T09:00:00Z'),
      insured: true,
      serviceType: 'parcel',
      occurredAt: new Date('2026-11-16T13:05:00Z'),
      recordedAt: new Date('2026-11-16T13:05:00Z'),
      city: 'Lyon',
      country: 'FR',
    },
    expected: { earliest: '2026-11-16', latest: '2026-11-16' },
    problem: null,
    from: vouchedText('Antwerp, Belgium', 'gazetteer'),
    to: vouchedText('Lyon, France', 'gazetteer'),
    city: vouchedText('Lyon', 'gazetteer'),
    reader: 'recipient',
    sender: nameText('Ada Example'),
    code: '042137',
    trackUrl: `${origin}/t/SAMPLE`,
    publicUrl: `${origin}/track?ref=WP00DEM00000001V`,
    languageUrl: `${origin}/track/updates/language?token=SAMPLE`,
    leaveUrl: `${origin}/track/updates/leave?token=SAMPLE`,
  }),
  textSample: milestoneTextSample,
  subjectOfKey,
});

/** Cities by their name in the gazetteer; a scanned one that it does not know passes as a plain name. */
async function placesOf(ctx: Ctx, news: News, locale: Locale) {
  const { origin, originCountry, destination, destinationCountry, city, country } = news;
  const scanned = city === null ? undefined : nameText(city);
  return {
    from: await placeText(ctx.db, origin, originCountry, locale),
    to: await placeText(ctx.db, destination, destinationCountry, locale),
    city:
      scanned === undefined || country === null
        ? undefined
        : ((await cityText(ctx.db, scanned, country, locale)) ?? scanned),
  };
}

/** What brings about the milestones that are told once: their keys name no event. */
const FIRST_OF: Partial<Record<MilestoneKind, EventCode[]>> = {
  picked_up: ['PICKED_UP'],
  in_transit: ['IN_TRANSIT', 'ARRIVED', 'DEPARTED', 'CUSTOMS', 'CUSTOMS_RELEASED'],
  cancelled: ['CANCELLED'],
};

async function subjectOfKey(ctx: Ctx, kept: KeptEmail): Promise<Milestone | undefined> {
  const [shipmentId = '', told = '', ...rest] = kept.ids;
  const kind = told as MilestoneKind;
  const address = rest.at(-1) ?? '';
  const listener = kept.party ?? (await findFollower(ctx, shipmentId, address));
  const codes = FIRST_OF[kind];
  const event = codes
    ? await findFirstEvent(ctx.db, shipmentId, codes)
    : { sourceId: Number(rest[0]), scanId: rest[1] ?? '' };
  if (listener === undefined || event === undefined) return undefined;
  return { shipmentId, kind, ...event, listener, address };
}

async function findFollower(ctx: Ctx, shipmentId: string, address: string) {
  const followers = await listFollowers(ctx.db, shipmentId);
  return followers.find(({ email }) => addressKey(ctx, email) === address)?.id;
}

export function addressKey(ctx: Ctx, email: string): string {
  return addressHash(ctx, email).toString('base64url').slice(0, 22);
}
