import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { stripeAt } from './stripe-at.ts';

const PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'waypost-payments-'));
const running = new Set<ChildProcess>();

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** The program as it runs beside the other services. */
async function start() {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      PAYMENT_SANDBOX_PORT: '0',
      PAYMENT_SANDBOX_DATA: folder,
      STRIPE_WEBHOOK_URL: '',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url === undefined) continue;
    const kill = async () => {
      child.kill('SIGKILL');
      await ended;
      running.delete(child);
    };
    return { url, stripe: stripeAt(url), kill };
  }
  throw new Error('the sandbox did not start');
}

test('answered work survives SIGKILL, including the answers kept by idempotency key', async () => {
  const first = await start();
  const create = (stripe: typeof first.stripe, order: number) =>
    stripe.paymentIntents.create(
      { amount: 1_000 + order, currency: 'eur', confirm: true, payment_method: 'pm_card_visa' },
      { idempotencyKey: `create ${order}` },
    );
  const answered = new Map<number, string>();
  // killed in the middle of calls, some of which are answered and some not
  const calls = Array.from({ length: 60 }, async (_, order) => {
    const intent = await create(first.stripe, order).catch(() => undefined);
    if (intent !== undefined) answered.set(order, intent.id);
    if (answered.size === 20) await first.kill();
  });
  await Promise.all(calls);
  expect(answered.size).toBeGreaterThanOrEqual(20);

  const second = await start();
  for (const [order, id] of answered) {
    expect((await create(second.stripe, order)).id).toBe(id);
  }
  await Promise.all(Array.from({ length: 60 }, (_, order) => create(second.stripe, order)));
  const ledger = await fetch(`${second.url}/control/ledger`);
  const { intents } = (await ledger.json()) as { intents: { captured: number }[] };
  expect(intents).toHaveLength(60);
  const captured = intents.reduce((sum, intent) => sum + intent.captured, 0);
  expect(captured).toBe(60 * 1_000 + (59 * 60) / 2);
});

test('stored data contains no card number', async () => {
  const { url, kill } = await start();
  const answer = await fetch(`${url}/frame/payment_methods`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ number: '6011 0009 9013 9424', expiry: '12/40', cvc: '987' }),
  });
  expect(await answer.json()).toMatchObject({ last4: '9424', expMonth: 12, expYear: 2040 });
  await kill();
  const kept = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'));
  expect(kept.join('')).toContain('9424');
  expect(kept.join('')).not.toMatch(/6011\s*0009\s*9013|60110009/);
});
