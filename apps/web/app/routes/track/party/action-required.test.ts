import type { PartyView } from '@waypost/contract/client';
import { expect, test } from 'vitest';
import { hasSentSomething } from './action-required.tsx';

const PROBLEM = {
  kind: 'customs_hold',
  since: '2026-11-16T10:00:00Z',
  actor: 'shipper',
  actBy: '2026-11-23',
} as const;

type Case = PartyView['cases'][number];

function partyWith(change: Partial<Case>): Pick<PartyView, 'cases'> {
  const none = { id: '', closedAt: null, takesMessages: true, messages: [], files: [] };
  const about = { subject: 'customs_hold', state: 'open', openedAt: PROBLEM.since } as const;
  return { cases: [{ ...none, ...about, ...change }] };
}

const file = (at: string) => ({ id: '', name: 'invoice.pdf', bytes: 1, at, held: null });
const answer = {
  id: '',
  from: 'staff',
  text: 'We need page 2.',
  at: '2026-11-16T12:00:00Z',
} as const;

test('a party that sent a document after the problem arose has nothing to do', () => {
  expect(hasSentSomething({ cases: [] }, PROBLEM)).toBe(false);
  expect(hasSentSomething(partyWith({}), PROBLEM)).toBe(false);
  const files = [file('2026-11-16T11:00:00Z')];
  expect(hasSentSomething(partyWith({ files }), PROBLEM)).toBe(true);
});

test('the party has to act again after an answer of support, or for another problem', () => {
  const files = [file('2026-11-16T11:00:00Z')];
  expect(hasSentSomething(partyWith({ files, messages: [answer] }), PROBLEM)).toBe(false);
  expect(hasSentSomething(partyWith({ files, subject: 'address' }), PROBLEM)).toBe(false);
  expect(hasSentSomething(partyWith({ files: [file('2026-11-15T11:00:00Z')] }), PROBLEM)).toBe(
    false,
  );
});
