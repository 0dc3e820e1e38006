import { addressForm } from '@waypost/domain/country-rules';
import type { Lane } from './start-values.ts';

/** How both ends of a shipment write addresses. The rules of all countries stay on the server. */
export function addressForms({ shipper, recipient }: Lane) {
  return { shipper: addressForm(shipper ?? ''), recipient: addressForm(recipient ?? '') };
}
