export { createShipment } from './create-shipment.ts';
