import { describe, expect, it } from 'vitest';
import type { CodeState } from './judge-code.ts';
import { HANDOVER_KINDS, kindsFor, lacksProof, proofsFor } from './proofs.ts';

const NO_RULES = { signature: false, photo: false, code: false };
const NOTHING = { name: '', isSigned: false, hasPhoto: false };
const NOBODY_THERE = ['safe_place', 'locker'];
const CODES: CodeState[] = ['none', 'right', 'unproved'];

describe('a parcel that is signed for or given to who has its code', () => {
  const rules = [
    { ...NO_RULES, signature: true },
    { ...NO_RULES, code: true },
    { signature: true, photo: false, code: true },
  ];

  it('cannot be left where nobody is', () => {
    for (const each of rules) {
      const left = HANDOVER_KINDS.filter((kind) => !NOBODY_THERE.includes(kind));
      expect(kindsFor(each)).toEqual(left);
    }
  });

  it('is never handed over without a code or a signature, whatever is chosen', () => {
    for (const each of rules) {
      for (const kind of HANDOVER_KINDS) {
        for (const code of CODES) {
          const lacks = lacksProof(proofsFor(each, kind, code), { ...NOTHING, name: 'Bo' }, code);
          const isProved = code === 'right' && !each.signature && kind !== 'safe_place';
          expect([kind, code, lacks === '']).toEqual([kind, code, isProved]);
        }
      }
    }
  });

  it('is handed over with a signature where the code cannot be compared', () => {
    const proofs = proofsFor({ ...NO_RULES, code: true }, 'recipient', 'unproved');
    expect(lacksProof(proofs, NOTHING, 'unproved')).toBe('stop.signatureNeeded');
    expect(lacksProof(proofs, { ...NOTHING, isSigned: true }, 'unproved')).toBe('');
  });
});

describe('an ordinary parcel', () => {
  it('can be handed over in every way, with a name unless the recipient or nobody takes it', () => {
    expect(kindsFor(NO_RULES)).toEqual(HANDOVER_KINDS);
    const lacks = HANDOVER_KINDS.map((kind) => [
      kind,
      lacksProof(proofsFor(NO_RULES, kind, 'none'), NOTHING, 'none'),
    ]);
    expect(Object.fromEntries(lacks)).toEqual({
      recipient: '',
      household: 'stop.nameNeeded',
      neighbour: 'stop.nameNeeded',
      reception: 'stop.nameNeeded',
      safe_place: 'stop.photoNeeded',
      locker: '',
      counter: 'stop.nameNeeded',
    });
  });
});
