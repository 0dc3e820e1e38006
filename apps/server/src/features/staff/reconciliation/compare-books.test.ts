import { expect, it } from 'vitest';
import type { Intent } from '../../../platform/payments.ts';
import { differencesOf, type OurBooks } from './compare-books.ts';

const NOW = new Date('2026-05-05T12:00:00Z');
const EARLIER = new Date('2026-05-05T11:00:00Z');

const THEIRS: Intent = {
  id: 'pi_1',
  attemptId: 'a1',
  createdAt: EARLIER,
  status: 'succeeded',
  capturedCents: 1_000,
  refunds: [],
  disputes: [],
  declineCode: null,
  payerAction: null,
  card: null,
};
const OURS: OurBooks = {
  attemptId: 'a1',
  intentId: 'pi_1',
  shard: 1,
  shipmentId: 's1',
  state: 'captured',
  updatedAt: EARLIER,
  amountCents: 1_000,
  isReceivedAtBank: false,
  ledgerCents: 1_000,
  refunds: [],
  disputes: [],
};
const REFUND = {
  id: 're_1',
  refundId: null,
  amountCents: 300,
  state: 'succeeded',
  failureReason: null,
  createdAt: EARLIER,
} as const;

it('finds no difference between an equal ledger and provider', () => {
  expect(differencesOf(OURS, THEIRS, NOW)).toEqual([]);
  expect(differencesOf({ ...OURS, state: 'booked' }, { ...THEIRS, capturedCents: 0 }, NOW)).toEqual(
    [],
  );
});

it('finds money that was captured at the provider and is missing in the ledger', () => {
  expect(differencesOf({ ...OURS, state: 'declined' }, THEIRS, NOW)).toMatchObject([
    { subject: 'capture' },
  ]);
});

it('leaves to webhooks and jobs what changed after the settled moment', () => {
  const refunded = { ...THEIRS, refunds: [REFUND] };
  expect(differencesOf(OURS, refunded, NOW)).toMatchObject([{ subject: 'refund' }]);
  expect(differencesOf(OURS, refunded, EARLIER)).toEqual([]);
  expect(differencesOf({ ...OURS, state: 'booked' }, THEIRS, EARLIER)).toEqual([]);
});

it('compares the ledger only where refunds and disputes agree', () => {
  expect(differencesOf({ ...OURS, ledgerCents: 999 }, THEIRS, NOW)).toMatchObject([
    { subject: 'ledger' },
  ]);
});

it('ignores payments whose transfer came to our own bank', () => {
  expect(differencesOf({ ...OURS, isReceivedAtBank: true, ledgerCents: 0 }, THEIRS, NOW)).toEqual(
    [],
  );
});
