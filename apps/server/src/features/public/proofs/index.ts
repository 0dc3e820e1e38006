export { forgetPictures } from './forget-pictures.ts';
export { proofsJobs } from './proofs.jobs.ts';
export { listProof } from './proofs.queries.ts';
export { proofsRoutes } from './proofs.routes.ts';
export { eraseProofsQueue } from './queues.ts';
