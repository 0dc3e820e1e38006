import type { ApiCtx } from '../../../platform/context.ts';
import { CellAway } from '../../../platform/cells/hops.ts';
import { answerCells } from '../../../platform/cells/internal-routes.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { findSortable } from './expected.queries.ts';
import { lookUpPiece } from './look-up-piece.ts';
import { createExpectedReader, sortExpected } from './read-expected.ts';
import {
  ExpectedRequest,
  SortableRequest,
  EXPECTED_PATH,
  SORTABLE_PATH,
  type ExpectedAnswer,
} from './sort-elsewhere.ts';

export function sortingRoutes({ app, mount }: Api, ctx: ApiCtx): void {
  const readExpected = createExpectedReader(ctx);

  mount('readExpected', { field: 'hub' }, async ({ caller, request }) => {
    const { bytes, etag, isWhole } = await readExpected(caller.hub);
    // a phone that has a table keeps it: by this one it would call parcels of that cell unknown
    const known = request.headers['if-none-match'];
    if (!isWhole && known !== undefined && known !== etag) throw new CellAway();
    // a private copy may be kept, if it is asked for again each time
    const headers = { etag, 'cache-control': 'private, no-cache' };
    if (known === etag) return { status: 304, json: '', headers };
    return { status: 200, file: bytes, mediaType: 'application/octet-stream', headers };
  });

  mount('lookUpPiece', { field: 'any' }, async ({ caller, params }) => ({
    status: 200,
    body: await lookUpPiece(ctx, caller, params.ref),
  }));

  if (!ctx.cells.areSeveral) return;
  const { INTERNAL_SECRET: secret } = ctx.config;
  answerCells(
    app,
    { path: EXPECTED_PATH, body: ExpectedRequest, secret },
    async ({ hubId, plan }): Promise<ExpectedAnswer> => ({
      shipments: await sortExpected(ctx.db, hubId, plan),
    }),
  );
  answerCells(
    app,
    { path: SORTABLE_PATH, body: SortableRequest, secret },
    async ({ trackingNumber }) => ({ found: (await findSortable(ctx.db, trackingNumber)) ?? null }),
  );
}
