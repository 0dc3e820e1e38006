import { describe, expect, it } from 'vitest';
import { recordHandover, recordRoundAct } from '../round/record-stop.ts';
import { DEVICE, driveAt, enrolAs, LANGUAGE, PICTURES, usePhone } from '../testing/phone.ts';
import { openStore } from './database.ts';
import { releaseHeld } from './queue.ts';
import { sendNow } from './send-acts.ts';

const line = usePhone();
const ACTS = '/api/field/round/acts';

type Told = { kind: string; roundId: string; stopNo?: number; detail?: string };

/** What the api was told about rounds, in its order. */
function told(): Told[] {
  return line.calls
    .filter(({ path }) => path === ACTS)
    .flatMap(({ body }) => (body as { acts: Told[] }).acts);
}

async function driveRound() {
  await enrolAs(line, DEVICE);
  return { ...(await driveAt(line)), roundId: 'round-1' };
}

function refuse(): void {
  line.answers.set(ACTS, (body) => ({
    status: 200,
    body: {
      results: (body as { acts: { actId: string }[] }).acts.map(({ actId }) => ({
        actId,
        outcome: 'refused',
        reason: 'not_possible',
      })),
    },
  }));
}

describe('acts of a round', () => {
  it('are sent while the store of pictures is away', async () => {
    const of = await driveRound();
    const picture = Uint8Array.of(1, 2, 3);
    const given = { handover: 'recipient', signedBy: '', picture, collected: null, fix: null };
    await recordHandover({ ...of, stopNo: 1 }, { ...given, pieces: ['WP1'] });
    await recordRoundAct(of, 'return');
    releaseHeld();
    const away = { status: 503, body: { code: 'temporarily_unavailable' } };
    line.answers.set(PICTURES, () => away);
    await sendNow();
    expect(told().map(({ kind }) => kind)).toEqual(['return']);
    const left = await (await openStore()).getAll('acts');
    expect(left.map(({ kind }) => kind)).toEqual(['picture']);
  });

  it('can be told again after the api has refused them', async () => {
    const of = { ...(await driveRound()), stopNo: 2 };
    refuse();
    expect(await recordRoundAct(of, 'pickup_failed', 'nobody_there')).toBe(true);
    await sendNow();
    line.answers.delete(ACTS);
    expect(await recordRoundAct(of, 'pickup_failed', 'nobody_there')).toBe(true);
    await sendNow();
    expect(told()).toHaveLength(2);
  });

  it('are not told twice, and whoever tells them hears of it', async () => {
    const of = { ...(await driveRound()), stopNo: 2 };
    expect(await recordRoundAct(of, 'pickup_failed', 'nobody_there')).toBe(true);
    await sendNow();
    expect(await recordRoundAct(of, 'pickup_failed', 'nobody_there')).toBe(false);
    await sendNow();
    expect(told()).toHaveLength(1);
  });

  it('are those of one round, although another round has a stop of that number', async () => {
    const of = { ...(await driveRound()), stopNo: 2 };
    await recordRoundAct(of, 'pickup_failed', 'not_ready');
    await recordRoundAct({ ...of, roundId: 'round-2' }, 'pickup_failed', 'not_ready');
    await sendNow();
    expect(told().map(({ roundId }) => roundId)).toEqual(['round-1', 'round-2']);
  });

  it('say that pieces are missing after they said that the round is over', async () => {
    const of = await driveRound();
    await recordRoundAct(of, 'close');
    await recordRoundAct(of, 'close', 'missing');
    await sendNow();
    expect(told().map(({ detail = '' }) => detail)).toEqual(['', 'missing']);
  });
});

describe('a hand-over', () => {
  it('leaves only the refused piece to be done again', async () => {
    const of = { ...(await driveRound()), stopNo: 1 };
    const given = {
      handover: 'recipient',
      signedBy: '',
      picture: Uint8Array.of(1),
      collected: null,
      fix: null,
    };
    await recordHandover(of, { ...given, pieces: ['WP1', 'WP2'] });
    releaseHeld();
    line.answers.set('/api/scans', (body) => ({
      status: 200,
      body: {
        results: (body as { scans: { scanId: string; ref: string }[] }).scans.map((scan) => ({
          scanId: scan.scanId,
          outcome: scan.ref === 'WP2' ? 'invalid' : 'recorded',
        })),
      },
    }));
    await sendNow();
    const done = await (await openStore()).getAllKeys('done');
    expect(done).toEqual([`${of.shiftId} DELIVERED WP1`]);
  });
});

it('asks the api in the language that was chosen on the phone', async () => {
  await driveRound();
  expect(new Set(line.calls.map(({ language }) => language))).toEqual(new Set([LANGUAGE]));
});
