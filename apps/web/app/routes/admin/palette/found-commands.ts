import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import type { Translate } from '@waypost/i18n/messages';
import { customerPath, pickupPath, shipmentPath } from '../admin-paths.ts';
import type { Command } from './commands.ts';
import { type Find, numberIn } from './use-find.ts';

/** Search results: customers, then shipments, then the rest. */
export function foundCommands(find: Find, t: Translate<'console-palette'>): Command[] {
  if (find.state !== 'found') return [];
  const { customers, shipments, pickups, statements } = find.things;
  const typedNumber = numberIn(find.text);
  return [
    ...(customers ?? []).map(({ id, name, company, email }): Command => {
      const run = { to: customerPath(id) };
      return { id, group: 'customer', label: named(name, company, email), run };
    }),
    ...shipments.map(({ id, trackingNumber, toName, to }): Command => {
      const number = formatTrackingNumber(trackingNumber);
      const label =
        trackingNumber === typedNumber ? t('openShipment', { number }) : named(number, toName, to);
      return { id, group: 'shipment', label, run: { to: shipmentPath(id) } };
    }),
    ...pickups.map(({ publicId, address }): Command => {
      const run = { to: pickupPath(publicId) };
      return { id: publicId, group: 'pickup', label: named(publicId, address), run };
    }),
    ...(statements ?? []).map(({ id, number, month, customerId }): Command => {
      const run = { to: customerPath(customerId) };
      return { id, group: 'statement', label: named(number, month), run };
    }),
  ];
}

function named(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
