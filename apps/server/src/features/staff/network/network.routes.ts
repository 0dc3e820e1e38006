import { MIN_PUBLISHED_DELIVERIES, onTimePerMille } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { keepFor } from '../../../platform/keep-for.ts';
import { sumDeliveries } from './deliveries.queries.ts';
import { joinNetwork } from './join-network.ts';
import { readNetwork } from './read-network.ts';

/** However many screens are open, each process reads the numbers this often. */
const NUMBERS_MS = 5_000;
const RATE_MS = 60_000;
const RATE_DAYS = 90;

export function networkRoutes({ mount }: Api, ctx: Ctx): void {
  const numbers = keepFor(NUMBERS_MS, () => readNetwork(ctx));
  const deliveries = keepFor(RATE_MS, () => sumDeliveries(ctx.db, RATE_DAYS));

  // shows no personal data, so it is not audited
  mount(
    'readNetwork',
    { staff: 'shipments:read' },
    async () => ({
      status: 200,
      body: await numbers.read(),
      headers: { 'cache-control': 'private, no-store' },
    }),
    joinNetwork,
  );

  mount('readOnTime', { anyone: true }, async () => {
    const { delivered, onTime } = await deliveries.read();
    const perMille = () => onTimePerMille({ delivered, onTime });
    const measured =
      delivered < MIN_PUBLISHED_DELIVERIES
        ? null
        : { deliveries: delivered, days: RATE_DAYS, perMille: perMille() };
    return {
      status: 200,
      body: { measured },
      headers: { 'cache-control': 'public, max-age=60' },
    };
  });
}
