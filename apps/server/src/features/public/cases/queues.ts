import { defineQueue, defineSweep } from '../../../platform/jobs.ts';

export const caseAnswerMailQueue = defineQueue<{ messageId: string; shard: number }>(
  'case_answer_mail',
);

/** Removes the files of erased cases, and cases that were closed long ago. */
export const eraseCasesQueue = defineSweep('erase_cases', {
  retryLimit: 20,
});
