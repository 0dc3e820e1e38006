import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  type AdmissionClass,
  type Admitted,
  type ClassLimits,
  createAdmission,
  LIMITS,
} from './admission.ts';

const SMALL: ClassLimits = {
  inFlight: 4,
  inFlightOfKey: 3,
  perTurn: 100,
  besideScans: 1,
  waiting: 6,
  waitingOfKey: 4,
  waitMs: 100,
};

function openDoor(limits: Partial<ClassLimits> = {}) {
  const clock = { now: 0 };
  const small = Object.fromEntries(
    Object.keys(LIMITS).map((name) => [name, { ...SMALL, ...limits }]),
  ) as Record<AdmissionClass, ClassLimits>;
  const admission = createAdmission(small, () => clock.now);
  const said: string[] = [];
  const inside = new Map<string, Admitted>();
  return {
    clock,
    said,
    admission,
    ask(request: string, name: AdmissionClass = 'scans') {
      admission.enter(name, {
        key: request.replace(/\d+$/, ''),
        admit(admitted) {
          inside.set(request, admitted);
          said.push(request);
        },
        refuse: ({ because }) => said.push(`${request} refused: ${because}`),
      });
    },
    answer: (request: string) => inside.get(request)?.leave(),
  };
}

describe('admission of requests', () => {
  it('keeps a share of what is in flight for other keys', () => {
    const { ask, said } = openDoor();
    for (const request of ['greedy1', 'greedy2', 'greedy3', 'greedy4']) ask(request);
    expect(said).toEqual(['greedy1', 'greedy2', 'greedy3']);
    ask('polite1');
    expect(said.at(-1)).toBe('polite1');
  });

  it('lets keys that wait in by turns', () => {
    const { ask, answer, said } = openDoor({ inFlight: 1 });
    for (const request of ['a1', 'a2', 'a3', 'b1', 'c1']) ask(request);
    for (const request of ['a1', 'a2', 'b1', 'c1']) answer(request);
    expect(said).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('refuses a key for its own waiting requests, and a full class only to keys that wait already', () => {
    const { ask, said } = openDoor();
    for (let n = 1; n <= 8; n += 1) ask(`greedy${n}`);
    expect(said.at(-1)).toBe('greedy8 refused: key');
    for (const request of ['x1', 'y1', 'y2', 'z1']) ask(request);
    expect(said.filter((line) => line.includes('refused'))).toHaveLength(1);
    ask('y3');
    expect(said.at(-1)).toBe('y3 refused: class');
  });

  it('refuses what has waited too long, whoever asked', async () => {
    const { ask, clock, said, admission } = openDoor({ inFlight: 1 });
    ask('a1');
    ask('a2');
    clock.now = 150;
    ask('b1');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(said).toEqual(['a1', 'a2 refused: late']);
    admission.close();
  });

  it('begins few requests in one turn of the event loop, and scans before others', async () => {
    const { ask, answer, said } = openDoor({ perTurn: 1 });
    ask('look-up1', 'tracking');
    answer('look-up1');
    ask('look-up2', 'tracking');
    ask('scan1');
    ask('scan2');
    expect(said).toEqual(['look-up1', 'scan1']);
    await turn();
    await turn();
    expect(said).toEqual(['look-up1', 'scan1', 'scan2', 'look-up2']);
  });

  it('begins few look-ups in 5 ms while scans wait', async () => {
    const { ask, said, clock, admission } = openDoor({ inFlightOfKey: 2 });
    clock.now = 100;
    for (const request of ['scan1', 'scan2', 'scan3']) ask(request);
    await turn();
    for (const request of ['a1', 'b1', 'c1']) ask(request, 'tracking');
    await turn();
    expect(said).toEqual(['scan1', 'scan2', 'a1']);
    clock.now = 106;
    await new Promise((resolve) => setTimeout(resolve, 15));
    expect(said).toEqual(['scan1', 'scan2', 'a1', 'b1']);
    admission.close();
  });

  it('has a room of its own for each class', () => {
    const { ask, said } = openDoor();
    for (let n = 1; n <= 20; n += 1) ask(`look-up${n}`, 'tracking');
    ask('device1');
    expect(said.at(-1)).toBe('device1');
  });

  it('counts a request out once, however often it leaves', () => {
    const { ask, answer, admission } = openDoor();
    ask('a1');
    ask('b1');
    answer('a1');
    answer('a1');
    expect(admission.counts('scans')).toEqual({ inFlight: 1, waiting: 0 });
  });
});
