import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { documentOf, presentProposal, presentTariff } from './present-tariff.ts';
import { findProposal } from './proposals.queries.ts';
import { mustFind, proposeTariff } from './propose-tariff.ts';
import { publishTariff, withdrawTariff } from './publish-tariff.ts';
import { findTariff, selectTariffs } from './tariffs.queries.ts';

const PAGE = 50;

export function tariffsRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listTariffs', { staff: 'money:read' }, async ({ query }) => {
    const rows = await selectTariffs(ctx.db, { before: query.before, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? (shown.at(-1)?.version ?? null) : null;
    return { status: 200, body: { tariffs: shown.map(presentTariff), next } };
  });

  mount('readTariff', { staff: 'money:read' }, async ({ params }) => {
    const row = mustFind(await findTariff(ctx.db, params.version));
    return { status: 200, body: { ...presentTariff(row), tariff: documentOf(row.data) } };
  });

  mount('proposeTariff', { staff: 'money:write' }, async ({ caller, body }) => ({
    status: 201,
    body: presentProposal(await proposeTariff(ctx, caller, body)),
  }));

  mount('readTariffProposal', { staff: 'money:read' }, async ({ params }) => ({
    status: 200,
    body: presentProposal(mustFind(await findProposal(ctx.db, params.proposalId))),
  }));

  mount(
    'publishTariff',
    { staff: 'money:write', secondFactor: true },
    async ({ caller, params, body }) => {
      const row = await publishTariff(ctx, caller, params.proposalId, body);
      return { status: 200, body: presentTariff(row) };
    },
  );

  mount('withdrawTariff', { staff: 'money:write' }, async ({ caller, params, body }) => {
    const row = await withdrawTariff(ctx, caller, params.version, body.reason);
    return { status: 200, body: presentTariff(row) };
  });
}
