import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';

export const caseAnswerMailQueue = defineQueue<{ messageId: string; shard: number }>(
  'case_answer_mail',
  { retryLimit: 10 },
);

/** Removes the files of erased cases, and cases that were closed long ago. */
export const eraseCasesQueue = defineQueue<Record<string, never>>('erase_cases', {
  shardOf: ofNoShard,
  retryLimit: 20,
});
