import type { LiveShipment, LiveView, LiveWhen } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { readTimedCursor } from '../../../platform/pages.ts';
import { type LiveFilter, type LiveRow, selectByDay, selectStanding } from './live.queries.ts';

export const LIVE_PAGE = 50;

type Asked = {
  view: LiveView;
  hub?: string | undefined;
  when?: LiveWhen | undefined;
  lane?: string | undefined;
  cause?: string | undefined;
  after?: string | undefined;
};

/** The shipments that a number of the page counts, by the same rules. */
export async function listLive({ db }: Ctx, asked: Asked) {
  const filter: LiveFilter = {
    ...asked,
    after: readTimedCursor(asked.after),
    limit: LIVE_PAGE + 1,
  };
  const rows =
    asked.view === 'standing' ? await selectStanding(db, filter) : await selectByDay(db, filter);
  const shown = rows.slice(0, LIVE_PAGE);
  const last = shown.at(-1);
  const next = rows.length > LIVE_PAGE && last !== undefined ? `${last.position}~${last.id}` : null;
  return { shipments: shown.map(presentLive), next };
}

function presentLive(row: LiveRow): LiveShipment {
  const [from = '', to = ''] = row.lane.split('-');
  return {
    id: row.id,
    trackingNumber: row.trackingNumber,
    service: row.service,
    status: row.status,
    from,
    to,
    hub: row.hubId === null ? null : { id: row.hubId, code: row.hubCode ?? '' },
    since: row.since?.toISOString() ?? null,
    dueOn: row.dueOn,
    promisedOn: row.promisedOn,
    movedBy: row.movedBy,
    pieces: row.pieces,
    weightGrams: row.weightGrams,
  };
}
