import type { FieldStop } from '@waypost/contract/client';
import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE, driveEnrolled, usePhone } from '../testing/phone.ts';
import { rightPiece, stopOf } from '../testing/stop.ts';
import { doneInShift, releaseHeld, undo } from '../store/queue.ts';
import { recordPiece } from '../store/record-scan.ts';
import { sendNow } from '../store/send-acts.ts';
import {
  choicesAt,
  inVan,
  isAllHeld,
  loadedOf,
  openPieces,
  outcomesOf,
  stateOfStop,
} from './outcomes-of-pieces.ts';
import { recordFailed, recordHandover } from './record-stop.ts';

const line = usePhone();
const REF = 'WP1';
const BOTH_CHOICES = ['handOver', 'notPossible'];
const STOP = stopOf([REF]);

let of: { shiftId: string; personId: string };

beforeEach(async () => {
  of = await driveEnrolled(line, ['hub', 'drive']);
});

let lastActId = '';

/** The verdict that the page shows for the scan. */
async function scan(code: string, roundId?: string): Promise<string> {
  const on = { device: DEVICE, shiftId: of.shiftId, code, ...(roundId && { roundId }) };
  const { verdict, actId = '' } = await recordPiece(rightPiece(REF), on);
  lastActId = actId;
  return verdict.kind;
}
const receive = () => scan('ARRIVED');
const load = (roundId = 'morning') => scan('OUT_FOR_DELIVERY', roundId);
const bringBack = (roundId = 'morning') => scan('ARRIVED', roundId);

async function fail(roundId = 'morning'): Promise<string | null> {
  const seen = { reason: 'failed_attempt', detail: 'absent', note: '', cardLeft: false };
  return recordFailed({ ...of, roundId, stopNo: 1 }, { ...seen, pieces: [REF] });
}

async function handOver(roundId = 'morning'): Promise<string | null> {
  const given = { handover: 'recipient', signedBy: '', picture: null, collected: null, fix: null };
  return recordHandover({ ...of, roundId, stopNo: 1 }, { ...given, pieces: [REF] });
}

async function outcomes(roundId = 'morning', stop = STOP) {
  return outcomesOf(await doneInShift(of.shiftId), [stop], roundId);
}

/** The codes that reached the api, in order. */
async function sent(): Promise<string[]> {
  releaseHeld();
  await sendNow();
  return line.calls
    .filter(({ path }) => path === '/api/scans')
    .flatMap(({ body }) => (body as { scans: { code: string }[] }).scans)
    .map(({ code }) => code);
}

function passHours(hours: number): void {
  vi.setSystemTime(Date.now() + hours * 3_600_000);
}

describe('a piece that is received, loaded and driven by one person in one shift', () => {
  it('can be handed over or fail at the door', async () => {
    expect([await receive(), await load()]).toEqual(['right', 'right']);
    expect(choicesAt(STOP, await outcomes())).toEqual(BOTH_CHOICES);
    expect(inVan([STOP], await outcomes())).toEqual([REF]);
    expect(await handOver()).not.toBeNull();
    expect(await sent()).toEqual(['ARRIVED', 'OUT_FOR_DELIVERY', 'DELIVERED']);
  });

  it('can be handed over although it was not scanned into the van', async () => {
    await receive();
    expect(choicesAt(STOP, await outcomes())).toEqual(BOTH_CHOICES);
    expect(await outcomes()).toEqual(new Map());
  });

  it('is back in the hub after Receive as well as after Return', async () => {
    await load();
    await fail();
    await receive();
    expect(inVan([STOP], await outcomes())).toEqual([]);
    expect(choicesAt(STOP, await outcomes())).toEqual([]);
  });
});

describe('a piece that failed and is back', () => {
  beforeEach(async () => {
    await load();
    await fail();
    await bringBack();
  });

  it('is loaded and handed over on the next round of the same shift', async () => {
    passHours(3);
    expect(await load('afternoon')).toBe('right');
    expect(openPieces(STOP, await outcomes('afternoon'))).toEqual([REF]);
    expect(choicesAt(STOP, await outcomes('afternoon'))).toEqual(BOTH_CHOICES);
    expect(await handOver('afternoon')).not.toBeNull();
    expect((await sent()).slice(3)).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED']);
  });

  it('fails and comes back a second time', async () => {
    await load('afternoon');
    expect(await fail('afternoon')).not.toBeNull();
    expect(await bringBack('afternoon')).toBe('right');
    expect(inVan([STOP], await outcomes('afternoon'))).toEqual([]);
    expect((await sent()).slice(3)).toEqual(['OUT_FOR_DELIVERY', 'EXCEPTION', 'ARRIVED']);
  });

  it('can be handed over on the next round although it was not scanned into the van', async () => {
    expect(choicesAt(STOP, await outcomes())).toEqual([]);
    expect(choicesAt(STOP, await outcomes('afternoon'))).toEqual(BOTH_CHOICES);
  });

  it('is loaded although the list on the phone still shows it as failed', async () => {
    await load('afternoon');
    const pieces = STOP.pieces.map((piece) => ({ ...piece, standing: 'failed' as const }));
    const known = await outcomes('afternoon', { ...STOP, pieces });
    expect(choicesAt(STOP, known)).toEqual(BOTH_CHOICES);
  });

  it('is back again when its second loading is undone or refused', async () => {
    await load('afternoon');
    expect(await undo(lastActId)).toBe(true);
    expect(choicesAt(STOP, await outcomes())).toEqual([]);

    await load('afternoon');
    line.answers.set('/api/scans', (body) => ({
      status: 200,
      body: {
        results: (body as { scans: { scanId: string; code: string }[] }).scans.map((scanned) => ({
          scanId: scanned.scanId,
          outcome: scanned.code === 'OUT_FOR_DELIVERY' ? 'invalid' : 'recorded',
        })),
      },
    }));
    await sent();
    expect(inVan([STOP], await outcomes())).toEqual([]);
  });
});

describe('a piece that a colleague received for the next round of the same shift', () => {
  const waiting = 'afternoon';

  it('is not loaded there by the failure of the morning, and can fail again', async () => {
    await load();
    await fail();
    expect(loadedOf([REF], await outcomes(waiting))).toEqual([]);
    expect(stateOfStop(STOP, await outcomes(waiting))).toBe('open');
    expect(await fail(waiting)).not.toBeNull();
    expect(stateOfStop(STOP, await outcomes(waiting))).toBe('failed');
  });

  it('is loaded again although this phone did nothing with it since it was loaded in the morning', async () => {
    await load();
    expect(loadedOf([REF], await outcomes(waiting))).toEqual([]);
    expect(await load(waiting)).toBe('right');
    expect(await load(waiting)).toBe('already');
    expect(loadedOf([REF], await outcomes(waiting))).toEqual([REF]);
    expect(await sent()).toEqual(['OUT_FOR_DELIVERY', 'OUT_FOR_DELIVERY']);
  });

  it('is to be delivered although this phone collected it in the morning', async () => {
    await scan('PICKED_UP', 'morning');
    expect(stateOfStop(STOP, await outcomes(waiting))).toBe('open');
    expect(choicesAt(STOP, await outcomes(waiting))).toEqual(BOTH_CHOICES);
  });

  it('is in the van of the round on which it was collected, and of no other', async () => {
    const given = makePieceNumber(makeTrackingNumber(3, new Uint8Array(8)), 1);
    const on = { device: DEVICE, shiftId: of.shiftId, code: 'PICKED_UP', roundId: 'morning' };
    await recordPiece(rightPiece(given), on);
    expect(inVan([STOP], await outcomes())).toEqual([given]);
    expect(inVan([STOP], await outcomes(waiting))).toEqual([]);
  });

  it('is in the van if the server says so, as after a stop was moved between rounds', async () => {
    await load();
    const pieces = STOP.pieces.map((piece) => ({ ...piece, standing: 'loaded' as const }));
    expect(inVan([STOP], await outcomes(waiting, { ...STOP, pieces }))).toEqual([REF]);
  });
});

describe('a piece that comes in twice in one shift', () => {
  it('is recorded twice, even with no other act in between', async () => {
    expect(await receive()).toBe('right');
    passHours(7);
    expect(await receive()).toBe('right');
    expect(await sent()).toEqual(['ARRIVED', 'ARRIVED']);
  });

  it('is recorded once when its label is read twice', async () => {
    await receive();
    vi.setSystemTime(Date.now() + 5_000);
    expect(await receive()).toBe('already');
    expect(await sent()).toEqual(['ARRIVED']);
  });

  it('is recorded again when the clock of the phone was set back by hours', async () => {
    await receive();
    passHours(-7);
    expect(await receive()).toBe('right');
  });
});

describe('a piece that was handed over', () => {
  it('is neither loaded nor handed over again', async () => {
    await load();
    await handOver();
    expect(await load()).toBe('already');
    expect(await handOver()).toBeNull();
    expect(await load('afternoon')).toBe('already');
    expect(await handOver('afternoon')).toBeNull();
    expect(stateOfStop(STOP, await outcomes('afternoon'))).toBe('done');
    expect(await sent()).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED']);
  });
});

describe('a parcel that is held while its form is open', () => {
  it('cannot be handed over, and is not recorded as handed over', async () => {
    await load();
    const held: FieldStop = {
      ...STOP,
      pieces: STOP.pieces.map((piece) => ({ ...piece, held: true as const })),
    };
    expect(isAllHeld(STOP, await outcomes())).toBe(false);
    expect(isAllHeld(held, await outcomes('morning', held))).toBe(true);
    const fix = { lat: 51.2, lon: 4.4, accuracyM: 5 };
    const given = { handover: 'recipient', signedBy: '', picture: null, collected: null, fix };
    const of1 = { ...of, roundId: 'morning', stopNo: 1 };
    await expect(recordHandover(of1, { ...given, pieces: [] })).rejects.toThrow('no piece');
    expect(await sent()).toEqual(['OUT_FOR_DELIVERY']);
  });
});
