import { describe, expect, it, vi } from 'vitest';
import { openSandbox, refusalOf } from './sandbox-under-test.ts';

const { stripe, createIntent, received } = await openSandbox();

describe('a customer', () => {
  it('can be changed, and deleted with all cards', async () => {
    const customer = await stripe.customers.create({
      email: 'ann@example.com',
      metadata: { customer: '1', old: 'x' },
    });
    const changed = await stripe.customers.update(customer.id, {
      name: 'Ann',
      metadata: { old: '' },
    });
    expect(changed).toMatchObject({ name: 'Ann', email: 'ann@example.com' });
    expect(changed.metadata).toEqual({ customer: '1' });

    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    expect((await stripe.paymentMethods.retrieve(card.id)).customer).toBeNull();
  });
});

describe('a card', () => {
  it('is saved by a setup intent and can then be charged again and again', async () => {
    const customer = (await stripe.customers.create()).id;
    const intent = await stripe.setupIntents.create({
      customer,
      allowed_payment_method_types: ['card'],
    });
    expect(intent.status).toBe('requires_payment_method');
    const saved = await stripe.setupIntents.confirm(intent.id, {
      payment_method: 'pm_card_mastercard',
    });
    expect(saved.status).toBe('succeeded');
    const { data } = await stripe.paymentMethods.list({ customer, type: 'card' });
    expect(data).toMatchObject([{ id: saved.payment_method, card: { last4: '4444' } }]);
    await vi.waitFor(() => {
      expect(received.map((event) => event.type)).toContain('setup_intent.succeeded');
    });
    for (let time = 0; time < 2; time++) {
      const paid = await createIntent({
        customer,
        payment_method: data[0]?.id ?? '',
        confirm: true,
        off_session: true,
      });
      expect(paid.status).toBe('requires_capture');
    }
  });

  it('that declines is not saved', async () => {
    const customer = (await stripe.customers.create()).id;
    const intent = await stripe.setupIntents.create({ customer });
    const refusal = await refusalOf(
      stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    );
    expect(refusal).toMatchObject({ statusCode: 402, setup_intent: { id: intent.id } });
    expect((await stripe.setupIntents.retrieve(intent.id)).last_setup_error?.code).toBe(
      'card_declined',
    );
    const attached = await refusalOf(
      stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer }),
    );
    expect(attached.statusCode).toBe(402);
  });

  it('is saved while paying when the intent says so', async () => {
    const customer = (await stripe.customers.create()).id;
    const paid = await createIntent({
      customer,
      confirm: true,
      payment_method: 'pm_card_visa',
      setup_future_usage: 'off_session',
    });
    const { data } = await stripe.customers.listPaymentMethods(customer);
    expect(data.map((method) => method.id)).toEqual([paid.payment_method]);
  });

  it('that was not saved cannot be used twice', async () => {
    const first = await createIntent({ confirm: true, payment_method: 'pm_card_visa' });
    const again = await createIntent();
    const refusal = await refusalOf(
      stripe.paymentIntents.confirm(again.id, { payment_method: idOf(first.payment_method) }),
    );
    expect(refusal.message).toMatch(/may not be used again/);
  });

  it('that was removed cannot be used any more', async () => {
    const customer = (await stripe.customers.create()).id;
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.paymentMethods.detach(card.id);
    expect((await stripe.paymentMethods.list({ customer })).data).toEqual([]);
    const refusal = await refusalOf(stripe.paymentMethods.attach(card.id, { customer }));
    expect(refusal.message).toMatch(/may not be used again/);
  });

  it('of another customer is refused', async () => {
    const card = await stripe.paymentMethods.attach('pm_card_visa', {
      customer: (await stripe.customers.create()).id,
    });
    const intent = await createIntent({ customer: (await stripe.customers.create()).id });
    const refusal = await refusalOf(
      stripe.paymentIntents.confirm(intent.id, { payment_method: card.id }),
    );
    expect(refusal.statusCode).toBe(400);
  });

  it('is not saved by a setup intent that was cancelled', async () => {
    const intent = await stripe.setupIntents.create({ usage: 'on_session' });
    expect((await stripe.setupIntents.cancel(intent.id)).status).toBe('canceled');
    const refusal = await refusalOf(
      stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    );
    expect(refusal.code).toBe('setup_intent_unexpected_state');
  });
});

function idOf(method: string | { id: string } | null): string {
  return typeof method === 'string' ? method : (method?.id ?? '');
}
