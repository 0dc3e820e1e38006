import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { type Door, mount } from '../../platform/http/mount.ts';
import { createQuote } from './create-quote.ts';
import { readTariffInForce } from './quotes.queries.ts';

export function quotesRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'currentTariff', endpoints.currentTariff, async () => {
    const inForce = await readTariffInForce(ctx.db);
    return {
      status: 200,
      body: {
        version: inForce.version,
        effectiveFrom: inForce.effectiveFrom.toISOString(),
        tariff: inForce.tariff,
      },
      headers: { 'cache-control': 'public, max-age=60' },
    };
  });

  mount(app, door, 'createQuote', endpoints.createQuote, async ({ body, caller }) => ({
    status: 201,
    body: await createQuote(ctx, body, caller),
  }));
}
