import { newId } from '../ids.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../objects.ts';
import { nowSeconds, type World } from '../world.ts';

/** Stripe holds an authorisation for seven days. */
const HELD_SECONDS = 7 * 24 * 60 * 60;

export function createCharge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure?: { code: string; message: string; reason: string },
): Charge {
  const isPaid = failure === undefined;
  const isCaptured = isPaid && intent.capture_method !== 'manual';
  const created = nowSeconds();
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isCaptured ? newId('txn') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'WAYPOST',
    captured: isCaptured,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: isPaid ? null : '05',
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      reason: failure?.reason ?? null,
      risk_level: 'normal',
      seller_message: isPaid ? 'Payment complete.' : 'The bank declined the payment.',
      type: isPaid ? 'authorized' : 'issuer_declined',
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(intent, method, isPaid, created),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  world.store.save('charge', charge, intent.id);
  return charge;
}

function detailsOf(
  intent: PaymentIntent,
  { type, card }: PaymentMethod,
  isPaid: boolean,
  created: number,
): Charge['payment_method_details'] {
  if (type === 'customer_balance') return { type, customer_balance: {} };
  if (type === 'paypal' || card === undefined) {
    const payerEmail = isPaid ? 'payer@example.com' : null;
    return {
      type: 'paypal',
      paypal: {
        country: 'DE',
        payer_email: payerEmail,
        payer_id: isPaid ? newId('', 13).slice(1).toUpperCase() : null,
        payer_name: null,
        seller_protection: null,
        transaction_id: isPaid ? newId('', 17).slice(1).toUpperCase() : null,
      },
    };
  }
  const isHeld = isPaid && intent.capture_method === 'manual';
  return {
    type: 'card',
    card: {
      amount_authorized: isPaid ? intent.amount : null,
      authorization_code: isPaid ? '123456' : null,
      brand: card.brand,
      ...(isHeld && { capture_before: created + HELD_SECONDS }),
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: isPaid ? `${created}` : null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
