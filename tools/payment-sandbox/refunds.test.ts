import { describe, expect, it, vi } from 'vitest';
import { openSandbox, refusalOf } from './sandbox-under-test.ts';

const { stripe, createIntent, received, control } = await openSandbox();

describe('a refund', () => {
  it('can be partial, then for the rest, and no more', async () => {
    const { id } = await paid('pm_card_visa');
    const part = await stripe.refunds.create({ payment_intent: id, amount: 1_000 });
    expect(part).toMatchObject({ status: 'succeeded', amount: 1_000, payment_intent: id });
    const rest = await stripe.refunds.create({ payment_intent: id });
    expect(rest.amount).toBe(3_990);
    const refusal = await refusalOf(stripe.refunds.create({ payment_intent: id }));
    expect(refusal.code).toBe('charge_already_refunded');

    const { latest_charge } = await stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge'],
    });
    expect(latest_charge).toMatchObject({ refunded: true, amount_refunded: 4_990 });
    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data.map(({ amount }) => amount)).toEqual([3_990, 1_000]);
  });

  it('cannot exceed the captured amount or precede the capture', async () => {
    const { id } = await paid('pm_card_visa');
    const refusal = await refusalOf(stripe.refunds.create({ payment_intent: id, amount: 5_000 }));
    expect(refusal.param).toBe('amount');
    const held = await createIntent({ confirm: true, payment_method: 'pm_card_visa' });
    const early = await refusalOf(stripe.refunds.create({ payment_intent: held.id }));
    expect(early.code).toBe('payment_intent_unexpected_state');
  });

  it('is pending first for some cards', async () => {
    const { id } = await paid('pm_card_pendingRefund');
    const refund = await stripe.refunds.create({ payment_intent: id });
    expect(refund.status).toBe('pending');
    await vi.waitFor(() => expect(eventsOf(refund.id)).toEqual(['refund.updated']), 5_000);
    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data).toMatchObject([{ id: refund.id, status: 'succeeded' }]);
  });

  it('fails later for some cards, and the money returns to us', async () => {
    const { id } = await paid('pm_card_refundFail');
    const refund = await stripe.refunds.create({ payment_intent: id });
    expect(refund.status).toBe('succeeded');
    await vi.waitFor(() => expect(eventsOf(refund.id)).toEqual(['refund.failed']), 5_000);
    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data).toMatchObject([{ status: 'failed', failure_reason: 'expired_or_canceled_card' }]);
    const { intents } = (await control('ledger')).body as { intents: { id: string }[] };
    expect(intents.find((intent) => intent.id === id)).toMatchObject({ refunded: 0 });
  });
});

describe('a disputed card', () => {
  it('is disputed once it is captured, and cannot be refunded then', async () => {
    const { id } = await paid('pm_card_createDispute');
    await vi.waitFor(() => {
      const dispute = received.find((event) => event.type === 'charge.dispute.created');
      expect(dispute?.data.object).toMatchObject({ payment_intent: id, reason: 'fraudulent' });
    });
    const refusal = await refusalOf(stripe.refunds.create({ payment_intent: id }));
    expect(refusal.code).toBe('charge_disputed');
  });
});

describe('the simulated bank', () => {
  it('can fail a refund, and the refunds of a charge are listed if expanded', async () => {
    const { id } = await paid('pm_card_visa');
    const refund = await stripe.refunds.create({ payment_intent: id, amount: 1_000 });
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge.refunds'],
    });
    expect(charge).toMatchObject({ refunds: { data: [{ id: refund.id }], has_more: false } });
    expect((await control('failed_refunds', { id: refund.id })).status).toBe(200);
    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data).toMatchObject([{ id: refund.id, status: 'failed' }]);
  });

  it('can open a dispute that is won and refundable, or lost', async () => {
    const won = await paid('pm_card_visa');
    const lost = await paid('pm_card_visa');
    for (const { id } of [won, lost]) await control('disputes', { id });
    const [first] = (await stripe.disputes.list({ payment_intent: won.id })).data;
    const [second] = (await stripe.disputes.list({ payment_intent: lost.id })).data;
    const evidence = { uncategorized_text: 'winning_evidence' };
    expect(await stripe.disputes.update(first?.id ?? '', { evidence })).toMatchObject({
      status: 'won',
    });
    expect(await stripe.disputes.close(second?.id ?? '')).toMatchObject({ status: 'lost' });
    expect((await stripe.refunds.create({ payment_intent: won.id })).status).toBe('succeeded');
    const refusal = await refusalOf(stripe.refunds.create({ payment_intent: lost.id }));
    expect(refusal.code).toBe('charge_disputed');
    const { intents } = (await control('ledger')).body as { intents: { id: string }[] };
    expect(intents.find(({ id }) => id === lost.id)).toMatchObject({ chargedBack: 4_990 });
  });
});

describe('the ledger', () => {
  it('lists held, captured and refunded amounts by intent', async () => {
    const { createIntent: create, stripe: own, control: ask } = await openSandbox();
    const held = await create({ confirm: true, payment_method: 'pm_card_visa', amount: 100 });
    const taken = await create({ confirm: true, payment_method: 'pm_card_visa', amount: 1_000 });
    await own.paymentIntents.capture(taken.id);
    await own.refunds.create({ payment_intent: taken.id, amount: 300 });
    await create({ amount: 5_000, metadata: { attempt: 'a' } });
    expect((await ask('ledger')).body).toMatchObject({
      intents: [
        { id: held.id, status: 'requires_capture', authorised: 100, captured: 0 },
        { id: taken.id, status: 'succeeded', captured: 1_000, refunded: 300 },
        { status: 'requires_payment_method', amount: 5_000, metadata: { attempt: 'a' } },
      ],
    });
  });
});

function paid(card: string) {
  return createIntent({ capture_method: 'automatic', confirm: true, payment_method: card });
}

function eventsOf(id: string): string[] {
  return received
    .filter((event) => 'id' in event.data.object && event.data.object.id === id)
    .map((event) => event.type);
}
