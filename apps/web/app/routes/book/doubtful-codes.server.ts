import { checkPostalCode } from '@waypost/contract/client';
import { ask } from '../../platform/answer.server.ts';
import { textIn } from '../../platform/form-text.ts';
import { type BookingValues, PARTIES, type Party } from './booking-form.ts';
import { doubtedField } from './booking-answer.ts';
import type { Lane } from './start-values.ts';

/** Parties whose postal code seems to belong to another city. Asked once; sending it again confirms it. */
export async function findDoubtfulCodes(
  request: Request,
  form: FormData,
  lane: Lane,
  { texts }: BookingValues,
): Promise<Party[]> {
  const checked = await Promise.all(
    PARTIES.map(async (party) => {
      const [postalCode, city] = [texts[`${party}.postalCode`], texts[`${party}.city`]];
      const country = lane[party];
      if (country === null || textIn(form, doubtedField(party)) === postalCode) return [];
      const answer = await ask(request, checkPostalCode, { body: { country, city, postalCode } });
      return answer.ok && !answer.data.plausible ? [party] : [];
    }),
  );
  return checked.flat();
}
