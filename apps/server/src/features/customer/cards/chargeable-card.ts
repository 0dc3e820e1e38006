import type { Db } from '../../../platform/database.ts';
import { findCard, readPayer } from './cards.queries.ts';
import { hasEnded } from './present-card.ts';

/** The provider's id of a card that its customer may pay with now. */
export async function findChargeableCard(
  db: Db,
  customerId: string,
  cardId: string,
): Promise<{ methodId: string } | undefined> {
  const card = await findCard(db, cardId);
  if (card?.customerId !== customerId || card.state !== 'saved') return undefined;
  if (hasEnded(card.expMonth ?? 0, card.expYear ?? 0, new Date())) return undefined;
  return { methodId: card.methodId };
}

/** The provider's customer of the cards. */
export async function findProviderCustomer(db: Db, customerId: string): Promise<string | null> {
  return (await readPayer(db, customerId)).providerCustomerId;
}
