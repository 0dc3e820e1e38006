import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnvironment } from '../run/env.ts';
import { startInBackground, stopInBackground } from './background-process.ts';

const PROGRAM = fileURLToPath(new URL('../payment-sandbox/main.ts', import.meta.url));

export interface PaymentSandbox {
  dataDir: string;
  port: number;
  /** Who may embed its frame and where its webhooks go, beside what the environment says. */
  env?: NodeJS.ProcessEnv;
}

export async function startPaymentSandbox({ dataDir, port, env }: PaymentSandbox): Promise<void> {
  const folder = paymentSandboxFolder(dataDir);
  await startInBackground({
    name: 'The payment sandbox',
    folder,
    command: process.execPath,
    args: [PROGRAM],
    env: {
      ...loadEnvironment(),
      ...env,
      PAYMENT_SANDBOX_PORT: `${port}`,
      PAYMENT_SANDBOX_DATA: join(folder, 'data'),
    },
    ports: [port],
  });
}

export async function stopPaymentSandbox({
  dataDir,
}: Pick<PaymentSandbox, 'dataDir'>): Promise<void> {
  await stopInBackground(paymentSandboxFolder(dataDir));
}

export function paymentSandboxFolder(dataDir: string): string {
  return join(resolve(dataDir), 'payments');
}
