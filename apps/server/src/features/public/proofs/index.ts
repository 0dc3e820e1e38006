import type { Feature } from '../../../platform/feature.ts';
import { forgetPictures } from './forget-pictures.ts';
import { proofsJobs } from './proofs.jobs.ts';
import { proofsRoutes } from './proofs.routes.ts';

export { listProof } from './proofs.queries.ts';

export const proofs: Feature = {
  name: 'proofs',
  routes: proofsRoutes,
  jobs: proofsJobs,
  erase: { shipments: (ctx, tx, { ids }) => forgetPictures(ctx, tx, ids) },
  exportData: { notExported: 'pictures of a delivery are on the page of its shipment' },
  tables: {
    proofPictures: {
      growsWith: 'picture of a delivery',
      lives: '24 months',
      sweep: { job: 'erase_proofs', index: 'proof_pictures_created' },
    },
  },
};
