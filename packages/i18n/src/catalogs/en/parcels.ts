import type { ChargeKind } from '@waypost/domain/charges';
import type { FreightMode, ParcelLevel } from '@waypost/domain/rates';
import type { EventCode, Status } from '@waypost/domain/tracking';

type Words =
  | `status.${Status}`
  | `event.${EventCode}`
  | `level.${ParcelLevel}`
  | `mode.${FreightMode}`
  | `charge.${ChargeKind}`;

/** Words for shipments that several pages and the mails use. */
export default {
  addressLine1: 'Street and number',
  addressLine2: 'Apartment, floor or building',
  city: 'City',
  region: 'State or region',
  postalCode: 'Postal code',
  country: 'Country',
  'status.Created': 'Created',
  'status.Picked Up': 'Picked up',
  'status.In Transit': 'In transit',
  'status.Out for Delivery': 'Out for delivery',
  'status.Delivered': 'Delivered',
  'status.Exception': 'Exception',
  'status.Cancelled': 'Cancelled',
  'event.CREATED': 'Label created',
  'event.PICKED_UP': 'Picked up',
  'event.IN_TRANSIT': 'In transit',
  'event.ARRIVED': 'Arrived at our hub',
  'event.DEPARTED': 'Departed from our hub',
  'event.OUT_FOR_DELIVERY': 'Out for delivery',
  'event.DELIVERED': 'Delivered',
  'event.EXCEPTION': 'Delivery problem reported',
  'event.CUSTOMS': 'In customs clearance',
  'event.CUSTOMS_HOLD': 'Held by customs',
  'event.CUSTOMS_RELEASED': 'Released by customs',
  'event.HELD': 'Held at our hub',
  'event.RETURNED': 'Returned to the sender',
  'event.RETURN_STARTED': 'On the way back to the sender',
  'event.STATUS_SET': 'Status updated',
  'event.CANCELLED': 'Cancelled',
  'event.EVENT_VOIDED': 'Entry corrected',
  'level.standard': 'Standard',
  'level.express': 'Express',
  'level.priority': 'Priority',
  'mode.air': 'Air freight',
  'mode.sea': 'Sea freight',
  'mode.road': 'Road freight',
  'charge.base': 'Shipping price',
  'charge.fuel': 'Fuel surcharge',
  'charge.security': 'Security and handling',
  'charge.insurance': 'Insurance',
  'charge.tax': 'Taxes and duties',
  'charge.cod_fee': 'Pay on delivery fee',
  from: 'From',
  to: 'To',
  service: 'Service',
  transit: 'Transit time',
  quantity: 'Quantity',
  size: 'Size',
  billable: 'Billable weight',
  incoterm: 'Incoterm',
  total: 'Total',
  'eta.business_days': '{min}–{max} business days',
  'eta.hours': '{min}–{max} hours',
  'eta.days': '{min}–{max} days',
  'door.door_to_door': 'door to door',
  'door.port_to_door': 'port to door',
  etaWithDoor: '{eta}, {door}',
  pallets: '{count, plural, one {# pallet} other {# pallets}}',
  perPallet: '{measure} each',
  placeInCountry: '{city}, {country}',
} as const satisfies Record<Words, string> & Record<string, string>;
