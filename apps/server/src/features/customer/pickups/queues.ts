import { defineQueue } from '../../../platform/jobs.ts';

/** Confirms the time of a pickup at this revision, and emails the customer. */
export const confirmPickupQueue = defineQueue<{
  pickupId: string;
  revision: number;
  shard: number;
}>('confirm_pickup');

export const pickupMailQueue = defineQueue<{
  pickupId: string;
  news: 'cancelled' | 'no_place' | 'missed';
  shard: number;
}>('pickup_mail');

export const ruleEndedMailQueue = defineQueue<{ ruleId: string; shard: number }>(
  'pickup_rule_ended_mail',
);

/** Makes the dates of one recurring pickup. */
export const planRuleQueue = defineQueue<{ ruleId: string; shard: number }>('plan_pickup_rule');
