import type { Ctx } from '../../../platform/context.ts';
import { languageOf } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { recallEvents } from '../../core/scans/index.ts';
import { listParties } from '../../core/receipts/index.ts';
import { isCancellable } from '../bookings/index.ts';
import { readCasesOfParty } from '../cases/index.ts';
import { findParty } from '../parties/index.ts';
import { listProof } from '../proofs/index.ts';
import { partyView } from './party-view.ts';

export function partyViewRoutes({ mount }: Api, ctx: Ctx): void {
  mount('readPartyView', { party: 'known' }, async ({ caller, params, request }) => {
    const party = await findParty(ctx, caller, params.ref);
    const contacts = await listParties(ctx.db, party.shipmentId);
    await recallEvents(ctx, [party.shipmentId]);
    const proof = await listProof(ctx.db, party.shipmentId);
    const cases = await readCasesOfParty(ctx.db, party);
    const cancellable = party.shipperBy !== null && (await isCancellable(ctx.db, party.shipmentId));
    const seen = { contacts, proof, ...cases, cancellable };
    return {
      status: 200,
      body: partyView(party, seen, languageOf(request)),
      headers: { 'cache-control': 'private, no-store' },
    };
  });
}
