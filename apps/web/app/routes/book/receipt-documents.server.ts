import { type DocumentOffer, listDocuments } from '@waypost/contract/client';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';

/** The papers of a receipt; none when they cannot be listed, since the receipt itself can be read. */
export async function findDocuments(request: Request, receiptId: string): Promise<DocumentOffer[]> {
  const answer = await ask(request, listDocuments({ path: { receiptId }, ...onBehalfOf(request) }));
  return answer.ok ? answer.data.documents : [];
}
