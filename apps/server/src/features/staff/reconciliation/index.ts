import type { Feature } from '../../../platform/feature.ts';
import { reconciliationGauges, reconciliationJobs } from './reconciliation.jobs.ts';

export const reconciliation: Feature = {
  name: 'reconciliation',
  jobs: reconciliationJobs,
  gauges: reconciliationGauges,
};
