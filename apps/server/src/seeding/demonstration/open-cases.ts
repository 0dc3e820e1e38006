import { randomUUID } from 'node:crypto';
import type { Scan } from '@waypost/contract';
import type { Visitor } from './api-visitor.ts';
import { sendScan } from './send-scan.ts';
import { listOwn } from './show-states.ts';

type Trouble = Pick<Scan, 'code' | 'reason'>;

/** What went wrong, what the customer wrote, and what support answered so far. */
const CASES: { trouble: Trouble; asked: string; answered?: { text: string; close: boolean } }[] = [
  {
    trouble: { code: 'EXCEPTION', reason: 'address' },
    asked: 'The house number is 118, not 18. Can the courier try again tomorrow?',
    answered: {
      text: 'Thank you. The courier has the right number now and comes again tomorrow morning.',
      close: false,
    },
  },
  {
    trouble: { code: 'EXCEPTION', reason: 'damage' },
    asked: 'The outer box was crushed. The bowls inside are wrapped one by one: please send it on.',
    answered: {
      text: 'We have looked inside: nothing is broken. It was packed again and goes on tonight.',
      close: true,
    },
  },
  {
    trouble: { code: 'CUSTOMS_HOLD' },
    asked: 'Which document is missing? The commercial invoice was in the pouch on the box.',
  },
];

/** On the newest shipments under way, so that each has an open problem. */
export async function openCases(
  deviceKey: string,
  customer: Visitor,
  support: Visitor,
): Promise<void> {
  const moving = await listOwn(customer, 'In Transit');
  for (const [index, { trouble, asked, answered }] of CASES.entries()) {
    const ref = moving[index];
    if (ref === undefined) return;
    await sendScan(deviceKey, customer, ref, trouble);
    await customer(`/api/track/party/${ref}/messages`, { body: { id: randomUUID(), text: asked } });
    if (answered !== undefined) await answer(support, ref, answered);
  }
}

async function answer(
  support: Visitor,
  ref: string,
  words: { text: string; close: boolean },
): Promise<void> {
  const { items } = await support<{ items: { id: string; reference: string }[] }>(
    '/api/admin/desk?kind=case&limit=100',
  );
  const item = items.find(({ reference }) => reference === ref);
  if (item === undefined) throw new Error(`no case about ${ref} is on the desk`);
  await support(`/api/admin/desk/${item.id}/take`, { method: 'POST' });
  await support(`/api/admin/desk/${item.id}/answers`, { body: { id: randomUUID(), ...words } });
}
