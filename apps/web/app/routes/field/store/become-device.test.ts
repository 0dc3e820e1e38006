import type { FieldDevice } from '@waypost/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordHandover } from '../round/record-stop.ts';
import { DEVICE, driveEnrolled, enrolAs, usePhone } from '../testing/phone.ts';
import { rightPiece } from '../testing/stop.ts';
import { openStore } from './database.ts';
import { recordPiece } from './record-scan.ts';
import { releaseHeld } from './queue.ts';
import { sendNow } from './send-acts.ts';
import { enrol, presentSession } from './session.ts';

const line = usePhone();
const OTHER: FieldDevice = { ...DEVICE, id: 'device-2', name: 'Phone 2' };

const scansSent = () => line.calls.filter(({ path }) => path === '/api/scans').length;
const waiting = async () => (await openStore()).count('acts');
const listed = async () =>
  (await (await openStore()).getAll('refused')).map(({ ref, reason }) => `${ref} ${reason}`);

describe('a phone with unsent acts', () => {
  beforeEach(async () => {
    const { shiftId, personId } = await driveEnrolled(line);
    const scanned = { device: DEVICE, shiftId, code: 'ARRIVED' };
    await recordPiece(rightPiece('WP1'), scanned);
    const of = { shiftId, personId, roundId: 'round-1', stopNo: 1 };
    const given = {
      handover: 'recipient',
      signedBy: 'Ada',
      picture: null,
      collected: null,
      fix: null,
    };
    await recordHandover(of, { ...given, pieces: ['WP2'] });
    releaseHeld();
  });

  it('lists them instead of sending them when it is enrolled as another device', async () => {
    await enrolAs(line, OTHER);
    await sendNow();
    expect(scansSent()).toBe(0);
    expect(await waiting()).toBe(0);
    expect(await listed()).toEqual(
      expect.arrayContaining(['WP1 other_device', 'WP2 other_device']),
    );
  });

  it('sends them when it is enrolled as the same device again', async () => {
    await enrolAs(line, DEVICE);
    await sendNow();
    expect(scansSent()).toBe(1);
    expect(await waiting()).toBe(0);
    expect(await listed()).toEqual([]);
  });

  it('asks which device it is before sending, if the answer to its enrolment was lost', async () => {
    line.answers.set('/api/field/enrolments', () => 'away');
    expect(await enrol('token', crypto.randomUUID())).toMatchObject({ code: 'away' });
    line.answers.set('/api/field/device', () => 'away');
    await sendNow();
    expect(scansSent()).toBe(0);
    expect(await waiting()).toBe(2);

    line.answers.set('/api/field/device', () => ({ status: 200, body: { device: OTHER } }));
    await sendNow();
    expect(scansSent()).toBe(0);
    expect(await listed()).toHaveLength(2);
    expect(presentSession()).toMatchObject({ phase: 'signed-out', device: { id: 'device-2' } });
  });

  it('sends them and continues the shift if it turns out to be the same device', async () => {
    line.answers.set('/api/field/enrolments', () => 'away');
    await enrol('token', crypto.randomUUID());
    line.answers.set('/api/field/device', () => ({ status: 200, body: { device: DEVICE } }));
    await sendNow();
    expect(scansSent()).toBe(1);
    expect(await waiting()).toBe(0);
    expect(presentSession().phase).toBe('open');
  });
});
