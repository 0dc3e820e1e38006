import type { SavedAddress } from '@waypost/contract/client';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { isEmail } from '../../../parcels/contact-rules.ts';
import { useFaultFocus } from '../../../platform/form-reply.ts';
import type { NewAnswer } from './new-answer.ts';
import { basisOf, type NewValues, readNewValues, recipientTexts } from './new-form.ts';
import { NEW_SHIPMENT } from './new-paths.ts';

/**
 * The form keeps its own values, so that it works before and without scripts; this reads them, and asks the
 * server for the price as soon as all is there that it depends on.
 */
export function useParcelForm(start: NewValues) {
  const answered = useActionData<NewAnswer>();
  const fetcher = useFetcher<NewAnswer>();
  const last = useLatest(answered, fetcher.data);
  const form: RefObject<HTMLFormElement | null> = useFaultFocus(answered);
  const [initial] = useState(answered?.values ?? start);
  const [typed, setTyped] = useState(initial);
  const asked = useRef('');
  const basis = basisOf(typed);
  const priced = last?.priced?.basis === basis ? last.priced : null;

  const read = (): NewValues | undefined => {
    if (form.current === null) return undefined;
    const values = readNewValues(new FormData(form.current));
    setTyped(values);
    return values;
  };
  const ask = (values: NewValues) => {
    const wanted = basisOf(values);
    const isKnown = wanted === asked.current || wanted === priced?.basis;
    if (form.current === null || isKnown || !isComplete(values)) return;
    asked.current = wanted;
    const sent = new FormData(form.current);
    sent.set('intent', 'price');
    void fetcher.submit(sent, { method: 'post', action: NEW_SHIPMENT });
  };
  const askForPrice = () => {
    const values = read();
    if (values !== undefined) ask(values);
  };
  const askAtFirst = useEffectEvent(() => ask(initial));
  useEffect(() => askAtFirst(), []);

  return {
    form,
    initial,
    priced,
    isPricing: fetcher.state !== 'idle',
    faults: last?.faults ?? {},
    refusal: last?.refusal ?? null,
    isNewPrice: last?.isNewPrice === true && priced !== null,
    isTemplateSaved: last?.isTemplateSaved === true,
    doubted: last?.faults['recipient.postalCode'] === 'postalCodeDoubtful',
    country: typed.recipientCountry,
    postalCode: typed.booking.texts['recipient.postalCode'],
    read,
    askForPrice,
    choose(address: SavedAddress) {
      for (const [name, text] of recipientTexts(address)) {
        const control = form.current?.elements.namedItem(name);
        if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
          control.value = text;
        }
      }
      askForPrice();
    },
  };
}

/** Of the two sources of an answer, the newer one. */
function useLatest(answered: NewAnswer | undefined, fetched: NewAnswer | undefined) {
  const [seen, see] = useState({ answered, fetched, last: answered });
  if (seen.answered === answered && seen.fetched === fetched) return seen.last;
  const last = seen.answered === answered ? fetched : answered;
  see({ answered, fetched, last });
  return last;
}

/** True if a price can be requested; the server reports what is wrong. */
function isComplete({ booking: { texts }, recipientEmail, recipientCountry, parcel }: NewValues) {
  const needed = [texts.recipientName, texts['recipient.line1'], texts['recipient.city']];
  return [...needed, recipientCountry, parcel.weight].every(Boolean) && isEmail(recipientEmail);
}
