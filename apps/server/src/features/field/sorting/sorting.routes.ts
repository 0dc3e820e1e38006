import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { lookUpPiece } from './look-up-piece.ts';
import { createExpectedReader } from './read-expected.ts';

export function sortingRoutes({ mount }: Api, ctx: Ctx): void {
  const readExpected = createExpectedReader(ctx.db);

  mount('readExpected', { field: 'hub' }, async ({ caller, request }) => {
    const { bytes, etag } = await readExpected(caller.hub);
    // a private copy may be kept, if it is asked for again each time
    const headers = { etag, 'cache-control': 'private, no-cache' };
    if (request.headers['if-none-match'] === etag) return { status: 304, json: '', headers };
    return { status: 200, file: bytes, mediaType: 'application/octet-stream', headers };
  });

  mount('lookUpPiece', { field: 'any' }, async ({ caller, params }) => ({
    status: 200,
    body: await lookUpPiece(ctx, caller, params.ref),
  }));
}
