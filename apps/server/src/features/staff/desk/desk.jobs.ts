import { scheduled } from '../../../platform/feature.ts';
import { watchShipments } from './watch-shipments.ts';

export const deskJobs = [
  // puts silent shipments and exceptions on the desk, and takes off what has settled itself
  scheduled('watch_shipments', '*/10 * * * *', watchShipments, { concurrency: 1 }),
];
