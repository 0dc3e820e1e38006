import type { StaffShipment, StaffShipmentLine } from '@waypost/contract/client';
import type { Permission } from '@waypost/contract/permission-sets';
import type { Act } from './edit-paths.ts';

const BY_TRANSFER: readonly string[] = ['bank_transfer', 'on_account'];

/**
 * The acts that staff with these permissions can do with a shipment now. Rows of the list lack the money of a
 * shipment, so acts about money are offered only on its page.
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
