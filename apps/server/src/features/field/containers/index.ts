import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { carryContainer, carryLeftBehind } from './carry-container.ts';
import { clearContainer, settleFoundPieces } from './clear-container.ts';
import { deleteOldContainers } from './containers.queries.ts';
import { containersRoutes } from './containers.routes.ts';
import { fieldContainersRoutes } from './field-containers.routes.ts';
import { finishForgotten } from './finish-trip.ts';
import { carryContainerQueue, carryLeftBehindQueue, emptyContainerQueue } from './queues.ts';

/** Bags, cages and pallets between hubs, and the trips that take them. */
export const containers: Feature = {
  name: 'containers',
  personalData: 'none',
  routes(api, ctx) {
    containersRoutes(api, ctx);
    fieldContainersRoutes(api, ctx);
  },
  jobs: [
    // two at once, so that a trip of hundreds of containers leaves room for other jobs
    job(carryContainerQueue, carryContainer, { concurrency: 2 }),
    job(carryLeftBehindQueue, carryLeftBehind, { concurrency: 1 }),
    job(emptyContainerQueue, clearContainer, { concurrency: 1 }),
    scheduled(
      'settle_trips',
      '*/5 * * * *',
      async (ctx) => {
        await finishForgotten(ctx);
        await settleFoundPieces(ctx);
      },
      { concurrency: 1 },
    ),
    scheduled('delete_old_containers', '47 3 * * *', (ctx) => deleteOldContainers(ctx.db)),
  ],
  tables: {
    trips: {
      growsWith: 'trip between hubs',
      lives: '24 months',
      sweep: { job: 'delete_old_containers', index: 'trips_old' },
    },
    containers: {
      growsWith: 'filling of a bag, cage or pallet',
      lives: '24 months after its last change',
      sweep: { job: 'delete_old_containers', index: 'containers_old' },
    },
    containerPieces: { growsWith: 'piece in a container', lives: 'with its container' },
    containerActs: { growsWith: 'act with a container', lives: 'with its container or trip' },
    containerMoves: {
      growsWith: 'departure or arrival of a container',
      lives: 'with its container',
    },
    tripContainers: { growsWith: 'container on a trip', lives: 'with its trip or container' },
  },
};
