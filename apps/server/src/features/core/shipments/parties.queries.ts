import type { Locale } from '@waypost/i18n';
import type { Updateable } from 'kysely';
import type { ShipmentParties } from '../../../../db/tables.ts';
import type { Db } from '../../../platform/database.ts';

export async function storeRecipient(
  db: Db,
  shipmentId: string,
  recipient: Updateable<ShipmentParties>,
) {
  await db
    .updateTable('shipmentParties')
    .set(recipient)
    .where('shipmentId', '=', shipmentId)
    .where('role', '=', 'recipient')
    .execute();
}

export async function storeAlerts(
  db: Db,
  party: { shipmentId: string; role: 'shipper' | 'recipient' },
  choice: { email?: boolean; sms?: boolean; locale?: Locale },
) {
  await db
    .updateTable('shipmentParties')
    .set({
      emailAlerts: choice.email,
      smsAlerts: choice.sms,
      locale: choice.locale,
    })
    .where('shipmentId', '=', party.shipmentId)
    .where('role', '=', party.role)
    .execute();
}
