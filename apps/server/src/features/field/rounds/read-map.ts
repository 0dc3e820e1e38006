import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { type BoardAsked, placeOf } from './read-board.ts';
import { readProgress } from './round-progress.ts';
import { selectRoundsOfDay } from './rounds.queries.ts';

/** Points of doors, of nobody by name; that somebody looked at them is written down all the same. */
export async function readMap(ctx: Ctx, { staffId }: StaffCaller, asked: BoardAsked) {
  const { hub, day, today } = await placeOf(ctx, asked);
  if (hub === null) return { hub, day, today, rounds: [] };
  const { id, code, lat, lon } = hub;
  return inTransaction(ctx.db, async (tx) => {
    const rounds = (await selectRoundsOfDay(tx, id, day)).filter(
      ({ state }) => state !== 'cancelled',
    );
    const progress = await readProgress(tx, rounds);
    await auditStaff(tx, staffId, 'round.read', `hub:${id}`, { day, rounds: rounds.length });
    return {
      hub: { id, code, lat, lon },
      day,
      today,
      rounds: rounds.map((round) => ({
        id: round.id,
        name: round.name,
        stops: (progress.get(round.id) ?? []).flatMap((stop) =>
          stop.lat === null || stop.lon === null
            ? []
            : [{ sequence: stop.sequence, state: stop.state, lat: stop.lat, lon: stop.lon }],
        ),
      })),
    };
  });
}
