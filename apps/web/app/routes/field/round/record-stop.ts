import type { FieldStop } from '@waypost/contract/client';
import { readReference } from '@waypost/domain/tracking-number';
import { isOfPiece, type Verdict } from '../scanning/judge-piece.ts';
import type { ScanResult } from '../scanning/scan-page.tsx';
import type { Act } from '../store/database.ts';
import { keyOf } from '../store/keyring.ts';
import { keyInDone } from '../store/past-acts.ts';
import { addActs, type NewAct } from '../store/queue.ts';
import { recordPiece, type Recorded } from '../store/record-scan.ts';
import { seal, sealJson } from '../store/seal.ts';
import { sendSoon } from '../store/send-acts.ts';
import type { Fix } from './door-fix.ts';
import { recountRound } from './round-store.ts';

export type Handover = {
  pieces: readonly string[];
  handover: string;
  signedBy: string;
  /** Signature or photo, as JPEG or PNG. */
  picture: Uint8Array<ArrayBuffer> | null;
  collected: FieldStop['due'];
  /** Position of the door, if the courier shares it. */
  fix: Fix | null;
};

export type Failed = {
  pieces: readonly string[];
  reason: string;
  detail: string | null;
  note: string;
  cardLeft: boolean;
};

type OfRound = { shiftId: string; personId: string; roundId: string; stopNo?: number };
type Of = OfRound & { stopNo: number };

/** The id of the first act, by which all of them can be undone; null if it was done before. */
export async function recordHandover(of: Of, given: Handover): Promise<string | null> {
  // without a piece, only the position of the door would be stored, which would look like a hand-over
  if (given.pieces.length === 0) throw new Error('no piece was handed over');
  const at = new Date().toISOString();
  const scans: NewAct[] = [];
  const pictures: NewAct[] = [];
  const pictureIds = new Map<string, string>();
  for (const [index, ref] of given.pieces.entries()) {
    const scanId = crypto.randomUUID();
    const shipment = shipmentOf(ref);
    // one picture per shipment, because each is shown on the tracking page of its shipment only
    const pictureId =
      given.picture === null ? undefined : (pictureIds.get(shipment) ?? crypto.randomUUID());
    const scan = {
      scanId,
      ref,
      code: 'DELIVERED',
      occurredAt: at,
      handover: given.handover,
      proof: { ...(given.signedBy !== '' && { signedBy: given.signedBy }), pictureId },
      // the amount due is recorded once per stop
      ...(index === 0 && given.collected !== null && { collected: given.collected }),
    };
    scans.push(await sealedAct(of.shiftId, 'scan', scanId, ref, at, scan));
    if (given.picture !== null && pictureId !== undefined && !pictureIds.has(shipment)) {
      pictureIds.set(shipment, pictureId);
      const act = { actId: pictureId, shiftId: of.shiftId, at, ref, scanId };
      const sealed = await seal(keyOfShift(of.shiftId), pictureId, given.picture);
      pictures.push({ ...act, kind: 'picture', body: { sealed } });
    }
  }
  const door = given.fix === null ? [] : [await roundAct(of, 'door', at, { fix: given.fix })];
  return add(of, [...scans, ...door, ...pictures], 'DELIVERED', given.pieces);
}

export async function recordFailed(of: Of, failed: Failed): Promise<string | null> {
  const at = new Date().toISOString();
  const acts: NewAct[] = [];
  for (const ref of failed.pieces) {
    const scanId = crypto.randomUUID();
    const scan = {
      scanId,
      ref,
      code: 'EXCEPTION',
      occurredAt: at,
      reason: failed.reason,
      ...(failed.detail !== null && { detail: failed.detail }),
      ...(failed.note !== '' && { note: failed.note }),
    };
    acts.push(await sealedAct(of.shiftId, 'scan', scanId, ref, at, scan));
  }
  if (failed.cardLeft) acts.push(await roundAct(of, 'card_left', at));
  return add(of, acts, 'EXCEPTION', failed.pieces);
}

/** Records a scan of a round page, whose counts follow it and the undoing of it. */
export async function recordOnRound(
  verdict: Verdict,
  recorded: Recorded & { roundId: string },
): Promise<ScanResult> {
  const result = await recordPiece(verdict, recorded);
  const recount = () => recountRound(recorded.shiftId);
  if (isOfPiece(verdict)) await recount();
  return { ...result, undone: recount };
}

/** Stored on this phone only: the api closes a pickup by the scans of its pieces. */
export async function recordCollected({ shiftId, roundId, stopNo }: Of): Promise<void> {
  const key = keyInDone(shiftId, 'told', `${roundId}/${stopNo} collected`);
  await addActs([], { does: [{ key, what: 'collected' }] });
  await recountRound(shiftId);
  sendSoon();
}

/** An act about the round or a stop that is not a scan. False if the same was recorded before and not refused. */
export async function recordRoundAct(of: OfRound, kind: string, detail = ''): Promise<boolean> {
  const act = await roundAct(of, kind, new Date().toISOString(), {
    ...(detail !== '' && { detail }),
  });
  const id = `${of.roundId}/${of.stopNo ?? ''} ${kind} ${detail}`;
  const key = keyInDone(of.shiftId, 'told', id);
  const isNew = await addActs([act], { does: [{ key, what: kind }] });
  await recountRound(of.shiftId);
  sendSoon();
  return isNew;
}

async function add(
  { shiftId, roundId }: OfRound,
  /** The scans of the pieces come first: undo uses the id of the first act. */
  acts: readonly NewAct[],
  code: string,
  pieces: readonly string[],
): Promise<string | null> {
  const does = pieces.map((ref) => {
    const key = keyInDone(shiftId, 'piece', ref);
    return { key, what: code, roundId };
  });
  const isNew = await addActs(acts, { does, mayUndo: true });
  await recountRound(shiftId);
  sendSoon();
  return isNew ? (acts[0]?.actId ?? null) : null;
}

async function roundAct(
  { shiftId, personId, roundId, stopNo }: OfRound,
  kind: string,
  occurredAt: string,
  more: { detail?: string | undefined; fix?: Fix } = {},
): Promise<NewAct> {
  const actId = crypto.randomUUID();
  const act = { actId, kind, occurredAt, roundId, stopNo, ...more };
  const sealed = await sealedAct(shiftId, 'act', actId, `${stopNo ?? ''}`, occurredAt, act);
  return { ...sealed, personId };
}

async function sealedAct(
  shiftId: string,
  kind: Act['kind'],
  actId: string,
  ref: string,
  at: string,
  value: unknown,
): Promise<NewAct> {
  const sealed = await sealJson(keyOfShift(shiftId), actId, value);
  return { actId, shiftId, kind, at, ref, body: { sealed } };
}

function keyOfShift(shiftId: string): CryptoKey {
  const key = keyOf(shiftId);
  if (key === undefined) throw new Error('nothing is sealed without the key of the shift');
  return key;
}

function shipmentOf(ref: string): string {
  const read = readReference(ref);
  return read.kind === 'piece' ? read.trackingNumber : ref;
}
