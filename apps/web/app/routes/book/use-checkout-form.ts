import type { Draft, SavedAddress, SavedCard } from '@waypost/contract/client';
import type { AddressForm } from '@waypost/domain/country-rules';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import type { BookingAnswer } from './booking-answer.ts';
import {
  type BookingFaults,
  faultsOfRefusal,
  findBookingFaults,
  payerNameOf,
} from './booking-faults.ts';
import {
  type BookingValues,
  type Method,
  OTHER_CARD,
  type Party,
  paysWithSaved,
  readBookingValues,
} from './booking-form.ts';
import type { CardEntry } from '../../parcels/card-entry.ts';
import { CHECKOUT_STEPS, type CheckoutStep, faultsIn, isForward } from './checkout-steps.ts';
import { offeredFor } from './declared-value.ts';
import type { ItemRow } from './goods-items.tsx';
import { emptyItem, type Lane, savedTexts } from './start-values.ts';
import { useAwaitedTooLong } from './use-awaited-too-long.ts';
import { useCheckoutStep } from './use-checkout-step.ts';
import { useKeptDetails } from './use-kept-details.ts';
import { useLostBooking } from './use-lost-booking.ts';

type CheckoutForm = {
  draft: Draft;
  lane: Lane;
  start: BookingValues;
  cards: SavedCard[];
  forms: Record<Party, AddressForm>;
};

/**
 * The form keeps its own values, so that it works before and without scripts; this reads them, tells
 * what is wrong before it is sent, and has the card turned into something that may be sent.
 */
export function useCheckoutForm({ draft, lane, start, cards, forms }: CheckoutForm) {
  const answered = useLastAnswer();
  const sending = useNavigation().formMethod === 'POST';
  const isLate = useAwaitedTooLong(sending);
  const isLost = useLostBooking(draft);
  const timedOut = isLate || isLost;
  const details = useKeptDetails();
  const form = useRef<HTMLFormElement>(null);
  const step = useCheckoutStep(form, () => {
    if (form.current !== null) details.keep(form.current);
  });
  const [initial] = useState(answered?.values ?? start);
  const [typed, setTyped] = useState(initial);
  const [checked, setChecked] = useState<readonly CheckoutStep[]>(answered?.checked ?? []);
  const [rows, setRows] = useState(() =>
    initial.items.map((item, key): ItemRow => ({ key, start: item })),
  );

  const offered = offeredFor(draft, typed.items);
  const [chosen, choose] = useState<Method | null>(initial.method);
  const method = offered.find((price) => price.method === chosen)?.method ?? offered[0]?.method;
  const [cardOpened, setCardOpened] = useState(method === 'card');
  const [insured, chooseInsured] = useState(initial.insured);

  useEffect(() => {
    if (form.current === null) return;
    // React does not know what was chosen before scripts ran
    const before = readBookingValues(new FormData(form.current));
    choose(before.method);
    chooseInsured(before.insured);
    if (before.method === 'card') setCardOpened(true);
  }, []);

  const values = { ...typed, method: method ?? null, insured };
  const faults = {
    ...faultsOfRefusal(answered?.refusal?.errors ?? []),
    ...doubtsIn(values, answered),
    ...faultsIn(findBookingFaults(values, draft.customs, forms), checked),
  };

  const read = () => {
    if (form.current === null) return;
    setTyped(readBookingValues(new FormData(form.current)));
    details.keep(form.current);
  };

  const changeRows = (next: ItemRow[]) => {
    flushSync(() => setRows(next));
    read();
  };

  const { entry: cardEntry, ...card } = useCard(draft.attemptId, cards, initial.savedCard);
  const isCardMissing = method === 'card' && !card.complete && !card.isSaved;
  const submit = useSubmit();
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const sent = new FormData(event.currentTarget);
    const wanted = readBookingValues(sent);
    const next = step.wantedBy(event);
    const isBack = next !== undefined && !isForward(step.shown, next);
    const steps = next === undefined ? CHECKOUT_STEPS : isBack ? [] : [step.shown];
    const [first] = Object.keys(faultsIn(findBookingFaults(wanted, draft.customs, forms), steps));
    setTyped(wanted);
    if (first !== undefined || next !== undefined) event.preventDefault();
    if (first !== undefined) {
      setChecked([...checked, ...steps]);
      step.focusOn(first);
      return;
    }
    if (next !== undefined) {
      const lacksCard = step.shown === 'payment' && isCardMissing;
      if (isBack || !lacksCard) step.show(next);
      else cardEntry.current?.focus();
      return;
    }
    details.forget();
    if (wanted.method !== 'card' || paysWithSaved(wanted.savedCard)) return;
    event.preventDefault();
    void card.tokenise(wanted).then((paymentMethodId) => {
      if (paymentMethodId === undefined) {
        step.reveal('payment');
        return;
      }
      sent.set('paymentMethodId', paymentMethodId);
      void submit(sent, { method: 'post', action: step.address });
    });
  };

  return {
    form,
    step,
    answered,
    initial,
    values,
    faults,
    rows,
    offered,
    method,
    insured,
    card,
    cardEntry,
    isCardMissing,
    timedOut,
    busy: (sending && !timedOut) || card.busy,
    keepFailed: details.failed,
    read,
    check,
    cardOpened,
    chooseMethod(wanted: Method) {
      choose(wanted);
      if (wanted === 'card') setCardOpened(true);
    },
    chooseInsured,
    addItem() {
      const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
      changeRows([...rows, { key, start: emptyItem(lane) }]);
    },
    removeItem: (at: number) => changeRows(rows.toSpliced(at, 1)),
    fillSaved(party: Party, address: SavedAddress) {
      for (const [name, text] of savedTexts(party, address)) {
        const control = form.current?.elements.namedItem(name);
        if (control instanceof HTMLInputElement) control.value = text;
      }
      read();
    },
  };
}

/** Until the code is changed, or sent again. */
function doubtsIn({ texts }: BookingValues, answered: BookingAnswer | undefined): BookingFaults {
  const isSame = (party: Party) =>
    texts[`${party}.postalCode`] === answered?.values.texts[`${party}.postalCode`];
  const doubts = answered?.doubts?.filter(isSame) ?? [];
  return Object.fromEntries(
    doubts.map((party) => [`${party}.postalCode`, 'postalCodeDoubtful'] as const),
  );
}

/** One token for one card and attempt, so that a retry after a timeout repeats the same request. */
function useCard(attemptId: string, cards: SavedCard[], wantedBefore: string) {
  const entry = useRef<CardEntry>(null);
  const kept = useRef<{ attemptId: string; paymentMethodId: string }>(undefined);
  const [complete, setComplete] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [wanted, choose] = useState(wantedBefore);
  const known = cards.find(({ id }) => id === wanted) ?? cards.find(({ isDefault }) => isDefault);
  const saved = wanted === OTHER_CARD ? OTHER_CARD : (known?.id ?? OTHER_CARD);
  return {
    saved,
    isSaved: paysWithSaved(saved),
    choose,
    entry,
    complete,
    busy,
    error,
    change(isComplete: boolean) {
      kept.current = undefined;
      setComplete(isComplete);
      setError(undefined);
    },
    async tokenise(values: BookingValues): Promise<string | undefined> {
      if (kept.current?.attemptId === attemptId) return kept.current.paymentMethodId;
      if (entry.current === null) return undefined;
      setBusy(true);
      const tokenised = await entry.current.tokenise({
        name: payerNameOf(values),
        email: values.texts.shipperEmail,
        country: values.texts['payer.country'],
      });
      setBusy(false);
      if (tokenised.ok) {
        kept.current = { attemptId, paymentMethodId: tokenised.paymentMethodId };
        return tokenised.paymentMethodId;
      }
      setError(tokenised.message);
      entry.current?.focus();
      return undefined;
    },
  };
}

/** Showing another step is a navigation, which clears React Router's action data, so the last answer is kept. */
function useLastAnswer(): BookingAnswer | undefined {
  const answered = useActionData<BookingAnswer>();
  const [last, keep] = useState(answered);
  if (answered !== undefined && answered !== last) keep(answered);
  return answered ?? last;
}
