import type { DocumentOffer } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { DESCRIPTIONS, filesOf, withheldBecause } from './document-files.ts';
import { listNewestDocuments } from './documents.queries.ts';
import { gatherFacts } from './gather-facts.ts';

export async function listDocuments(ctx: Ctx, receiptId: string): Promise<DocumentOffer[]> {
  const { shipmentId, facts } = await gatherFacts(ctx, receiptId);
  const stored = await listNewestDocuments(ctx.db, shipmentId);
  return filesOf(facts).map((file) => {
    const newest = stored.find((row) => row.file === file);
    const { kind, format } = DESCRIPTIONS[file];
    const withheld = withheldBecause(file, facts);
    return {
      file,
      kind,
      format,
      available: withheld === null,
      withheldBecause: withheld,
      pages: kind === 'label' ? facts.pieceCount : null,
      version: DESCRIPTIONS[file].follows ? 1 : (newest?.version ?? 1),
      bytes: newest?.bytes ?? null,
    };
  });
}
