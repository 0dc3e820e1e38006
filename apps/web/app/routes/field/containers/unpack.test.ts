import type { FieldContainer, FieldContainers } from '@waypost/contract/client';
import { makeContainerCode } from '@waypost/domain/container-code';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSetting } from '../store/database.ts';
import { releaseHeld, undo } from '../store/queue.ts';
import { sendNow } from '../store/send-acts.ts';
import { DEVICE, driveEnrolled, usePhone } from '../testing/phone.ts';
import { rightPiece } from '../testing/stop.ts';
import { changeContainers, withContainer } from './containers-store.ts';
import { countDone } from './record-container-act.ts';
import { finishUnpacking, missingIn, takeOut } from './unpack.ts';

const line = usePhone();
const hubId = DEVICE.hub.id;
const CODE = makeContainerCode(new Uint8Array([1, 2, 3, 4, 5]));
let shiftId = '';
let from: Parameters<typeof takeOut>[0];

beforeEach(async () => {
  ({ shiftId } = await driveEnrolled(line, ['hub']));
  from = { shiftId, hubId, code: CODE };
  await listed(10);
});

/** The list of the server, with so many pieces in the container. */
async function listed(pieces: number): Promise<void> {
  await changeContainers(hubId, () => {
    const nothing = { containers: [], trips: [], hubs: [] };
    return withContainer(nothing, CODE, { hubId, state: 'arrived', pieces });
  });
}

const take = (ref: string) => takeOut(from, rightPiece(ref));

async function takeNine(): Promise<void> {
  for (let piece = 1; piece <= 9; piece += 1) await take(`WP${piece}`);
}

async function present(): Promise<FieldContainer> {
  const stored = await readSetting<FieldContainers>('containers');
  const [container] = stored?.containers ?? [];
  if (container === undefined) throw new Error('the container is not stored');
  return container;
}

async function missing(): Promise<number> {
  return missingIn(await present(), await countDone(shiftId, 'take', CODE));
}

/** What reaches the api about the emptying: whether pieces that are left in are missing. */
async function finish(): Promise<unknown[]> {
  await finishUnpacking(from, await countDone(shiftId, 'take', CODE));
  releaseHeld();
  await sendNow();
  return line.calls
    .filter(({ path }) => path === '/api/field/containers/acts')
    .flatMap(({ body }) => (body as { acts: { kind: string; missing?: boolean }[] }).acts)
    .filter(({ kind }) => kind === 'empty')
    .map(({ missing: isMissing }) => isMissing);
}

describe('a container that is unloaded piece by piece', () => {
  it('lacks the pieces that are still in it, before and after the server was told of the others', async () => {
    await takeNine();
    expect(await missing()).toBe(1);
    await listed(1);
    expect(await missing()).toBe(1);
    await take('WP10');
    expect(await missing()).toBe(0);
  });

  it('counts a piece once that is scanned twice', async () => {
    await take('WP1');
    expect((await take('WP1')).verdict.kind).toBe('already');
    expect((await present()).pieces).toBe(9);
  });

  it('has a piece again if its scan is undone', async () => {
    const { actId = '', undone } = await take('WP1');
    expect(await undo(actId)).toBe(true);
    await undone?.();
    expect((await present()).pieces).toBe(10);
    expect(await missing()).toBe(0);
  });

  it('leaves it to the server which pieces are missing, because a stranger may have been scanned', async () => {
    await takeNine();
    await take('WP99');
    expect(await missing()).toBe(0);
    expect(await finish()).toEqual([true]);
  });

  it('lacks nothing if none of its pieces was scanned out', async () => {
    expect(await missing()).toBe(0);
    expect(await finish()).toEqual([false]);
  });
});
