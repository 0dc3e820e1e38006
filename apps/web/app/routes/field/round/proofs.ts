import type { FieldStop } from '@waypost/contract/client';
import type { HandoverKind } from '@waypost/domain/tracking';
import type { CodeState } from './judge-code.ts';

/** Repeated here because importing the list would add all of tracking to the phone's code, 24 KB. */
export const HANDOVER_KINDS = Object.keys({
  recipient: true,
  household: true,
  neighbour: true,
  reception: true,
  safe_place: true,
  locker: true,
  counter: true,
} satisfies Record<HandoverKind, true>) as HandoverKind[];

/** Nobody is there who could sign or give a name. */
const NOBODY_THERE: readonly HandoverKind[] = ['safe_place', 'locker'];

type Rules = FieldStop['rules'];

export function kindsFor(rules: Rules): readonly HandoverKind[] {
  if (!rules.signature && !rules.code) return HANDOVER_KINDS;
  return HANDOVER_KINDS.filter((kind) => !NOBODY_THERE.includes(kind));
}

type Proofs = {
  takesName: boolean;
  needsName: boolean;
  code: boolean;
  signature: boolean;
  photo: boolean;
};

/** What is asked for at the door. */
export function proofsFor(rules: Rules, kind: HandoverKind, code: CodeState): Proofs {
  const takesName = !NOBODY_THERE.includes(kind);
  return {
    takesName,
    needsName: takesName && kind !== 'recipient',
    code: rules.code,
    // a signature takes the place of a code that cannot be compared
    signature: rules.signature || (rules.code && code === 'unproved'),
    photo: rules.photo || kind === 'safe_place',
  };
}

type Taken = { name: string; isSigned: boolean; hasPhoto: boolean };

/** The first thing that is missing, as its message; empty if nothing is. */
export function lacksProof(proofs: Proofs, { name, isSigned, hasPhoto }: Taken, code: CodeState) {
  if (proofs.needsName && name === '') return 'stop.nameNeeded';
  if (proofs.code && code === 'none') return 'stop.codeNeeded';
  if (proofs.signature && !isSigned) return 'stop.signatureNeeded';
  if (proofs.photo && !hasPhoto) return 'stop.photoNeeded';
  return '';
}
