import type { FieldContainer } from '@waypost/contract/client';
import { makeContainerCode } from '@waypost/domain/container-code';
import { describe, expect, it } from 'vitest';
import { judgeArrival, judgeLoad, readScanned } from './judge-container.ts';

const HERE = 'here';
const ghent = { id: 'ghent', code: 'GNE', name: 'Ghent' };
const paris = { id: HERE, code: 'PAR', name: 'Paris' };
const CODE = makeContainerCode(new Uint8Array([1, 2, 3, 4, 5]));
const container: FieldContainer = {
  code: CODE,
  kind: 'cage',
  state: 'departed',
  hubId: 'antwerp',
  to: paris,
  pieces: 3,
  seal: '',
  tripId: null,
};

describe('a scanned container', () => {
  it('is known by its code alone', () => {
    expect(readScanned(CODE.toLowerCase())).toEqual({ code: CODE });
    expect(readScanned('WP0000000000000')).toMatchObject({ verdict: { kind: 'not_container' } });
  });

  it('that comes to its hub is right, also when the phone has never heard of it', () => {
    expect(judgeArrival(CODE, container, HERE).kind).toBe('right');
    expect(judgeArrival(CODE, undefined, HERE).kind).toBe('right');
  });

  it('that comes to another hub is told with where it goes', () => {
    const verdict = judgeArrival(CODE, { ...container, to: ghent }, HERE);
    expect(verdict).toMatchObject({ kind: 'elsewhere', lane: { code: 'GNE' } });
  });

  it('that has not left this hub has not arrived', () => {
    const closed: FieldContainer = { ...container, state: 'closed', hubId: HERE, to: ghent };
    expect(judgeArrival(CODE, closed, HERE).kind).toBe('not_away');
  });

  it('is loaded on a trip to another hub only with a warning', () => {
    expect(judgeLoad(CODE, container, { to: paris }).kind).toBe('right');
    expect(judgeLoad(CODE, container, { to: ghent }).kind).toBe('elsewhere');
  });
});
