import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReference } from '../tracking/tracking-number.ts';
import { readBadgeCode } from './badge-code.ts';
import { formatContainerCode, makeContainerCode, readContainerCode } from './container-code.ts';
import { type Filling, fillingAt, isSameArrival, type Move } from './containers.ts';

const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 6, minute));

describe('the code of a container', () => {
  it('is read back however it is typed', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = makeContainerCode(random);
        expect(readContainerCode(code.toLowerCase())).toBe(code);
        expect(readContainerCode(formatContainerCode(code))).toBe(code);
      }),
    );
  });

  it('is never taken for a parcel or a badge', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = makeContainerCode(random);
        expect(readReference(code).kind).toBe('alias');
        expect(readBadgeCode(code)).toBeNull();
      }),
    );
  });

  it('with one wrong symbol is not read', () => {
    const code = makeContainerCode(new Uint8Array([1, 2, 3, 4, 5]));
    const wrong = code.slice(0, 5) + (code.charAt(5) === '7' ? '8' : '7') + code.slice(6);
    expect(readContainerCode(wrong)).toBeNull();
  });
});

describe('an act with a container', () => {
  const first: Filling = { openedAt: at(0), emptiedAt: at(20), declared: true };
  const second: Filling = { openedAt: at(30), emptiedAt: null, declared: true };

  it('belongs to the filling of that time, not to the newest', () => {
    expect(fillingAt([second, first], at(10))).toBe(first);
    expect(fillingAt([second, first], at(40))).toBe(second);
  });

  it('between two fillings belongs to neither', () => {
    expect(fillingAt([first, second], at(25))).toBeUndefined();
    expect(fillingAt([first], at(25))).toBeUndefined();
  });

  it("belongs to a filling that was opened a moment later by another phone's clock", () => {
    expect(fillingAt([first, second], new Date(at(30).getTime() - 50_000))).toBe(second);
  });

  it('belongs to an undeclared filling, which may have begun earlier than known', () => {
    const undeclared = { ...second, declared: false };
    expect(fillingAt([first, undeclared], at(25))).toBe(undeclared);
  });
});

describe('an arrival', () => {
  const moves: Move[] = [
    { kind: 'depart', hubId: 'A', occurredAt: at(0) },
    { kind: 'arrive', hubId: 'B', occurredAt: at(30) },
    { kind: 'depart', hubId: 'B', occurredAt: at(40) },
  ];

  it('at the same hub is a repetition until the container leaves', () => {
    expect(isSameArrival(moves, 'B', at(35))).toBe(true);
    expect(isSameArrival(moves, 'B', at(25))).toBe(true);
    expect(isSameArrival(moves, 'B', at(50))).toBe(false);
  });

  it('at another hub is a new one', () => {
    expect(isSameArrival(moves, 'C', at(35))).toBe(false);
    expect(isSameArrival([], 'B', at(35))).toBe(false);
  });
});
