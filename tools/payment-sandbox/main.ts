// `node tools/payment-sandbox/main.ts`: a payment provider for development and tests. README.md says
// what it speaks; the environment says where it listens.
import { readSandboxConfig } from './config.ts';
import { startSandbox } from './server.ts';

const sandbox = await startSandbox(readSandboxConfig(process.env));
console.log(`Payment sandbox at ${sandbox.url}, for browsers at ${sandbox.origin}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
