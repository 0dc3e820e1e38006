import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useT } from '../platform/catalogs.tsx';
import type { CardEntry } from './card-entry.ts';

type StripeCardProps = {
  publishableKey: string;
  total: { cents: number; currency: string } | null;
  ref: Ref<CardEntry>;
  onChange: (complete: boolean) => void;
};

type Mounted = { stripe: Stripe; elements: StripeElements; element: StripePaymentElement };

/** Stripe's Payment Element, for cards only. Its script is fetched when this is shown. */
export function StripeCard(props: StripeCardProps) {
  const { publishableKey, total, ref, onChange } = props;
  const t = useT('card');
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  // A changed amount updates the element, because a new element would lose what was typed.
  const first = useRef(total);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });

  useEffect(() => {
    let isGone = false;
    void loadStripe(publishableKey).then((stripe) => {
      if (stripe === null || place.current === null || isGone) return;
      const elements = stripe.elements({
        ...purposeOf(first.current),
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
  }, [publishableKey]);

  const amountCents = total?.cents;
  useEffect(() => {
    if (amountCents !== undefined) void mounted.current?.elements.update({ amount: amountCents });
  }, [amountCents]);

  useImperativeHandle(ref, () => ({
    focus: () => mounted.current?.element.focus(),
    async tokenise({ name, email, country }) {
      if (mounted.current === undefined) return { ok: false, message: t('failed') };
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
      return { ok: false, message: error?.message ?? t('refused') };
    },
  }));

  return <div ref={place} />;
}

function purposeOf(total: StripeCardProps['total']) {
  if (total === null) return { mode: 'setup' as const };
  return {
    mode: 'payment' as const,
    amount: total.cents,
    currency: total.currency.toLowerCase(),
    captureMethod: 'manual' as const,
  };
}
