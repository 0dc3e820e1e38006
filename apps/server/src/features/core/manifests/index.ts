import { actAs } from '../../../platform/acting-customer.ts';
import { type Feature, scheduled } from '../../../platform/feature.ts';
import { deleteManifestsOf, deleteOldManifests } from './manifests.queries.ts';

export { expandManifest, manifestIn } from './expand-manifest.ts';
export {
  findManifest,
  insertManifest,
  insertManifestShipments,
  type ManifestRow,
  selectManifested,
  selectManifests,
} from './manifests.queries.ts';

/** Sheets of what is handed over together, picked up by one scan. */
export const manifests: Feature = {
  name: 'manifests',
  jobs: [scheduled('erase_manifests', '29 3 * * *', (ctx) => deleteOldManifests(ctx.db))],
  erase: {
    person: (_ctx, tx, { customerId }) =>
      actAs(tx, customerId, (own) => deleteManifestsOf(own, customerId)),
  },
  exportData: { notExported: 'what is on it is exported as shipments' },
  tables: {
    manifests: {
      growsWith: 'sheet of what is handed over',
      lives: 'a year',
      sweep: { job: 'erase_manifests', index: 'manifests_created' },
    },
    manifestShipments: { growsWith: 'shipment of a manifest', lives: 'with its manifest' },
  },
};
