import { languageOfCountry } from '@waypost/i18n/country-languages';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { addressHash, emailKey } from '../../../platform/email-key.ts';
import type { IdentifiedShipment } from './create-shipment.ts';
import { readLanguages } from './mail-languages.queries.ts';

/**
 * The language of emails to the recipients, who are strangers to the shipper's language half of the time: the
 * one they chose in an earlier email, the one the booking names, or that of the destination. Who sends to themselves booked in theirs.
 */
export async function recipientLanguages(
  ctx: Ctx,
  tx: Db,
  made: readonly IdentifiedShipment[],
): Promise<Map<string, string>> {
  const hashOf = ({ shipment }: IdentifiedShipment) => addressHash(ctx, shipment.recipientEmail);
  const chosen = await readLanguages(tx, made.map(hashOf));
  return new Map(
    made.map((each) => {
      const { shipment, id, destinationCountry } = each;
      const isOwn =
        emailKey(shipment.recipientEmail) === emailKey(shipment.request.contact.shipperEmail);
      const ofAddress = chosen.get(hashOf(each).toString('base64url'));
      const asked = shipment.request.choices?.language;
      const language = ofAddress ?? asked ?? languageOfCountry(destinationCountry);
      return [id, isOwn && asked === undefined ? shipment.locale : language];
    }),
  );
}
