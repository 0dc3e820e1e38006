import { setTimeout as sleep } from 'node:timers/promises';
import type { Line } from './line.ts';
import { bookingRequest } from '../../installation/book-parcel.ts';
import { book, cancel, makeDraft, readDraft, type Told } from './page.ts';
import { sendTransfer } from './payer.ts';
import { readIntents } from './read-books.ts';
import type { PlannedBooking } from './storm-plan.ts';

/** Carries out one planned booking, from the quote to the cancellation, and returns the answers that it got. */
export async function runClient(
  line: Line,
  paymentsUrl: string,
  planned: PlannedBooking,
): Promise<Told[]> {
  const told: Told[] = [];
  let draft = await makeDraft(line, planned.number);
  for (const { method, card, secondStep } of planned.tries) {
    const request = bookingRequest(
      draft,
      method,
      card === undefined ? {} : { paymentMethodId: card },
    );
    const word = await book(line, draft.attemptId, request, secondStep);
    told.push(word);
    if (word.kind === 'left') return told;
    if (word.kind === 'refused') {
      draft = await readDraft(line, draft.id);
      continue;
    }
    if (method === 'bank_transfer' && planned.paysTransfer) {
      await payTransfer(paymentsUrl, word.attemptId);
    }
    if (planned.cancelAfterMs !== undefined) {
      await sleep(planned.cancelAfterMs);
      await cancel(line, word.booking);
    }
    return told;
  }
  return told;
}

async function payTransfer(paymentsUrl: string, attemptId: string): Promise<void> {
  const intents = await readIntents(paymentsUrl);
  const intent = intents.find(({ metadata }) => metadata['attempt'] === attemptId);
  if (intent !== undefined) await sendTransfer(paymentsUrl, intent.id);
}
