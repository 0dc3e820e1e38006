import type { Stripe } from 'stripe';
import { describe, expect, it, test } from 'vitest';
import { openSandbox, refusalOf } from './sandbox-under-test.ts';

const { stripe, createIntent, url } = await openSandbox();
const RETURN_URL = 'http://shop.example/receipt?draft=1';

describe('the card frame', () => {
  const frame = (query: string) => fetch(`${url}/frame?${query}`);

  it('may be embedded by the intended pages, and runs only its own scripts', async () => {
    const answer = await frame('lang=en&theme=dark&dir=rtl&origin=http://shop.example');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors http://shop.example');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const html = await answer.text();
    expect(html).toContain('<html lang="en" dir="rtl" data-theme="dark">');
    for (const name of ['cc-number', 'cc-exp', 'cc-csc']) {
      expect(html).toContain(`autocomplete="${name}"`);
    }
    expect(html).not.toMatch(/ style=|<script>/);
  });

  it('is refused to every other page', async () => {
    expect((await frame('origin=http://evil.example')).status).toBe(400);
    expect((await frame('lang="><script>&origin=http://shop.example')).status).toBe(200);
    const html = await (await frame('lang="><script>&origin=http://shop.example')).text();
    expect(html).toContain('lang="en"');
  });

  const send = (body: object, origin = url) =>
    fetch(`${url}/frame/payment_methods`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const card = { number: '4000 0000 0000 9995', expiry: '12/40', cvc: '123' };

  it('makes a payment method that behaves as its number defines', async () => {
    const answer = await send({
      ...card,
      billingDetails: { name: 'Ann', email: 'ann@example.com', country: 'KE' },
    });
    const { paymentMethodId } = (await answer.json()) as { paymentMethodId: string };
    const intent = await createIntent();
    const refused = await refusalOf(
      stripe.paymentIntents.confirm(intent.id, { payment_method: paymentMethodId }),
    );
    expect(refused.decline_code).toBe('insufficient_funds');
    expect(refused.payment_method).toMatchObject({
      billing_details: { name: 'Ann', email: 'ann@example.com', address: { country: 'KE' } },
      card: { brand: 'visa', last4: '9995', exp_month: 12, exp_year: 2040 },
    });
  });

  test.each([
    [{ ...card, number: '4000 0000 0000 9994' }, 'number'],
    [{ ...card, expiry: '01/20' }, 'expiry'],
    [{ ...card, cvc: '12' }, 'cvc'],
    [{}, 'number'],
  ])('refuses %j for its %s', async (entry, field) => {
    const answer = await send(entry);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ field });
  });

  it('takes cards from its own origin only', async () => {
    expect((await send(card, 'http://shop.example')).status).toBe(403);
    const answer = await fetch(`${url}/frame/payment_methods`, {
      method: 'POST',
      body: JSON.stringify(card),
    });
    expect(answer.status).toBe(403);
  });
});

describe('a second step', () => {
  async function ask(params: Stripe.PaymentIntentConfirmParams) {
    const intent = await createIntent();
    const asking = await stripe.paymentIntents.confirm(intent.id, {
      return_url: RETURN_URL,
      ...params,
    });
    expect(asking.status).toBe('requires_action');
    return { id: intent.id, page: localUrl(asking.next_action?.redirect_to_url?.url) };
  }

  const decide = (page: URL, decision: string) =>
    fetch(page, {
      method: 'POST',
      headers: { origin: url },
      body: new URLSearchParams({ step: page.searchParams.get('step') ?? '', decision }),
      redirect: 'manual',
    });

  test.each([
    ['approve', 'succeeded', 'requires_capture'],
    ['refuse', 'failed', 'requires_payment_method'],
    ['leave', 'pending', 'requires_action'],
  ])('%s leads back with %s and the intent at %s', async (decision, redirectStatus, status) => {
    const { id, page } = await ask({ payment_method: 'pm_card_authenticationRequired' });
    expect(await (await fetch(page)).text()).toContain('Approve');
    const back = new URL((await decide(page, decision)).headers.get('location') ?? '');
    expect(back.origin).toBe('http://shop.example');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      draft: '1',
      payment_intent: id,
      payment_intent_client_secret: expect.stringContaining(`${id}_secret_`),
      redirect_status: redirectStatus,
    });
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe(status);
  });

  it('exists for PayPal too, and ends once it was decided', async () => {
    const { id, page } = await ask({ payment_method_data: { type: 'paypal' } });
    await decide(page, 'approve');
    const paid = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(paid.latest_charge).toMatchObject({ payment_method_details: { type: 'paypal' } });
    expect((await decide(page, 'refuse')).status).toBe(410);
    expect((await fetch(page)).status).toBe(410);
  });

  it('can end in a decline after it was approved', async () => {
    const { id, page } = await ask({
      payment_method: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    });
    const back = await decide(page, 'approve');
    expect(back.headers.get('location')).toContain('redirect_status=failed');
    expect((await stripe.paymentIntents.retrieve(id)).last_payment_error).toMatchObject({
      decline_code: 'insufficient_funds',
    });
  });

  it('is required when such a card is saved', async () => {
    const customer = (await stripe.customers.create()).id;
    const intent = await stripe.setupIntents.create({
      customer,
      confirm: true,
      payment_method: 'pm_card_authenticationRequiredOnSetup',
      return_url: RETURN_URL,
    });
    const page = localUrl(intent.next_action?.redirect_to_url?.url);
    const back = new URL((await decide(page, 'approve')).headers.get('location') ?? '');
    expect(back.searchParams.get('setup_intent')).toBe(intent.id);
    const { payment_method: card } = await stripe.setupIntents.retrieve(intent.id);
    const paid = await createIntent({ customer, confirm: true, payment_method: card as string });
    expect(paid.status).toBe('requires_capture');
  });

  it('accepts no decision from another site', async () => {
    const { page } = await ask({ payment_method: 'pm_card_authenticationRequired' });
    const answer = await fetch(page, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});

/** Browsers resolve localhost to loopback by themselves; Node may not. */
function localUrl(address: string | null | undefined): URL {
  const local = new URL(address ?? '');
  local.hostname = '127.0.0.1';
  return local;
}
