import type { FieldContainer } from '@waypost/contract/client';
import { makeContainerCode } from '@waypost/domain/container-code';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../scanning/judge-piece.ts';
import { judgeArrival, judgeFilling, judgeLoad, readScanned } from './judge-container.ts';

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
  it('is recognised by its code alone', () => {
    expect(readScanned(CODE.toLowerCase())).toEqual({ code: CODE });
    expect(readScanned('WP0000000000000')).toMatchObject({ verdict: { kind: 'not_container' } });
  });

  it('is accepted at its destination hub, even if the phone does not know it', () => {
    expect(judgeArrival(CODE, container, HERE).kind).toBe('right');
    expect(judgeArrival(CODE, undefined, HERE).kind).toBe('right');
  });

  it('is flagged with its destination when it arrives at another hub', () => {
    const verdict = judgeArrival(CODE, { ...container, to: ghent }, HERE);
    expect(verdict).toMatchObject({ kind: 'elsewhere', lane: { code: 'GNE' } });
  });

  it('is flagged when it arrives where it has not left yet', () => {
    const closed: FieldContainer = { ...container, state: 'closed', hubId: HERE, to: ghent };
    expect(judgeArrival(CODE, closed, HERE).kind).toBe('not_away');
  });

  it('is loaded on a trip to another hub only with a warning', () => {
    expect(judgeLoad(CODE, container, { to: paris }).kind).toBe('right');
    expect(judgeLoad(CODE, container, { to: ghent }).kind).toBe('elsewhere');
  });
});

describe('a piece that is scanned into a container', () => {
  const sorted = (lane: Verdict['lane']): Verdict => ({
    kind: 'right',
    ref: 'WP1',
    lane,
    flags: [],
    pieceNo: 1,
    pieceCount: 1,
  });
  const toGhent = { code: 'B12', name: 'Flanders', kind: 'hub' as const, toHubId: ghent.id };
  const kindOf = (lane: Verdict['lane'], to: FieldContainer['to'] = ghent) =>
    judgeFilling(sorted(lane), to).kind;

  it('is accepted if its lane leads to the hub of the container', () => {
    expect(kindOf(toGhent)).toBe('right');
  });

  it('needs a confirmation if its lane leads to another hub, to a round, to customs or to the office', () => {
    expect(kindOf(toGhent, paris)).toBe('other_lane');
    for (const kind of ['round', 'customs', 'office'] as const) {
      expect(kindOf({ code: 'X', name: 'X', kind, toHubId: null }), kind).toBe('other_lane');
    }
  });

  it('is accepted without a question if its lane names no hub', () => {
    expect(kindOf(null)).toBe('right');
    // a container that nobody has declared, a lane of several hubs, a table of an older version
    expect(kindOf(toGhent, null)).toBe('right');
    expect(kindOf({ code: 'X', name: 'Abroad', kind: 'hub', toHubId: null })).toBe('right');
    expect(kindOf({ code: 'X', name: 'Delivery', kind: 'round' })).toBe('right');
  });

  it('keeps another warning about the piece', () => {
    const stopped = { ...sorted(toGhent), kind: 'stop' as const };
    expect(judgeFilling(stopped, paris).kind).toBe('stop');
  });
});
