import { endpoints } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { type Api, bytesOf, takeFiles } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { recallEvents } from '../../core/scans/index.ts';
import { findParty } from '../parties/index.ts';
import { addProofPicture } from './add-proof-picture.ts';
import { listProof } from './proofs.queries.ts';

export async function proofsRoutes({ mount, scope }: Api, ctx: Ctx): Promise<void> {
  await scope((own) => {
    takeFiles(own.app, endpoints.addProofPicture.consumes);
    own.mount('addProofPicture', { device: { scope: 'scans:write' } }, async (call) => {
      const { sourceId } = call.caller;
      const bytes = bytesOf(call.body);
      const pictureId = await addProofPicture(ctx, sourceId, call.query.ref, bytes);
      return { status: 201, body: { pictureId } };
    });
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
