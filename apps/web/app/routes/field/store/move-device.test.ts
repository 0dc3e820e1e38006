import type { FieldDevice } from '@waypost/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEVICE, driveAt, driveEnrolled, usePhone } from '../testing/phone.ts';
import { rightPiece } from '../testing/stop.ts';
import { openStore, readSetting, writeSetting } from './database.ts';
import { releaseHeld } from './queue.ts';
import { recordPiece } from './record-scan.ts';
import { sendNow } from './send-acts.ts';
import { openSession, presentSession } from './session.ts';

const line = usePhone();
const GHENT = { city: 'Ghent', country: 'BE' };
const MOVED: FieldDevice = {
  ...DEVICE,
  hub: { ...DEVICE.hub, id: 'hub-2', code: 'GNE', name: 'Ghent', place: GHENT },
};

const lists = async () =>
  (await (await openStore()).getAllKeys('settings')).filter((name) =>
    ['expected', 'containers'].includes(name),
  );

describe('a shift that begins', () => {
  beforeEach(async () => {
    await driveEnrolled(line);
    const hubId = DEVICE.hub.id;
    await writeSetting('expected', { hubId, etag: '1', bytes: new ArrayBuffer(0) });
    await writeSetting('containers', { hubId, containers: [], trips: [], hubs: [] });
  });

  it('is of the hub to which staff has moved the phone, and so is its next scan', async () => {
    const { shiftId } = await driveAt(line, ['hub'], undefined, MOVED);
    const { device } = presentSession();
    expect(device?.hub).toEqual(MOVED.hub);
    expect(await lists()).toEqual([]);
    await recordPiece(rightPiece('WP1'), { device: device ?? DEVICE, shiftId, code: 'ARRIVED' });
    releaseHeld();
    await sendNow();
    const sent = line.calls.findLast(({ path }) => path === '/api/scans')?.body;
    expect(sent).toMatchObject({ scans: [{ place: GHENT }] });
    await openSession();
    expect(presentSession()).toMatchObject({ phase: 'locked', device: { hub: { id: 'hub-2' } } });
  });

  it('learns a new name of its hub, and keeps the lists', async () => {
    const hub = { ...DEVICE.hub, name: 'Antwerp South' };
    await driveAt(line, ['hub'], undefined, { ...DEVICE, hub });
    expect(presentSession().device?.hub.name).toBe('Antwerp South');
    expect(await lists()).toEqual(['containers', 'expected']);
  });

  it('stays in the hub that the phone knows if the api does not say one', async () => {
    await driveAt(line, ['hub']);
    expect(presentSession().device).toEqual(DEVICE);
    expect(await lists()).toEqual(['containers', 'expected']);
  });

  it('does not make the phone another device, whose acts are not its own', async () => {
    await driveAt(line, ['hub'], undefined, { ...MOVED, id: 'device-2' });
    expect(await readSetting('device')).toEqual(DEVICE);
  });
});
