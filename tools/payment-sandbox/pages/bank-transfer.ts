import { receiveTransfer } from '../api/bank-transfers.ts';
import { escapeHtml } from '../html.ts';
import type { World } from '../world.ts';
import { factList, formatAmount, page, type Page } from './page.ts';

/** The hosted instructions, with a button that plays the payer's bank. */
export function bankTransferPage(world: World, id: string): Page {
  const intent = world.store.read('payment_intent', id);
  const instructions = intent?.next_action?.display_bank_transfer_instructions;
  if (intent === undefined || instructions === undefined) {
    const isPaid = intent?.status === 'succeeded';
    return page(
      isPaid ? 200 : 410,
      isPaid ? 'The transfer has arrived' : 'Nothing is to be paid here',
      '<p>You may close this page.</p>',
    );
  }
  const rows = [
    ['Amount', formatAmount(instructions.amount_remaining ?? 0, intent.currency)],
    ['To', 'Waypost'],
    ['IBAN', inGroups(instructions.financial_addresses?.[0]?.iban?.iban ?? '')],
    ['Reference', instructions.reference ?? ''],
  ];
  return page(
    200,
    'Send this transfer from your bank',
    `${factList(rows)}
      <form method="post" action="/bank-transfer/${escapeHtml(id)}">
        <button name="decision" value="approve">Send the money</button>
      </form>`,
  );
}

export function sendTransfer(world: World, id: string): void {
  const intent = world.store.read('payment_intent', id);
  if (intent === undefined) return;
  world.store.transaction(() => receiveTransfer(world, intent, intent.amount));
}

function inGroups(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
