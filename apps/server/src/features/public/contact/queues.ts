import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';

export const contactMailQueue = defineQueue<{ messageId: string }>('contact_mail', {
  shardOf: ofNoShard,
  retryLimit: 20,
});

export const contactReceivedMailQueue = defineQueue<{ messageId: string }>(
  'contact_received_mail',
  { shardOf: ofNoShard, retryLimit: 20 },
);

export const contactAnswerMailQueue = defineQueue<{ answerId: string }>('contact_answer_mail', {
  shardOf: ofNoShard,
  retryLimit: 20,
});
