import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { type Door, mount, staffOf } from '../../../platform/http/mount.ts';
import { documentOf, presentProposal, presentTariff } from './present-tariff.ts';
import { findProposal } from './proposals.queries.ts';
import { mustFind, proposeTariff } from './propose-tariff.ts';
import { publishTariff, withdrawTariff } from './publish-tariff.ts';
import { findTariff, selectTariffs } from './tariffs.queries.ts';

const PAGE = 50;

export function tariffsRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'listTariffs', endpoints.listTariffs, async ({ query }) => {
    const rows = await selectTariffs(ctx.db, { before: query.before, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? (shown.at(-1)?.version ?? null) : null;
    return { status: 200, body: { tariffs: shown.map(presentTariff), next } };
  });

  mount(app, door, 'readTariff', endpoints.readTariff, async ({ params }) => {
    const row = mustFind(await findTariff(ctx.db, params.version));
    return { status: 200, body: { ...presentTariff(row), tariff: documentOf(row.data) } };
  });

  mount(app, door, 'proposeTariff', endpoints.proposeTariff, async ({ caller, body }) => ({
    status: 201,
    body: presentProposal(await proposeTariff(ctx, staffOf(caller), body)),
  }));

  mount(app, door, 'readTariffProposal', endpoints.readTariffProposal, async ({ params }) => ({
    status: 200,
    body: presentProposal(mustFind(await findProposal(ctx.db, params.proposalId))),
  }));

  mount(app, door, 'publishTariff', endpoints.publishTariff, async ({ caller, params, body }) => {
    const row = await publishTariff(ctx, staffOf(caller), params.proposalId, body);
    return { status: 200, body: presentTariff(row) };
  });

  mount(app, door, 'withdrawTariff', endpoints.withdrawTariff, async ({ caller, params, body }) => {
    const row = await withdrawTariff(ctx, staffOf(caller), params.version, body.reason);
    return { status: 200, body: presentTariff(row) };
  });
}
