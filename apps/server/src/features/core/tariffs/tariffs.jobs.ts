import { job } from '../../../platform/feature.ts';
import { previewTariff } from './preview-tariff.ts';
import { previewTariffQueue } from './queues.ts';

export const tariffsJobs = [job(previewTariffQueue, previewTariff, { concurrency: 1 })];
