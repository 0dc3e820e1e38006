import { isOfDelivery } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { e164 } from '../../../platform/sms.ts';
import { isRecipientTold, listFollowers, listParties } from './listeners.queries.ts';
import { type MilestoneJob } from '../../core/scans/index.ts';
import { publishMilestone } from '../../programs/webhooks/index.ts';
import { type MessageJob, messageQueue } from './queues.ts';

/** An event for the programs of the account, and one job for each address, so that a failing one is retried without the others. */
export async function tellMilestone(ctx: Ctx, milestone: MilestoneJob): Promise<void> {
  const messages = await listMessages(ctx, milestone);
  await inTransaction(ctx.db, async (tx) => {
    await publishMilestone(ctx, tx, milestone);
    for (const message of messages) {
      await ctx.jobs.enqueue(tx, messageQueue, { ...milestone, ...message });
    }
  });
}

type Message = Pick<MessageJob, 'listener' | 'channel'>;

/** An address that is both a party and a follower is notified once, as a party. */
async function listMessages(ctx: Ctx, { shipmentId, kind }: MilestoneJob): Promise<Message[]> {
  const messages: Message[] = [];
  const told = new Set(['']);
  const tell = (address: string, message: Message) => {
    if (!told.has(address)) messages.push(message);
    told.add(address);
  };
  for (const { role, ...party } of await listParties(ctx.db, shipmentId)) {
    if (party.news === 'delivery' && !isOfDelivery(kind)) continue;
    if (role === 'recipient' && !(await isRecipientTold(ctx.db, shipmentId, party.news))) continue;
    // the shipper gets a separate email about a cancellation, with what happens to the money
    if (role === 'shipper' && kind === 'cancelled') told.add(emailKey(party.email));
    if (party.emailAlerts) tell(emailKey(party.email), { listener: role, channel: 'mail' });
    if (party.smsAlerts && ctx.config.SMS_PROVIDER !== 'off') {
      tell(e164(party.phone) ?? '', { listener: role, channel: 'sms' });
    }
  }
  for (const { id, email } of await listFollowers(ctx.db, shipmentId)) {
    tell(emailKey(email), { listener: id, channel: 'mail' });
  }
  return messages;
}
