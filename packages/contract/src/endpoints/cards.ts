import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Done } from './auth.ts';
import { CardToken, NextAction } from './bookings.ts';

const endpoint = endpointsOf('payments');

export const SavedCard = z
  .object({
    id: z.uuid(),
    brand: z.string(),
    last4: z.string(),
    expMonth: z.int(),
    expYear: z.int(),
    isDefault: z.boolean(),
    isExpired: z.boolean(),
  })
  .meta({ id: 'SavedCard' });
export type SavedCard = z.infer<typeof SavedCard>;

/** The customer's bank must approve the card first, or the provider has not answered yet. */
export const PendingCard = z
  .object({ id: z.uuid(), nextAction: NextAction.nullable() })
  .meta({ id: 'PendingCard' });
export type PendingCard = z.infer<typeof PendingCard>;

const CardPath = z.object({ cardId: z.uuid() });

export const listCards = endpoint('GET /api/users/me/payments', {
  summary: 'Saved payment methods, newest first.',
  answers: { 200: z.object({ cards: z.array(SavedCard) }).meta({ id: 'SavedCards' }) },
});

export const addCard = endpoint('POST /api/users/me/payments', {
  summary: 'Save a card that was entered at the payment provider. Repeating the call is safe.',
  body: z.object({ paymentMethodId: CardToken }).meta({ id: 'NewCard' }),
  answers: { 201: SavedCard, 202: PendingCard },
  problems: ['card_refused', 'too_many_cards', 'too_many_declines', 'cross_site_request'],
});

export const readCard = endpoint('GET /api/users/me/payments/:cardId', {
  summary: 'The state of a card that is being saved.',
  params: CardPath,
  answers: { 200: SavedCard, 202: PendingCard },
  problems: ['card_not_found', 'card_refused'],
});

export const chooseCard = endpoint('PUT /api/users/me/payments/:cardId/default', {
  summary: 'Make a saved card the default.',
  params: CardPath,
  answers: { 200: SavedCard },
  problems: ['card_not_found', 'cross_site_request'],
});

export const removeCard = endpoint('DELETE /api/users/me/payments/:cardId', {
  summary: 'Remove a saved card, here and at the payment provider.',
  params: CardPath,
  answers: { 200: Done },
  problems: ['card_not_found', 'cross_site_request'],
});
