import { defineQueue } from '../../../platform/jobs.ts';

export const previewTariffQueue = defineQueue<{ proposalId: string }>('preview_tariff', {
  retryLimit: 3,
});
