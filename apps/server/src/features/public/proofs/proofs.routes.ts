import { endpoints } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { type Api, bytesOf, takeFiles } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { recallEvents } from '../../core/scans/index.ts';
import { findParty } from '../parties/index.ts';
import { addProofPicture, type NewPicture } from './add-proof-picture.ts';
import { listProof } from './proofs.queries.ts';

export async function proofsRoutes({ mount, scope }: Api, ctx: Ctx): Promise<void> {
  await scope((own) => {
    takeFiles(own.app, endpoints.addProofPicture.consumes);
    own.mount(
      'addProofPicture',
      { device: { scope: 'scans:write' }, enrolled: true },
      async (call) => {
        const pictureId = newRowId();
        await addProofPicture(ctx, newPicture(pictureId, call));
        return { status: 201, body: { pictureId } };
      },
    );
    own.mount(
      'putProofPicture',
      { device: { scope: 'scans:write' }, enrolled: true },
      async (call) => {
        const pictureId = call.params.pictureId.toLowerCase();
        await addProofPicture(ctx, newPicture(pictureId, call));
        return { status: 200, body: { pictureId } };
      },
    );
  });

  mount('readProofPicture', { party: 'known' }, async ({ caller, params }) => {
    const party = await findParty(ctx, caller, params.ref);
    await recallEvents(ctx, [party.shipmentId]);
    const proof = await listProof(ctx.db, party.shipmentId);
    const named = proof.find((entry) => entry.pictureId === params.pictureId);
    const picture = named?.objectKey ? await ctx.objects.get(named.objectKey) : null;
    if (picture === null) throw new Problem('not_found');
    return {
      status: 200,
      file: picture,
      mediaType: 'image/jpeg',
      headers: {
        'content-disposition': 'inline; filename="proof-of-delivery.jpg"',
        'cache-control': 'private, no-store',
      },
    };
  });
}

function newPicture(
  id: string,
  call: { caller: { sourceId: number }; query: { ref: string }; body: unknown },
): NewPicture {
  return {
    id,
    sourceId: call.caller.sourceId,
    typedRef: call.query.ref,
    given: bytesOf(call.body),
  };
}
