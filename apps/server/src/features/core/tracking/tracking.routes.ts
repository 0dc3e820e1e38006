import type { PublicTracking } from '@waypost/contract';
import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { answerCells } from '../../../platform/cells/internal-routes.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { languageOf } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createLimit } from '../../../platform/limits.ts';
import { publicReferenceOf } from '../shipments/index.ts';
import { createCityLocator } from '../places/index.ts';
import { createCityNames } from './city-names.ts';
import { createGuardedLookUp } from './guarded-look-up.ts';
import { liveRoutes } from './live.routes.ts';
import { lookUpMany } from './look-up-many.ts';
import { createLookUp, type LookUp } from './look-up.ts';
import {
  answerLookUps,
  LookUpsRequest,
  createLookUpElsewhere,
  LOOK_UPS_PATH,
} from './look-up-elsewhere.ts';
import { mapPoints } from './map-points.ts';
import { createPlaceZones } from './place-zones.ts';
import type { Snapshot } from './snapshot-cache.ts';
import { createTrackingSheets } from './tracking-sheets.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the tracking page shows, for the doors of other features. */
    lookUp: LookUp;
  }
}

export function trackingRoutes(api: Api, ctx: ApiCtx): void {
  const { app, mount } = api;
  const locateCity = createCityLocator(ctx.reads);
  const ownLookUp = createLookUp(ctx, {
    zoneOf: createPlaceZones(locateCity, ctx.log),
    nameCities: createCityNames(locateCity, ctx.log),
  });
  const lookUp = ctx.cells.areSeveral ? lookUpInAllCells(api, ctx, ownLookUp) : ownLookUp;
  app.decorate('lookUp', lookUp);
  const seek = createGuardedLookUp(ctx, lookUp);
  const sheets = createTrackingSheets(ctx);
  const sheetsMade = createLimit(ctx.redis, { name: 'tracking-sheet', points: 60, seconds: 600 });

  app.addHook('preClose', async () => {
    lookUp.close();
    await sheets.close();
  });

  async function findOrRefuse(ref: string, clientAddress: string): Promise<Snapshot> {
    const sought = await seek(ref, clientAddress);
    if (sought === 'limited') throw new Problem('too_many_requests', { retryAfterSeconds: 60 });
    if (sought === 'unknown') throw new Problem('tracking_unknown');
    return sought;
  }

  mount('trackShipment', { anyone: true }, async (call) => {
    const ref = publicReferenceOf(call.params.ref);
    const snapshot = await findOrRefuse(ref, call.clientAddress);
    if (!snapshot.isCurrent) return { status: 200, json: snapshot.json };
    const etag = `"${snapshot.version}"`;
    const headers = { etag, 'cache-control': 'no-cache' };
    if (call.headers['if-none-match'] === etag) return { status: 304, json: '', headers };
    return { status: 200, json: snapshot.json, headers };
  });

  mount('trackMany', { anyone: true }, async ({ query, clientAddress }) => {
    const rows = await lookUpMany(query.refs.split(','), (ref) => seek(ref, clientAddress));
    return { status: 200, body: { rows }, headers: { 'cache-control': 'no-store' } };
  });

  mount('mapShipment', { anyone: true }, async (call) => {
    const ref = publicReferenceOf(call.params.ref);
    const snapshot = await findOrRefuse(ref, call.clientAddress);
    // made from the public view alone: the map cannot show more than the page
    const tracking = JSON.parse(snapshot.json.toString()) as PublicTracking;
    return {
      status: 200,
      body: { points: await mapPoints(tracking, locateCity) },
      headers: { 'cache-control': 'no-cache' },
    };
  });

  liveRoutes(api, ctx, lookUp, findOrRefuse);

  async function limitSheets(clientAddress: string): Promise<void> {
    if (await sheetsMade.take(clientKey(clientAddress))) return;
    throw new Problem('too_many_requests', { retryAfterSeconds: 60 });
  }

  mount('readTrackingSheet', { anyone: true }, async (call) => {
    const ref = publicReferenceOf(call.params.ref);
    const snapshot = await findOrRefuse(ref, call.clientAddress);
    await limitSheets(call.clientAddress);
    const name = `waypost-${ref.replaceAll(/[^0-9A-Z]/g, '-')}-tracking.pdf`;
    return {
      status: 200,
      file: await sheets.make(snapshot, languageOf(call.request)),
      mediaType: 'application/pdf',
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    };
  });

  mount('readTrackingCode', { anyone: true }, async (call) => {
    const ref = publicReferenceOf(call.params.ref);
    if (shardOfTrackingNumber(ref) === null) throw new Problem('tracking_unknown');
    await limitSheets(call.clientAddress);
    return {
      status: 200,
      file: await sheets.makeCode(ref),
      mediaType: 'image/svg+xml',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    };
  });
}

function lookUpInAllCells({ app }: Api, ctx: ApiCtx, own: LookUp): LookUp {
  const { INTERNAL_SECRET: secret } = ctx.config;
  answerCells(app, { path: LOOK_UPS_PATH, body: LookUpsRequest, secret }, (asked) =>
    answerLookUps(ctx, own, asked),
  );
  return createLookUpElsewhere(ctx, own);
}
