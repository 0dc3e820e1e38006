import type { SeededRandom } from '@waypost/domain/simulation';
import type { Stripe } from 'stripe';
import type { Payment } from './payments.ts';

/** What the desk must show about a payment afterwards, as `kind subject`, sorted. */
export async function actBehindOurBack(
  stripe: Stripe,
  control: (path: string, id: string) => Promise<{ id: string }>,
  payment: Payment,
  random: SeededRandom,
): Promise<string[]> {
  if (payment.isUnbooked) return ['reconciliation capture'];
  const items: string[] = [];
  let left = payment.cents - payment.refunds.reduce((sum, { cents }) => sum + cents, 0);
  for (const { state, providerId } of payment.refunds) {
    // it succeeds a second after it was made
    if (state === 'pending') items.push('reconciliation refund');
    else if (random.chance(0.3)) {
      await control('failed_refunds', providerId);
      items.push('refund_failed');
    }
  }
  // refunds of this card end a second later by themselves
  const isSlow = payment.refunds.some(({ state }) => state === 'pending');
  const refunds = isSlow || random.chance(0.6) ? 0 : 1 + random.below(3);
  for (let at = 0; at < refunds && left > 1; at += 1) {
    const amount = random.chance(0.2) ? left : 1 + random.below(left - 1);
    left -= amount;
    const { id } = await stripe.refunds.create({ payment_intent: payment.intentId, amount });
    const fails = random.chance(0.2);
    if (fails) await control('failed_refunds', id);
    items.push(fails ? 'refund_failed' : 'reconciliation refund');
  }
  if (random.chance(0.15)) items.push(await dispute(stripe, control, payment, random));
  return items.toSorted();
}

async function dispute(
  stripe: Stripe,
  control: (path: string, id: string) => Promise<{ id: string }>,
  { intentId }: Payment,
  random: SeededRandom,
): Promise<string> {
  const { id } = await control('disputes', intentId);
  const ending = random.pick(['open', 'won', 'lost'] as const);
  if (ending === 'lost') await stripe.disputes.close(id);
  if (ending === 'won') {
    await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
  }
  if (ending === 'won') return 'reconciliation dispute';
  return ending === 'lost' ? 'disputed lost' : 'disputed';
}
