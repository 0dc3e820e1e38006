import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import type { CardEntry } from './card-entry.ts';

type StripeCardProps = {
  publishableKey: string;
  amountCents: number;
  currency: string;
  ref: Ref<CardEntry>;
  onChange: (complete: boolean) => void;
};

type Mounted = { stripe: Stripe; elements: StripeElements; element: StripePaymentElement };

/** Stripe's Payment Element, for cards only. Its script is fetched when this is shown. */
export function StripeCard(props: StripeCardProps) {
  const { publishableKey, amountCents, currency, ref, onChange } = props;
  const t = useT('checkout');
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  // The amount of later is told to the element; a new one would lose what was typed.
  const firstAmountCents = useRef(amountCents);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });

  useEffect(() => {
    let isGone = false;
    void loadStripe(publishableKey).then((stripe) => {
      if (stripe === null || place.current === null || isGone) return;
      const elements = stripe.elements({
        mode: 'payment',
        amount: firstAmountCents.current,
        currency: currency.toLowerCase(),
        captureMethod: 'manual',
        paymentMethodCreation: 'manual',
        allowedPaymentMethodTypes: ['card'],
      });
      // Name, email and country are asked for by our own form.
      const element = elements.create('payment', {
        fields: {
          billingDetails: { name: 'never', email: 'never', address: { country: 'never' } },
        },
        wallets: { applePay: 'never', googlePay: 'never' },
      });
      element.on('change', ({ complete }) => changed.current(complete));
      element.mount(place.current);
      mounted.current = { stripe, elements, element };
    });
    return () => {
      isGone = true;
      mounted.current?.element.destroy();
      mounted.current = undefined;
    };
  }, [publishableKey, currency]);

  useEffect(() => void mounted.current?.elements.update({ amount: amountCents }), [amountCents]);

  useImperativeHandle(ref, () => ({
    focus: () => mounted.current?.element.focus(),
    async tokenise({ name, email, country }) {
      if (mounted.current === undefined) return { ok: false, message: t('cardFailed') };
      const { stripe, elements } = mounted.current;
      const checked = await elements.submit();
      const { error, paymentMethod } =
        checked.error === undefined
          ? await stripe.createPaymentMethod({
              elements,
              params: { billing_details: { name, email, address: { country } } },
            })
          : { error: checked.error, paymentMethod: undefined };
      if (paymentMethod !== undefined) return { ok: true, paymentMethodId: paymentMethod.id };
      return { ok: false, message: error?.message ?? t('cardRefused') };
    },
  }));

  return <div ref={place} />;
}
