import type { PartyCase } from '@waypost/contract/client';
import { expect, test } from 'vitest';
import { chooseCase } from './choose-case.ts';

function caseOf(id: string, subject: PartyCase['subject'], takesMessages = true): PartyCase {
  return {
    id,
    subject,
    takesMessages,
    state: takesMessages ? 'open' : 'closed',
    openedAt: '2026-11-15T10:00:00Z',
    closedAt: null,
    messages: [],
    files: [],
  };
}

const customs = caseOf('1', 'customs_hold');
const address = caseOf('2', 'address');
const old = caseOf('3', 'customs_hold', false);

test('the requested case is shown', () => {
  const view = { cases: [address, customs], takesCases: true };
  expect(chooseCase(view, 'address', '1')).toBe(customs);
});

test('without a request, the case about the present problem is shown', () => {
  const view = { cases: [address, customs], takesCases: true };
  expect(chooseCase(view, 'customs_hold', null)).toBe(customs);
  expect(chooseCase(view, 'customs_hold', 'somebody else’s')).toBe(customs);
});

test('a problem without an open case gets a new one', () => {
  expect(chooseCase({ cases: [address, old], takesCases: true }, 'customs_hold', null)).toBeNull();
  expect(chooseCase({ cases: [], takesCases: true }, 'customs_hold', null)).toBeNull();
});

test('without a problem the newest case is shown', () => {
  expect(chooseCase({ cases: [old], takesCases: false }, undefined, null)).toBe(old);
  expect(chooseCase({ cases: [], takesCases: false }, undefined, null)).toBeNull();
});
