import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { useActionData, useLocation, useNavigate } from 'react-router';
import type { BookingAnswer } from './booking-answer.ts';
import { faultsOfRefusal } from './booking-faults.ts';
import {
  atStep,
  CHECKOUT_STEPS,
  type CheckoutStep,
  goTo,
  readStep,
  stepAfter,
  stepGoneTo,
  stepOf,
} from './checkout-steps.ts';

/** Which step is shown, how another one is, and where the focus goes then. */
export function useCheckoutStep(form: RefObject<HTMLFormElement | null>, onShow: () => void) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const answered = useActionData<BookingAnswer>();
  const shown = answered?.step ?? readStep(search) ?? CHECKOUT_STEPS[0];
  const last = useRef({ shown, answered });
  const fieldToFocus = useRef<string>(undefined);

  const show = (step: CheckoutStep) => {
    void navigate({ search: atStep(search, step) }, { defaultShouldRevalidate: false });
  };

  useEffect(() => {
    const before = last.current;
    last.current = { shown, answered };
    const isOtherStep = before.shown !== shown;
    const refused = before.answered === answered ? undefined : firstRefused(answered);
    const field = refused ?? (isOtherStep ? fieldToFocus.current : undefined);
    if (field !== undefined) controlIn(form.current, field)?.focus();
    else if (isOtherStep) stepIn(form.current, shown)?.focus({ preventScroll: true });
    if (!isOtherStep) return;
    fieldToFocus.current = undefined;
    onShow();
  });

  return {
    shown,
    show,
    /** Where the form is sent to; without scripts it comes back at this step. */
    address: `/billing${atStep(search, shown)}`,
    /** The step that a pressed button leads to. Enter presses the button that is in sight. */
    wantedBy({ nativeEvent }: SubmitEvent<HTMLFormElement>): CheckoutStep | undefined {
      const { submitter } = nativeEvent as { submitter?: HTMLElement | null };
      const next = stepAfter(shown);
      if (submitter instanceof HTMLButtonElement && submitter.value !== '') {
        return stepGoneTo(submitter.value);
      }
      if (next === undefined) return undefined;
      // the way back from the step after the next one has the same value, and is hidden
      const buttons = form.current?.querySelectorAll(`[value="${goTo(next).value}"]`) ?? [];
      return [...buttons].some((button) => button.checkVisibility()) ? next : undefined;
    },
    /** Where only one step is shown. */
    reveal(step: CheckoutStep) {
      if (stepIn(form.current, step)?.checkVisibility() === false) show(step);
    },
    /** Shows the step of the field first, where it is not the one in sight. */
    focusOn(field: string) {
      const control = controlIn(form.current, field);
      if (control?.checkVisibility() === false) {
        fieldToFocus.current = field;
        show(stepOf(field));
      } else control?.focus();
    },
  };
}

function firstRefused(answered: BookingAnswer | undefined): string | undefined {
  const [doubted] = answered?.doubts ?? [];
  if (doubted !== undefined) return `${doubted}.postalCode`;
  return Object.keys(faultsOfRefusal(answered?.refusal?.errors ?? []))[0];
}

function stepIn(form: HTMLFormElement | null, step: CheckoutStep): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>(`[data-step=${step}]`);
}

function controlIn(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const control = form?.elements.namedItem(name);
  const first = control instanceof RadioNodeList ? control[0] : control;
  return first instanceof HTMLElement ? first : undefined;
}
