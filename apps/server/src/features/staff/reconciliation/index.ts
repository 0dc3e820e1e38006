import type { Feature } from '../../../platform/feature.ts';
import { reconciliationGauges, reconciliationJobs } from './reconciliation.jobs.ts';

export { ForeignPayments, type PaymentsReport, reconcileRestored } from './reconcile-restored.ts';

export const reconciliation: Feature = {
  name: 'reconciliation',
  personalData: 'none',
  jobs: reconciliationJobs,
  gauges: reconciliationGauges,
};
