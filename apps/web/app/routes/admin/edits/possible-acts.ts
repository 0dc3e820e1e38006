import type { StaffShipment, StaffShipmentLine } from '@waypost/contract/client';
import type { Permission } from '@waypost/contract/permission-sets';
import type { Act } from './edit-paths.ts';

const BY_TRANSFER: readonly string[] = ['bank_transfer', 'on_account'];

/**
 * What can be done with a shipment now, by whoever has these permissions. The money of a line of the
 * list is not known: what is about money is offered where the whole shipment is.
 */
export function possibleActs(
  shipment: StaffShipmentLine | StaffShipment,
  permissions: readonly Permission[],
): Act[] {
  const { status } = shipment;
  const isOver = status === 'Cancelled';
  const isWhole = 'money' in shipment;
  const acts: Act[] = [];
  if (permissions.includes('shipments:write')) {
    if (!isOver) acts.push('edit', 'event');
    if (!isOver && isWhole) acts.push('status');
    acts.push('email');
    if (!isOver && status !== 'Delivered') acts.push('cancel');
  }
  const owedCents = isWhole ? (shipment.money.books?.owedCents ?? 0) : 0;
  if (isWhole && permissions.includes('money:write') && owedCents > 0) {
    if (shipment.money.paymentMethod === 'cod') acts.push('collected');
    if (BY_TRANSFER.includes(shipment.money.paymentMethod)) acts.push('received');
  }
  return acts;
}
