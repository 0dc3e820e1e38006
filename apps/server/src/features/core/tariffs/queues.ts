import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';

export const previewTariffQueue = defineQueue<{ proposalId: string }>('preview_tariff', {
  shardOf: ofNoShard,
  retryLimit: 3,
});
