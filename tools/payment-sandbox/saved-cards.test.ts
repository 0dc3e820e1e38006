import { describe, expect, it, vi } from 'vitest';
import { openSandbox, refusalOf } from './sandbox-under-test.ts';

const { stripe, createIntent, received } = await openSandbox();

describe('a customer', () => {
  it('can be deleted with all cards', async () => {
    const customer = (await stripe.customers.create({ metadata: { customer: '1' } })).id;
    const card = await save('pm_card_visa', customer);
    expect(await stripe.customers.del(customer)).toMatchObject({ deleted: true });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    const refusal = await refusalOf(createIntent({ confirm: true, payment_method: card }));
    expect(refusal.message).toMatch(/may not be used again/);
  });
});

describe('a card', () => {
  it('is saved by a setup intent and can then be charged again and again', async () => {
    const customer = (await stripe.customers.create()).id;
    const card = await save('pm_card_mastercard', customer);
    const { data } = await stripe.paymentMethods.list({ customer });
    expect(data).toMatchObject([{ id: card, card: { last4: '4444' } }]);
    await vi.waitFor(() => {
      expect(received.map((event) => event.type)).toContain('setup_intent.succeeded');
    });
    for (let time = 0; time < 2; time++) {
      const paid = await createIntent({ customer, payment_method: card, confirm: true });
      expect(paid.status).toBe('requires_capture');
    }
  });

  it('is not saved when it is declined', async () => {
    const customer = (await stripe.customers.create()).id;
    const refusal = await refusalOf(save('pm_card_visa_chargeDeclined', customer));
    expect(refusal).toMatchObject({
      statusCode: 402,
      setup_intent: { last_setup_error: { code: 'card_declined' } },
    });
    expect((await stripe.paymentMethods.list({ customer })).data).toEqual([]);
  });

  it('cannot be used twice unless it was saved', async () => {
    const first = await createIntent({ confirm: true, payment_method: 'pm_card_visa' });
    const again = await createIntent();
    const refusal = await refusalOf(
      stripe.paymentIntents.confirm(again.id, { payment_method: idOf(first.payment_method) }),
    );
    expect(refusal.message).toMatch(/may not be used again/);
  });

  it('cannot be used after it was removed', async () => {
    const customer = (await stripe.customers.create()).id;
    const card = await save('pm_card_visa', customer);
    await stripe.paymentMethods.detach(card);
    expect((await stripe.paymentMethods.list({ customer })).data).toEqual([]);
    const refusal = await refusalOf(save(card, customer));
    expect(refusal.message).toMatch(/may not be used again/);
  });

  it('is refused for another customer', async () => {
    const card = await save('pm_card_visa', (await stripe.customers.create()).id);
    const intent = await createIntent({ customer: (await stripe.customers.create()).id });
    const refusal = await refusalOf(
      stripe.paymentIntents.confirm(intent.id, { payment_method: card }),
    );
    expect(refusal.statusCode).toBe(400);
  });

  it('can be cancelled before it is saved, once', async () => {
    const customer = (await stripe.customers.create()).id;
    const intent = await setUp('pm_card_authenticationRequired', customer);
    expect((await stripe.setupIntents.cancel(intent.id)).status).toBe('canceled');
    const refusal = await refusalOf(stripe.setupIntents.cancel(intent.id));
    expect(refusal.code).toBe('setup_intent_unexpected_state');
  });
});

function setUp(card: string, customer: string) {
  return stripe.setupIntents.create({
    customer,
    payment_method: card,
    confirm: true,
    return_url: 'http://shop.example/',
  });
}

async function save(card: string, customer: string): Promise<string> {
  return idOf((await setUp(card, customer)).payment_method);
}

function idOf(method: string | { id: string } | null): string {
  return typeof method === 'string' ? method : (method?.id ?? '');
}
