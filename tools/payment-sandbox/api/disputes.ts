import { newId } from '../ids.ts';
import type { Charge, Dispute } from '../objects.ts';
import type { Parameters } from '../parameters.ts';
import { emit, mustRead, nowSeconds, type World } from '../world.ts';
import { listObjects } from './lists.ts';

const ANSWERED_WITHIN_SECONDS = 7 * 24 * 60 * 60;

/** The holder of some cards complains as soon as the money is taken. */
export function openDisputeIfAny(world: World, charge: Charge): void {
  const reason = world.store.behaviourOf(charge.payment_method ?? '').disputed;
  if (reason !== undefined) openDispute(world, charge, reason);
}

export function openDispute(world: World, charge: Charge, reason: string): Dispute {
  const created = nowSeconds();
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + ANSWERED_WITHIN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  world.store.save('dispute', dispute, charge.id);
  world.store.save('charge', { ...charge, disputed: true }, charge.payment_intent);
  emit(world, 'charge.dispute.created', dispute);
  return dispute;
}

/** Nobody refunds what the bank has taken back, or may still take back. */
export function isChargedBack(world: World, charge: Charge): boolean {
  return world.store.children('dispute', charge.id).some(({ status }) => status !== 'won');
}

export function listDisputes(world: World, parameters: Parameters) {
  const parent = chargeIdIn(world, parameters);
  return listObjects(world, 'dispute', '/v1/disputes', parameters, { parent });
}

/** The evidence decides, with the words that Stripe's test mode has for it. */
export function updateDispute(world: World, id: string, parameters: Parameters): Dispute {
  const dispute = mustRead(world, 'dispute', id);
  const text = parameters.hash('evidence')?.text('uncategorized_text') ?? '';
  parameters.ignore('submit');
  parameters.refuseUnread();
  if (text === 'winning_evidence') return endDispute(world, dispute, 'won');
  if (text === 'losing_evidence') return endDispute(world, dispute, 'lost');
  return dispute;
}

/** Accepts it. */
export function closeDispute(world: World, id: string, parameters: Parameters): Dispute {
  parameters.refuseUnread();
  return endDispute(world, mustRead(world, 'dispute', id), 'lost');
}

function endDispute(world: World, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  const ended: Dispute = { ...dispute, status, is_charge_refundable: status === 'won' };
  world.store.save('dispute', ended, dispute.charge);
  emit(world, 'charge.dispute.closed', ended);
  return ended;
}

/** Whose refunds or disputes are listed: those of a charge, of an intent, or all. */
export function chargeIdIn(world: World, parameters: Parameters): string | undefined {
  const chargeId = parameters.text('charge');
  const intentId = parameters.text('payment_intent');
  if (chargeId !== undefined || intentId === undefined) return chargeId;
  const intent = mustRead(world, 'payment_intent', intentId, 'payment_intent');
  return intent.latest_charge ?? '';
}

const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
