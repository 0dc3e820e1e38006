/**
 * The steps of the checkout below 1,024 px, in order; wider screens show all of them at once. A group of
 * fields is added to a step in `checkout.tsx`, and the names of its fields here.
 */
export const CHECKOUT_STEPS = [
  'shipper',
  'recipient',
  'handover',
  'shipment',
  'payment',
  'confirm',
] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** How the names of the fields in a step begin. */
const FIELDS: Record<CheckoutStep, RegExp> = {
  shipper: /^shipper/,
  recipient: /^recipient/,
  handover: /^handover/,
  shipment: /^(?:items|addItem|export|insured)/,
  payment: /^(?:method|savedCard|paymentMethodId|orderReference)/,
  confirm: /^(?:payer|acceptedTerms)/,
};

/** Where a field is. What has no field of its own is said where the booking is confirmed. */
export function stepOf(field: string): CheckoutStep {
  return CHECKOUT_STEPS.find((step) => FIELDS[step].test(field)) ?? 'confirm';
}

export function faultsIn<Faults extends Record<string, unknown>>(
  faults: Faults,
  steps: readonly CheckoutStep[],
): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => steps.includes(stepOf(field))),
  ) as Faults;
}

export function stepBefore(step: CheckoutStep): CheckoutStep | undefined {
  return CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) - 1];
}

export function stepAfter(step: CheckoutStep): CheckoutStep | undefined {
  return CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) + 1];
}

/** A button that leads to a step. Without scripts it posts the form, which is saved on the way. */
export function goTo(step: CheckoutStep) {
  return { name: 'step', value: `go.${step}` } as const;
}

/** The step that such a button leads to. */
export function stepGoneTo(value: string): CheckoutStep | undefined {
  return CHECKOUT_STEPS.find((step) => goTo(step).value === value);
}

export function isForward(from: CheckoutStep, to: CheckoutStep): boolean {
  return CHECKOUT_STEPS.indexOf(from) < CHECKOUT_STEPS.indexOf(to);
}

export function readStep(search: string): CheckoutStep | undefined {
  const named = new URLSearchParams(search).get('step');
  return CHECKOUT_STEPS.find((step) => step === named);
}

/** The same address at another step. */
export function atStep(search: string, step: CheckoutStep): string {
  const params = new URLSearchParams(search);
  params.set('step', step);
  return `?${params}`;
}

/** Such a change asks the server for nothing. */
export function isStepChange(current: URL, next: URL): boolean {
  const [from, to] = [readStep(current.search), readStep(next.search)];
  return (
    from !== to &&
    current.pathname === next.pathname &&
    atStep(current.search, CHECKOUT_STEPS[0]) === atStep(next.search, CHECKOUT_STEPS[0])
  );
}

/** The step that was shown when the form was last saved. */
export function keptStep(details: Record<string, string> | null): CheckoutStep {
  return CHECKOUT_STEPS.find((step) => step === details?.['step']) ?? CHECKOUT_STEPS[0];
}
