import type { ContactTopic } from '@waypost/contract';
import type { DeskTurn } from '@waypost/domain/desk';

/** Messages belong to no shard; tables made from them need one. */
export const CONTACT_SHARD = 0;

/** A message as a desk item, under its own id. */
export function contactItem(
  message: { id: string; reference: string; topic: ContactTopic },
  turn: DeskTurn,
) {
  return {
    id: message.id,
    shard: CONTACT_SHARD,
    kind: 'contact',
    subject: message.topic,
    turn,
    reference: message.reference,
    shipmentId: null,
    party: null,
  } as const;
}
