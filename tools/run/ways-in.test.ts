import { expect, test } from 'vitest';
import { describeWaysIn } from './ways-in.ts';

const ORIGIN = 'http://localhost:3000';
const INBOX = 'http://127.0.0.1:1080';

test('the sign-ins of a demonstration are a table of whole addresses', () => {
  const table = describeWaysIn(ORIGIN, INBOX, {
    signIns: [
      { who: 'customer', path: '/api/demo/sign-in/customer' },
      { who: 'owner', path: '/api/demo/sign-in/owner' },
    ],
    shipments: [{ status: 'Out for Delivery', trackingNumber: 'WPB9AXJ917QZRDAB' }],
    secondFactor: '/api/demo/second-factor/owner',
  });
  for (const address of [
    `${ORIGIN}/api/demo/sign-in/customer`,
    `${ORIGIN}/api/demo/sign-in/owner`,
    `${ORIGIN}/track?ref=WPB9AXJ917QZRDAB`,
    INBOX,
    `${ORIGIN}/api/docs`,
  ]) {
    expect(table).toContain(address);
  }
  const columns = table.split('\n').map((line) => line.indexOf('http'));
  expect(new Set(columns).size).toBe(1);
});

test('without a demonstration the table has no sign-in and no shipment', () => {
  const table = describeWaysIn(ORIGIN, INBOX, null);
  expect(table).not.toMatch(/demo|track\?/);
  expect(table.split('\n')).toHaveLength(3);
});
