export const NEW_SHIPMENT = '/dashboard/new';
