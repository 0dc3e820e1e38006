import type { ServiceStatus } from '@waypost/contract';
import { SERVICE_PARTS, type ServicePart, type ServiceState } from '@waypost/domain/service-status';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { keepFor } from '../../../platform/keep-for.ts';
import { countedByApi, createServiceMeter } from './measure-service.ts';
import { type KnownDay, readDays } from './status.queries.ts';

const MINUTE_MS = 60_000;
/** However many people look, each process reads the days this often. */
const KEEP_MS = 15_000;
/** A part that was not measured for so long is not known to work. */
const SILENT_SECONDS = 300;

/** What cannot work without the database; payments and emails have waited before. */
const NEEDS_DATABASE = new Set<ServicePart>(['booking', 'tracking', 'scans']);

export function statusRoutes({ app, mount }: Api, ctx: Ctx): void {
  const meter = createServiceMeter(ctx, countedByApi(ctx));
  const timer = setInterval(() => void meter.measure(new Date()), MINUTE_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  const days = keepFor(KEEP_MS, () => readDays(ctx.db));

  mount('readStatus', { anyone: true }, async () => ({
    status: 200,
    body: await days.read().then(
      (known) => present(known, meter.states()),
      () => withoutDatabase(),
    ),
    headers: { 'cache-control': 'public, max-age=15' },
  }));
}

function present(
  known: readonly KnownDay[],
  here: ReadonlyMap<ServicePart, ServiceState>,
): ServiceStatus {
  return {
    asOf: new Date().toISOString(),
    parts: SERVICE_PARTS.map((part) => {
      const days = known.filter((each) => each.part === part);
      const last = days.at(-1);
      const told = last !== undefined && last.seenSeconds < SILENT_SECONDS ? last.state : undefined;
      // a new installation has measured nothing, and nothing is known to be wrong
      const silent = last === undefined ? 'up' : 'down';
      return {
        part,
        state: here.get(part) ?? told ?? (part === 'emails' ? silent : 'up'),
        days: days.map(({ day, up, trouble, down }) => ({ day, up, trouble, down })),
      };
    }),
  };
}

function withoutDatabase(): ServiceStatus {
  const parts = SERVICE_PARTS.map((part) => ({
    part,
    state: NEEDS_DATABASE.has(part) ? ('down' as const) : ('trouble' as const),
    days: [],
  }));
  return { asOf: new Date().toISOString(), parts };
}
