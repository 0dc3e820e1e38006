import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countTries, insertTry, lockSubject } from './card-tries.queries.ts';

/** A connection is shared by a household or an office, so it may have more declines than one person. */
const CLIENT_FACTOR = 2;

/**
 * A saved card was accepted once, so its declines tell a tester little, while a business may charge one
 * for many bookings at the same time.
 */
const SAVED_CARD_FACTOR = 10;

export type CardTry = {
  /** The booking attempt, or the card to be saved. */
  tryId: string;
  customerId: string | null;
  clientAddress: string;
  /** Null for a card that is saved without a booking. */
  draftId: string | null;
  isSaved: boolean;
};

/**
 * Limits declined cards, because each decline or approval tells a tester of stolen numbers whether a card
 * works. The try is counted in the caller's transaction, before the provider is reached, so parallel tries
 * cannot pass the limit together. `forgetCardTry` takes back the try of an accepted card, and only that.
 */
export async function takeCardTry(ctx: Ctx, tx: Db, card: CardTry): Promise<void> {
  for (const { subject, points } of subjectsOf(ctx, card)) {
    await lockSubject(tx, subject);
    const { taken, secondsLeft } = await countTries(tx, subject);
    if (taken >= points) {
      const retryAfterSeconds = Math.max(1, secondsLeft);
      throw new Problem('too_many_declines', {
        retryAfterSeconds,
        details: { retryAfterSeconds },
      });
    }
    await insertTry(tx, subject, card.tryId);
  }
}

/** Always in the same order, so that two tries cannot wait for each other. */
function subjectsOf(ctx: Ctx, card: CardTry) {
  const points = ctx.config.CARD_DECLINES_PER_HOUR;
  const subject = (kind: string, id: string) =>
    ctx.secrets.keyedHash('limit', `card-${kind}`, id).toString('base64url');
  const { customerId, clientAddress, draftId, isSaved } = card;
  const subjects: { subject: string; points: number }[] = [];
  if (isSaved && customerId !== null) {
    subjects.push({ subject: subject('saved', customerId), points: points * SAVED_CARD_FACTOR });
  } else {
    if (customerId !== null) subjects.push({ subject: subject('customer', customerId), points });
    const client = subject('client', clientKey(clientAddress));
    subjects.push({ subject: client, points: points * CLIENT_FACTOR });
  }
  if (draftId !== null) subjects.push({ subject: subject('draft', draftId), points });
  return subjects;
}
