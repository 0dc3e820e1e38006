import { type Feature, job } from '../../../platform/feature.ts';
import { tariffsRoutes } from './tariffs.routes.ts';
import { previewTariff } from './preview-tariff.ts';
import { previewTariffQueue } from './queues.ts';

export { insertFirstTariff } from './tariffs.queries.ts';

export const tariffs: Feature = {
  name: 'tariffs',
  personalData: 'none',
  routes: tariffsRoutes,
  jobs: [job(previewTariffQueue, previewTariff, { concurrency: 1 })],
  tables: {
    tariffs: { growsWith: 'published version', lives: 'for good: quotes name it' },
    tariffProposals: { growsWith: 'proposal of staff', lives: 'for good: tens a year' },
  },
};
