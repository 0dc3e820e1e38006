import type { RoundStop } from '@waypost/contract';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findHub } from '../../core/hubs/index.ts';
import type { LocateCity } from '../../core/places/index.ts';
import { readDoors } from './addresses.ts';
import type { PrivateStop } from './addresses.queries.ts';
import { selectActs } from './acts.queries.ts';
import { subject } from './act-on-round.ts';
import { followAddresses } from './follow-addresses.ts';
import { presentRounds } from './present-rounds.ts';
import { selectDue } from './progress.queries.ts';
import { readProgress, type StandingStop } from './round-progress.ts';
import { findRound } from './rounds.queries.ts';

type Due = { cents: number; currency: string };

export async function lookAtRound(
  ctx: Ctx,
  { staffId }: StaffCaller,
  locate: LocateCity,
  id: string,
) {
  return inTransaction(ctx.db, async (tx) => {
    const round = await findRound(tx, id);
    if (round === undefined) throw new Problem('round_not_found');
    const progress = await readProgress(tx, [round]);
    const stops = await followAddresses(ctx, tx, locate, progress.get(id) ?? []);
    const { doors } = await readDoors(tx, round, stops);
    await auditStaff(tx, staffId, 'round.read', subject(id), { addresses: doors.size });
    const dues = await readDues(tx, stops);
    const [line] = await presentRounds(tx, [round], progress);
    const hub = await findHub(tx, round.hubId);
    if (line === undefined || hub === undefined) throw new Problem('round_not_found');
    return {
      round: line,
      hub: { id: hub.id, code: hub.code, lat: hub.lat, lon: hub.lon, timeZone: hub.timeZone },
      stops: stops.map((stop) => presentStop(stop, doors.get(stop.stopNo), dues.get(stop.stopNo))),
      acts: (await selectActs(tx, id)).map((act) => ({
        ...act,
        occurredAt: act.occurredAt.toISOString(),
        recordedAt: act.recordedAt.toISOString(),
      })),
    };
  });
}

/** By stop: what is to be collected there. */
export async function readDues(
  db: Db,
  stops: readonly StandingStop[],
): Promise<ReadonlyMap<number, Due>> {
  const deliveries = stops.filter(({ kind }) => kind === 'delivery');
  const ids = deliveries.flatMap(({ pieces }) => pieces[0]?.shipmentId ?? []);
  const dues = new Map((await selectDue(db, ids)).map((due) => [due.shipmentId, due]));
  return new Map(
    deliveries.flatMap(({ stopNo, pieces }) => {
      const due = dues.get(pieces[0]?.shipmentId ?? '');
      return due === undefined ? [] : [[stopNo, { cents: due.cents, currency: due.currency }]];
    }),
  );
}

function presentStop(
  stop: StandingStop,
  door: PrivateStop | undefined,
  due: Due | undefined,
): RoundStop {
  const { lat, lon, windowFrom, windowUntil, pointSource } = stop;
  return {
    stopNo: stop.stopNo,
    sequence: stop.sequence,
    kind: stop.kind,
    state: stop.state,
    locked: stop.locked,
    pickupId: stop.pickupId,
    city: stop.city,
    postalCode: stop.postalCode,
    country: stop.country,
    to:
      door === undefined
        ? null
        : {
            name: door.name,
            phone: door.phone,
            address: door.address,
            instructions: door.instructions,
          },
    window: windowOf(windowFrom, windowUntil),
    point: lat === null || lon === null ? null : { lat, lon, source: pointSource ?? 'city' },
    pieces: stop.pieces.map((piece) => ({
      number: makePieceNumber(piece.ref, piece.pieceNo),
      ref: piece.ref,
      shipmentId: piece.shipmentId,
      service: piece.service,
      weightGrams: piece.weightGrams,
      standing: piece.standing,
      missing: piece.missing,
    })),
    due: due ?? null,
  };
}

export function windowOf(from: Date | null, until: Date | null) {
  return from === null || until === null
    ? null
    : { from: from.toISOString(), to: until.toISOString() };
}
