import { z } from 'zod';
import { newId } from '../ids.ts';
import { type Charge, type Dispute, withFields } from '../objects.ts';
import { flag, takes, text } from '../parameters.ts';
import { mustRead, nowSeconds, save, type World } from '../world.ts';
import { behaviourOf } from './payment-methods.ts';

/** The holder of some cards complains as soon as the money is taken. */
export function openDisputeIfAny(world: World, charge: Charge): void {
  if (behaviourOf(world, charge.payment_method).disputed === true) openDispute(world, charge);
}

export function openDispute(world: World, charge: Charge): Dispute {
  save(world, 'charge', { ...charge, disputed: true });
  const dispute = withFields<Dispute>({
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: withFields<Dispute['evidence']>({ enhanced_evidence: {} }),
    evidence_details: withFields<Dispute['evidence_details']>({
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    }),
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  return save(world, 'dispute', dispute, 'charge.dispute.created');
}

/** Nobody refunds what the bank has taken back, or may still take back. */
export function isChargedBack(world: World, charge: Charge): boolean {
  return world.store.children('dispute', charge.id).some(({ status }) => status !== 'won');
}

/** The evidence decides, with the words that Stripe's test mode has for it. */
export const updateDispute = takes(
  { evidence: z.strictObject({ uncategorized_text: text }), submit: flag.optional() },
  (world, { evidence }, id) => {
    const dispute = mustRead(world, 'dispute', id);
    if (evidence.uncategorized_text !== 'winning_evidence') return dispute;
    return endDispute(world, dispute, 'won');
  },
);

/** Accepts it. */
export const closeDispute = takes({}, (world, _, id) =>
  endDispute(world, mustRead(world, 'dispute', id), 'lost'),
);

function endDispute(world: World, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  const ended: Dispute = { ...dispute, status, is_charge_refundable: status === 'won' };
  return save(world, 'dispute', ended, 'charge.dispute.closed');
}
