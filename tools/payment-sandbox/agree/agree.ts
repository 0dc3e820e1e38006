import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { reservePorts } from '../../installation/ports.ts';
import { defineTool, say, type Verdict } from '../../driver/define-tool.ts';
import { spawnTracked } from '../../installation/server-process.ts';
import { isPortOpen } from '../../services/background-process.ts';
import { OPERATIONS } from '../api/routes.ts';
import { SDK_CALLS, type SdkCall } from '../sdk-calls.ts';
import { startSandbox } from '../server.ts';
import { API_VERSION } from '../world.ts';
import { findOtherTypes, hasField } from './compare-answers.ts';
import { installStripeMock } from './install-stripe-mock.ts';
import { findDifferences, isDeclared, type OpenApi } from './openapi.ts';

const START_TIMEOUT_MS = 20_000;

export const agree = defineTool({
  usage: `
pnpm sandbox agree
  Makes every call of sdk-calls.ts through the official SDK to the payment sandbox and to stripe-mock,
  and holds the sandbox's answers to stripe-mock's and to Stripe's OpenAPI document.`,
  options: {},
  run: compareWithStripeMock,
});

async function compareWithStripeMock(): Promise<Verdict> {
  const { program, specification } = await installStripeMock();
  const api = JSON.parse(readFileSync(specification, 'utf8')) as OpenApi;
  const { ports, release } = await reservePorts();
  const [port = 0] = ports;
  const mock = spawnTracked(program, ['-http-addr', `127.0.0.1:${port}`], {
    env: process.env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const sandbox = await startSandbox({
    port: 0,
    origin: undefined,
    dataFolder: undefined,
    parentOrigins: [],
    webhook: undefined,
  });
  try {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await isPortOpen(port))) {
      if (Date.now() > deadline) throw new Error('stripe-mock does not answer');
      await sleep(50);
    }
    const ours = stripeAt(sandbox.url);
    const theirs = stripeAt(`http://127.0.0.1:${port}`);
    const differences: string[] = [];
    for (const [name, call] of Object.entries(SDK_CALLS)) {
      const operation = OPERATIONS.get(name.split(' ')[0] ?? '') ?? '';
      const found = await compareCall(api, operation, call, ours, theirs);
      for (const difference of found) say(`${name}: ${difference}`);
      differences.push(...found.map((difference) => `${name}: ${difference}`));
    }
    return {
      ok: differences.length === 0,
      calls: Object.keys(SDK_CALLS).length,
      sdkVersion: API_VERSION,
      documentVersion: api.info.version,
      differences,
    };
  } finally {
    mock.kill('SIGTERM');
    await sandbox.close();
    release();
  }
}

async function compareCall(
  api: OpenApi,
  operation: string,
  { run, reads, echoed = [] }: SdkCall,
  ours: Stripe,
  theirs: Stripe,
): Promise<string[]> {
  const [mine, other] = await Promise.all([run(ours), run(theirs)]);
  const answer: unknown = JSON.parse(JSON.stringify(mine));
  const otherAnswer: unknown = JSON.parse(JSON.stringify(other));
  return [
    ...findDifferences(api, operation, answer),
    ...findOtherTypes(answer, otherAnswer).filter(
      (difference) => !echoed.some((path) => difference.startsWith(`${path} is`)),
    ),
    ...reads.filter((path) => !hasField(answer, path)).map((path) => `${path} is missing`),
    // its answers leave out what depends on the kind of payment; the document has it all
    ...reads
      .filter((path) => !hasField(otherAnswer, path) && !isDeclared(api, operation, path))
      .map((path) => `${path} is read, but Stripe has no such field`),
  ];
}

function stripeAt(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe('sk_test_123', { host: hostname, port, protocol: 'http' });
}
