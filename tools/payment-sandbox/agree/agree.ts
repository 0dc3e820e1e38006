import { readFileSync } from 'node:fs';
import type { Stripe } from 'stripe';
import { reservePorts } from '../../installation/ports.ts';
import { defineTool, type Verdict } from '../../driver/define-tool.ts';
import { spawnTracked } from '../../installation/server-process.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { isPortOpen } from '../../services/background-process.ts';
import { OPERATIONS } from '../api/routes.ts';
import { SDK_CALLS, type SdkCall } from '../sdk-calls.ts';
import { startSandbox } from '../server.ts';
import { stripeAt } from '../stripe-at.ts';
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
    await waitFor(
      'stripe-mock',
      START_TIMEOUT_MS,
      async () => (await isPortOpen(port)) || undefined,
    );
    const ours = stripeAt(sandbox.url);
    const theirs = stripeAt(`http://127.0.0.1:${port}`);
    const faults: string[] = [];
    for (const [name, call] of Object.entries(SDK_CALLS)) {
      const operation = OPERATIONS.get(name.split(' ')[0] ?? '') ?? '';
      const found = await compareCall(api, operation, call, ours, theirs);
      faults.push(...found.map((difference) => `${name}: ${difference}`));
    }
    return {
      ok: faults.length === 0,
      calls: Object.keys(SDK_CALLS).length,
      sdkVersion: API_VERSION,
      documentVersion: api.info.version,
      faults,
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
