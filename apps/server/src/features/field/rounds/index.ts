import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { erasePrivateOfCustomer, erasePrivateOfShipments } from './addresses.queries.ts';
import { fieldRoundsRoutes } from './field-rounds.routes.ts';
import { locateStops } from './locate-stops.ts';
import { runPlan } from './plan-rounds.ts';
import { planRoundsQueue } from './queues.ts';
import { roundsRoutes } from './rounds.routes.ts';
import { eraseAddresses, settleRounds } from './settle-rounds.ts';

export { runPlan } from './plan-rounds.ts';

/** Rounds of couriers: their stops, who drives them, and how they end. */
export const rounds: Feature = {
  name: 'rounds',
  routes(api, ctx) {
    roundsRoutes(api, ctx);
    fieldRoundsRoutes(api, ctx);
  },
  jobs: [
    job(planRoundsQueue, (ctx, { planId }) => runPlan(ctx, planId), { concurrency: 1 }),
    scheduled('locate_stops', '* * * * *', locateStops, { concurrency: 1 }),
    scheduled('settle_rounds', '* * * * *', settleRounds, { concurrency: 1 }),
    scheduled('erase_round_addresses', '*/30 * * * *', eraseAddresses, { concurrency: 1 }),
  ],
  erase: {
    person: (_ctx, tx, { customerId }) => erasePrivateOfCustomer(tx, customerId),
    shipments: (_ctx, tx, { ids }) => erasePrivateOfShipments(tx, ids),
  },
  exportData: {
    notExported:
      'copies for couriers that last until a day after their round, or a week after its day',
  },
  tables: {
    vehicles: { growsWith: 'vehicle', lives: 'for good: rounds name it' },
    rounds: {
      growsWith: 'round of a courier',
      lives: '24 months after it was closed',
      sweep: { job: 'erase_round_addresses', index: 'rounds_old' },
    },
    stops: { growsWith: 'stop of a round', lives: 'with its round' },
    stopPieces: { growsWith: 'piece of a stop', lives: 'with its round' },
    stopPrivate: {
      growsWith: 'stop of a released round',
      lives: 'until 24 hours after its round was closed, or 7 days after its day',
      sweep: { job: 'erase_round_addresses', index: 'rounds_unerased' },
    },
    stopActs: { growsWith: 'act of a courier', lives: 'with its round' },
    planRuns: {
      growsWith: 'plan of rounds',
      lives: '30 days',
      sweep: { job: 'erase_round_addresses', index: 'plan_runs_created' },
    },
    deliveryCodes: {
      growsWith: 'shipment whose code was tried',
      lives: '24 months',
      sweep: { job: 'erase_round_addresses', index: 'delivery_codes_updated' },
    },
  },
};
