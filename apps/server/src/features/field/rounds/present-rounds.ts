import type { RoundLine } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readPeople } from './people.queries.ts';
import { selectLastActs } from './progress.queries.ts';
import { readProgress, type StandingStop, sumsOf } from './round-progress.ts';
import { findRound, type RoundRow } from './rounds.queries.ts';
import { selectVehicles } from './vehicles.queries.ts';

export async function presentRounds(
  db: Db,
  rounds: readonly RoundRow[],
  progress?: ReadonlyMap<string, StandingStop[]>,
): Promise<RoundLine[]> {
  if (rounds.length === 0) return [];
  const stops = progress ?? (await readProgress(db, rounds));
  const hubIds = [...new Set(rounds.map(({ hubId }) => hubId))];
  const vehicles = (await Promise.all(hubIds.map((hubId) => selectVehicles(db, hubId)))).flat();
  const people = await readPeople(
    db,
    rounds.flatMap(({ personId }) => personId ?? []),
  );
  const acts = await selectLastActs(
    db,
    rounds.map(({ id }) => id),
  );
  return rounds.map((round): RoundLine => {
    const vehicle = vehicles.find(({ id }) => id === round.vehicleId);
    const { personId } = round;
    return {
      id: round.id,
      hubId: round.hubId,
      day: round.day,
      name: round.name,
      state: round.state,
      revision: round.revision,
      vehicle:
        vehicle === undefined
          ? null
          : {
              id: vehicle.id,
              code: vehicle.code,
              maxPieces: vehicle.maxPieces,
              maxKg: vehicle.maxKg,
              maxLitres: vehicle.maxLitres,
            },
      person: personId === null ? null : { id: personId, name: people.get(personId) ?? '' },
      ...sumsOf(stops.get(round.id) ?? []),
      plan: round.plan,
      lastActAt: acts.find(({ roundId }) => roundId === round.id)?.at.toISOString() ?? null,
      releasedAt: round.releasedAt?.toISOString() ?? null,
      outAt: round.outAt?.toISOString() ?? null,
      backAt: round.backAt?.toISOString() ?? null,
      closedAt: round.closedAt?.toISOString() ?? null,
    };
  });
}

export async function presentRound(db: Db, id: string): Promise<RoundLine> {
  const round = await findRound(db, id);
  const [line] = round === undefined ? [] : await presentRounds(db, [round]);
  if (line === undefined) throw new Problem('round_not_found');
  return line;
}
