import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';

export const contactMailQueue = defineQueue<{ messageId: string }>('contact_mail', {
  shardOf: ofNoShard,
  retryLimit: 20,
});

export const contactAnswerMailQueue = defineQueue<{ answerId: string }>('contact_answer_mail', {
  shardOf: ofNoShard,
  retryLimit: 20,
});
