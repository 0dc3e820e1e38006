import type { PartyRole } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { WorkerCtx } from '../../../platform/context.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { defineEmail } from '../../../platform/emails.ts';
import { mailTexts, trackingNumberText } from '../../../platform/mail-text.ts';
import {
  deleteLinkRequest,
  readLinkRequest,
  type ShipmentOfParties,
  unsafeShipmentOfParties,
} from './parties.queries.ts';
import { partyLinkToken } from './party-link.ts';

type Request = { requestId: string; locale?: Locale };

export const partyLinkEmail = defineEmail({
  template: 'party_link',
  key: ({ requestId }: Request) => `party_link:${requestId}`,
  async read(ctx, { requestId, locale = DEFAULT_LOCALE }) {
    const request = await readLinkRequest(ctx.db, requestId);
    const shipment = request && (await unsafeShipmentOfParties(ctx.db, request.ref));
    const party = shipment && partyWith(shipment, request.emailKey);
    if (shipment === undefined || party === undefined) return undefined;
    const { id, shard, trackingNumber } = shipment;
    // as the shipment has it, never as it was typed in
    const { role, email } = party;
    const token = partyLinkToken(ctx, { id, email }, role);
    return {
      shard,
      to: email,
      locale,
      about: { shipmentId: id, party: role },
      facts: { trackingNumber, url: `${ctx.config.PUBLIC_ORIGIN}/t/${token}` },
    };
  },
  words(locale, { trackingNumber, url }: { trackingNumber: string; url: string }) {
    const t = mailTexts(locale);
    const facts = { number: trackingNumberText(trackingNumber) };
    return {
      locale,
      subject: t('partyLinkSubject', facts),
      blocks: [
        { heading: t('partyLinkHeading') },
        { paragraph: t('partyLinkText', facts) },
        { link: { label: t('trackLink'), url } },
        { smallPrint: t('partyLinkWarning') },
      ],
    };
  },
  sample: (origin) => ({ trackingNumber: 'WP00DEM00000001V', url: `${origin}/t/SAMPLE` }),
});

export async function sendPartyLinkMail(ctx: WorkerCtx, request: Request): Promise<void> {
  await partyLinkEmail.send(ctx, request);
  await deleteLinkRequest(ctx.db, request.requestId);
}

type Addressee = { role: PartyRole; email: string };

function partyWith(shipment: ShipmentOfParties, key: string): Addressee | undefined {
  const parties: Addressee[] = [{ role: 'shipper', email: shipment.shipperEmail }];
  // before the booking holds a recipient hears nothing of it: anybody could have named them
  if (shipment.hold === null) parties.push({ role: 'recipient', email: shipment.recipientEmail });
  return parties.find(({ email }) => email !== '' && emailKey(email) === key);
}
