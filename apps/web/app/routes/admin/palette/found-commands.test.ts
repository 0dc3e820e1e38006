import type { FoundThings } from '@waypost/contract/client';
import { translator } from '@waypost/i18n';
import { expect, test } from 'vitest';
import { foundCommands } from './found-commands.ts';

const t = translator('en', 'console-palette');
const ID = '0190a000-0000-7000-8000-00000000000';
const FOUND: FoundThings = {
  customers: [{ id: `${ID}1`, name: 'Ann Lee', company: '', email: 'ann@example.com' }],
  shipments: [
    {
      id: `${ID}2`,
      trackingNumber: 'WP7AAAABBBBCCCCD',
      status: 'In Transit',
      toName: 'Rosa',
      to: 'Paris',
    },
  ],
  pickups: [
    {
      publicId: 'PU12',
      day: '2026-11-17',
      window: '08:00-12:00',
      address: 'Kade 1, Antwerp',
      customerId: `${ID}1`,
      shipmentId: null,
    },
  ],
  statements: null,
};

test('search results are ordered customers, shipments, pickups, and link to their pages', () => {
  const commands = foundCommands({ state: 'found', text: 'ann', things: FOUND }, t);
  expect(commands.map(({ label }) => label)).toEqual([
    'Ann Lee, ann@example.com',
    'WP7A AAAB BBBC CCCD, Rosa, Paris',
    'PU12, Kade 1, Antwerp',
  ]);
  expect(commands.map(({ run }) => 'to' in run && run.to)).toEqual([
    `/admin/users/${ID}1`,
    `/admin/shipments/${ID}2`,
    '/admin/pickups/PU12',
  ]);
});
