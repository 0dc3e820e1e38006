import { PERMISSIONS_OF } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { keepFor } from '../../../platform/keep-for.ts';
import { joinLive, joinToday } from './join-today.ts';
import { listLive } from './list-live.ts';
import { readToday } from './read-today.ts';

/** However many screens are open, each process reads the numbers this often. */
const NUMBERS_MS = 5_000;
const UNCACHED = { 'cache-control': 'private, no-store' };

export function todayRoutes({ mount }: Api, ctx: Ctx): void {
  const numbers = keepFor(NUMBERS_MS, () => readToday(ctx));

  // neither shows personal data, so they are not audited
  mount(
    'readToday',
    { staff: 'shipments:read' },
    async ({ caller }) => {
      const { desk, ...read } = await numbers.read();
      const seesDesk = PERMISSIONS_OF[caller.permissionSet].includes('cases:read');
      return { status: 200, body: { ...read, desk: seesDesk ? desk : null }, headers: UNCACHED };
    },
    joinToday,
  );

  mount(
    'listLiveShipments',
    { staff: 'shipments:read' },
    async ({ query }) => ({ status: 200, body: await listLive(ctx, query), headers: UNCACHED }),
    joinLive,
  );
}
