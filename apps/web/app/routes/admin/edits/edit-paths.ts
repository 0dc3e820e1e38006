import { adminReturnPath, shipmentPath } from '../admin-paths.ts';

export const NEW_SHIPMENT = '/admin/shipments/new';

export type Act = 'edit' | 'event' | 'status' | 'email' | 'collected' | 'received' | 'cancel';

/** The result of an act, held in the address after a post. */
export const DONE = [
  'updated',
  'event-added',
  'event-voided',
  'status-set',
  'mailed',
  'collected',
  'received',
  'shipment-cancelled',
  'added',
  'labels-renewed',
] as const;
export type Done = (typeof DONE)[number];

export function actPath(shipmentId: string, act: Act, from?: string): string {
  const path = `${shipmentPath(shipmentId)}/${act}`;
  return from === undefined ? path : `${path}?${new URLSearchParams({ from })}`;
}

export function voidPath(shipmentId: string, event: { sourceId: number; scanId: string }): string {
  return `${shipmentPath(shipmentId)}/void/${event.sourceId}/${event.scanId}`;
}

/** The page it was opened from, or the page of the shipment. */
export function backPath(search: URLSearchParams, shipmentId: string): string {
  return adminReturnPath(search.get('from')) ?? shipmentPath(shipmentId);
}

/** The same, with the result of the act. */
export function donePath(back: string, done: Done, trackingNumber: string): string {
  const [path = '', search = ''] = back.split('?');
  const params = new URLSearchParams(search);
  params.set('done', done);
  params.set('number', trackingNumber);
  return `${path}?${params}`;
}
