import type { PartyRole } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import { emailKey } from '../../../platform/email-key.ts';
import type { Letter } from '../../../platform/mail-layout.ts';
import { mailTexts, trackingNumberText } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import {
  deleteLinkRequest,
  readLinkRequest,
  type ShipmentOfParties,
  unsafeShipmentOfParties,
} from './parties.queries.ts';
import { partyLinkToken } from './party-link.ts';

export async function sendPartyLinkMail(
  ctx: Ctx,
  mailer: Mailer,
  { requestId, locale = DEFAULT_LOCALE }: { requestId: string; locale?: Locale },
): Promise<void> {
  const request = await readLinkRequest(ctx.db, requestId);
  if (request === undefined) return;
  const shipment = await unsafeShipmentOfParties(ctx.db, request.ref);
  const party = shipment && partyWith(shipment, request.email_key);
  if (shipment !== undefined && party !== undefined) {
    const effect = {
      effectKey: `mail:party_link:${requestId}`,
      shard: shipment.shard,
      template: 'party_link',
      about: { shipmentId: shipment.id, party: party.role },
    } as const;
    await sendOnce(ctx, mailer, effect, async () => ({
      // to the stored address, never to the typed one
      to: party.email,
      letter: partyLinkLetter(locale, shipment.tracking_number, linkOf(ctx, shipment, party)),
    }));
  }
  await deleteLinkRequest(ctx.db, requestId);
}

type Addressee = { role: PartyRole; email: string };

function partyWith(shipment: ShipmentOfParties, key: string): Addressee | undefined {
  const parties: Addressee[] = [{ role: 'shipper', email: shipment.shipper_email }];
  // before the booking is confirmed the recipient gets no email: anyone could have named them
  if (shipment.hold === null) parties.push({ role: 'recipient', email: shipment.recipient_email });
  return parties.find(({ email }) => email !== '' && emailKey(email) === key);
}

function linkOf(ctx: Ctx, shipment: ShipmentOfParties, party: Addressee): string {
  const token = partyLinkToken(ctx, { id: shipment.id, email: party.email }, party.role);
  return `${ctx.config.PUBLIC_ORIGIN}/t/${token}`;
}

export function partyLinkLetter(locale: Locale, trackingNumber: string, url: string): Letter {
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
}
