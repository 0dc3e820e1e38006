import { expect, test } from 'vitest';
import {
  type AttemptRow,
  auditBooks,
  type Books,
  isSettled,
  type ProviderIntent,
} from './audit.ts';

const SHIPMENT = { id: 's1', receiptId: 'r1', isCancelled: false, status: 'Created' };
const CAPTURED: AttemptRow = {
  id: 'a1',
  draftId: 'd1',
  state: 'captured',
  method: 'card',
  intentId: 'pi_1',
  isCancelRequested: false,
  shipments: [SHIPMENT],
  providerCents: 3621,
  receivableCents: 0,
  pendingRefunds: 0,
  failedRefundCents: 0,
};
const INTENT: ProviderIntent = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 3621,
  authorised: 0,
  captured: 3621,
  refunded: 0,
  chargedBack: 0,
  metadata: { attempt: 'a1' },
};
const REFUNDED: AttemptRow = {
  ...CAPTURED,
  state: 'captured',
  isCancelRequested: true,
  shipments: [{ ...SHIPMENT, isCancelled: true, status: 'Cancelled' }],
  providerCents: 0,
};

function books(attempts: AttemptRow[], intents: ProviderIntent[]): Books {
  return { attempts, intents, unbalanced: [], ledgerSumCents: 0 };
}

test('a paid, a refunded and a declined booking have no faults', () => {
  const declined: AttemptRow = {
    ...CAPTURED,
    id: 'a0',
    state: 'declined',
    intentId: 'pi_0',
    shipments: [],
    providerCents: 0,
  };
  const untouched = { ...INTENT, id: 'pi_0', status: 'requires_payment_method', captured: 0 };
  expect(
    auditBooks(
      books([CAPTURED, declined], [INTENT, { ...untouched, metadata: { attempt: 'a0' } }]),
    ),
  ).toEqual([]);
  expect(auditBooks(books([REFUNDED], [{ ...INTENT, refunded: 3621 }]))).toEqual([]);
});

const FAULTS: [name: string, books: Books, fault: RegExp][] = [
  [
    'a capture without a shipment',
    books([{ ...CAPTURED, shipments: [], providerCents: 3621 }], [INTENT]),
    /without a shipment/,
  ],
  [
    'two shipments of one key',
    books([{ ...CAPTURED, shipments: [SHIPMENT, SHIPMENT] }], [INTENT]),
    /has 2 shipments/,
  ],
  [
    'a second charge of one attempt',
    books([CAPTURED], [INTENT, { ...INTENT, id: 'pi_2' }]),
    /uses 2 intents/,
  ],
  [
    'a draft that two attempts were charged for',
    books(
      [CAPTURED, { ...CAPTURED, id: 'a2', intentId: 'pi_2' }],
      [INTENT, { ...INTENT, id: 'pi_2', metadata: { attempt: 'a2' } }],
    ),
    /draft d1 was captured 2 times/,
  ],
  [
    'a capture that we do not know of',
    books([{ ...CAPTURED, state: 'booked', method: 'bank_transfer', providerCents: 0 }], [INTENT]),
    /has 0 in our ledger, 3621 at the provider/,
  ],
  [
    'a cancelled booking whose money was kept',
    books([{ ...REFUNDED, providerCents: 3621 }], [INTENT]),
    /was cancelled and 3621 were kept/,
  ],
  [
    'money that is held for nothing',
    books(
      [{ ...CAPTURED, state: 'cancelled', shipments: [], providerCents: 0 }],
      [{ ...INTENT, status: 'requires_capture', captured: 0, authorised: 3621 }],
    ),
    /still holds 3621/,
  ],
  [
    'an intent of nobody',
    books([CAPTURED], [INTENT, { ...INTENT, id: 'pi_9', captured: 0, metadata: {} }]),
    /pi_9 belongs to no attempt/,
  ],
  [
    'an attempt that waits',
    books([{ ...CAPTURED, state: 'authorising', shipments: [], providerCents: 0 }], []),
    /is not settled/,
  ],
  [
    'a ledger that is not balanced',
    { ...books([CAPTURED], [INTENT]), unbalanced: ['t1'], ledgerSumCents: 1 },
    /the ledger adds up to 1/,
  ],
];

test.each(FAULTS)('%s is a fault', (_name, wrong, fault) => {
  expect(auditBooks(wrong).join('\n')).toMatch(fault);
});

test('an answer that contradicts the books is a fault', () => {
  const booking = { receiptId: 'r2' } as never;
  const asBooked = auditBooks(books([CAPTURED], [INTENT]), [
    { kind: 'booked', attemptId: 'a1', booking },
  ]);
  expect(asBooked).toEqual(['a1 was told a booking that does not exist']);
  const asRefused = auditBooks(books([CAPTURED], [INTENT]), [
    { kind: 'refused', attemptId: 'a1', code: 'payment_declined' },
  ]);
  expect(asRefused).toEqual(['a1 was told payment_declined and has a shipment']);
});

test('money kept for a failed refund or an open dispute is accepted, and no other', () => {
  const kept = { ...REFUNDED, providerCents: 3621 };
  expect(auditBooks(books([{ ...kept, failedRefundCents: 3621 }], [INTENT]))).toEqual([]);
  expect(auditBooks(books([{ ...kept, state: 'disputed' }], [INTENT]))).toEqual([]);
  expect(auditBooks(books([{ ...kept, failedRefundCents: 100 }], [INTENT])).join()).toMatch(
    /3621 were kept/,
  );
  const lost = { ...REFUNDED, state: 'disputed' };
  expect(auditBooks(books([lost], [{ ...INTENT, chargedBack: 3621 }]))).toEqual([]);
});

test('a refund that is pending at the provider is waited for', () => {
  expect(isSettled({ ...REFUNDED, pendingRefunds: 1 }, true)).toBe(false);
});

test('a transfer may be pending, but not after it has arrived', () => {
  const awaited: AttemptRow = { ...CAPTURED, state: 'booked', method: 'bank_transfer' };
  expect(isSettled(awaited, false)).toBe(true);
  expect(isSettled(awaited, true)).toBe(false);
});
