import type { Feature } from '../../../platform/feature.ts';
import { proofsJobs } from './proofs.jobs.ts';
import { proofsRoutes } from './proofs.routes.ts';

export { forgetPictures } from './forget-pictures.ts';
export { listProof } from './proofs.queries.ts';

export const proofs: Feature = {
  name: 'proofs',
  routes: proofsRoutes,
  jobs: proofsJobs,
};
