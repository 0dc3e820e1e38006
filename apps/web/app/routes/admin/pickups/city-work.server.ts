import { savePickupCity } from '@waypost/contract/client';
import { MAX_PLACES } from '@waypost/domain/settings';
import { ask } from '../../../platform/answer.server.ts';
import { type Faults, finishForm, refuseFields } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { CITIES } from './pickup-address.ts';
import { WEEK } from './week.ts';

export async function saveCity(request: Request) {
  const form = await request.formData();
  const windows = form.getAll('window').map(String);
  const faults: Faults = Object.fromEntries(
    windows.flatMap((window) =>
      WEEK.map((day) => `places.${window}.${day}`)
        .filter((name) => Number.isNaN(placesIn(textIn(form, name))))
        .map((name) => [name, 'malformed'] as const),
    ),
  );
  if (Object.keys(faults).length > 0) return refuseFields(form, faults);
  const answer = await ask(request, savePickupCity, {
    body: {
      city: textIn(form, 'city'),
      country: textIn(form, 'country'),
      staffConfirms: textIn(form, 'staffConfirms') === 'on',
      revision: Number(textIn(form, 'revision')),
      places: windows.map((window) => ({
        window,
        places: WEEK.map((day) => placesIn(textIn(form, `places.${window}.${day}`))),
      })),
    },
  });
  const listing = CITIES.read(new URL(request.url).searchParams);
  return finishForm(form, answer, CITIES.path(listing, { done: 'city' }));
}

/** Null for an empty field; NaN for an invalid number. */
function placesIn(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const places = /^[0-9]{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return places <= MAX_PLACES ? places : Number.NaN;
}
