import type { FieldStop } from '@waypost/contract';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { ShiftCaller } from '../../../platform/http/callers.ts';
import type { LocateCity } from '../../core/places/index.ts';
import { readDoors } from './addresses.ts';
import { type PrivateStop, updatePrivate } from './addresses.queries.ts';
import { subject } from './act-on-round.ts';
import { followAddresses } from './follow-addresses.ts';
import { readDues, windowOf } from './look-at-round.ts';
import { isExactPoint } from './point-source.ts';
import { readProgress, type StandingStop } from './round-progress.ts';
import {
  changeRoundRow,
  enterState,
  findRoundOf,
  lockRounds,
  noteGiven,
  type RoundRow,
} from './rounds.queries.ts';
import { findVehicle } from './vehicles.queries.ts';

/**
 * The round of the caller's own person, with addresses as they are now: one that was corrected is a change of the round.
 * That a phone got its addresses is audited once a shift and revision.
 */
export async function giveRound(ctx: Ctx, locate: LocateCity, caller: ShiftCaller) {
  return inTransaction(ctx.db, async (tx) => {
    const found = await findRoundOf(tx, caller.shift.personId);
    const [round] = found === undefined ? [] : await lockRounds(tx, [found.id]);
    if (round === undefined || round.personId !== caller.shift.personId) {
      return { round: null, stops: [] };
    }
    const state = round.state === 'released' ? 'loading' : round.state;
    if (state !== round.state) await enterState(tx, round.id, state);
    const standing = (await readProgress(tx, [{ ...round, state }])).get(round.id) ?? [];
    const stops = await followAddresses(ctx, tx, locate, standing);
    const { doors, changed } = await readDoors(tx, round, stops);
    const revision = round.revision + (changed.length > 0 ? 1 : 0);
    if (changed.length > 0) {
      await updatePrivate(tx, round.id, changed);
      await changeRoundRow(tx, round.id, {});
    }
    await noteLook(tx, caller, { ...round, revision }, stops.length);
    const dues = await readDues(tx, stops);
    const vehicle = round.vehicleId === null ? undefined : await findVehicle(tx, round.vehicleId);
    return {
      round: {
        id: round.id,
        name: round.name,
        day: round.day,
        state,
        revision,
        vehicle: vehicle?.code ?? null,
      },
      stops: stops.map((stop) =>
        presentFieldStop(stop, doors.get(stop.stopNo), dues.get(stop.stopNo)),
      ),
    };
  });
}

async function noteLook(tx: Db, caller: ShiftCaller, round: RoundRow, stops: number) {
  const { shift, deviceId } = caller;
  const given = `${shift.id}/${round.revision}`;
  if (round.given === given) return;
  await noteGiven(tx, round.id, given);
  const details = { deviceId, shiftId: shift.id, revision: round.revision, stops };
  const actor = { kind: 'field', id: shift.personId } as const;
  await appendAudit(tx, actor, 'round.give', subject(round.id), details);
}

function presentFieldStop(
  stop: StandingStop,
  door: PrivateStop | undefined,
  due: { cents: number; currency: string } | undefined,
): FieldStop {
  const { lat, lon } = stop;
  return {
    stopNo: stop.stopNo,
    sequence: stop.sequence,
    kind: stop.kind,
    name: door?.name ?? '',
    phone: door?.phone ?? '',
    address: door?.address ?? [[stop.postalCode, stop.city].filter(Boolean).join(' ')],
    instructions: door?.instructions ?? '',
    window: windowOf(stop.windowFrom, stop.windowUntil),
    locked: stop.locked,
    pieces: stop.pieces.map(({ ref, pieceNo, service, weightGrams, standing, held }) => ({
      number: makePieceNumber(ref, pieceNo),
      service,
      weightGrams,
      standing,
      ...(held && stop.kind === 'delivery' && { held }),
    })),
    rules: stop.rules,
    due: due ?? null,
    // the middle of a city leads nowhere
    point: lat !== null && lon !== null && isExactPoint(stop.pointSource) ? { lat, lon } : null,
    state: stop.state,
  };
}
