import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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

const USAGE = `
pnpm proof sdk [--short]
  Builds the packages for programs, installs each archive into an empty folder or venv, and runs the code of its README
  there with a key of test mode, through a proxy that loses the first answers of every booking: rates, booking, label,
  tracking, return, cancellation, statements, and a webhook that the worker signed. Each order must be booked once.
  Then every command of the command line, from its archive: listen must receive what trigger makes.
  Then agents of the MCP server: one with a key of test mode prices, books under its cap, is refused above it and cancels;
  with a live key nothing is booked unless a person agrees.
  Archives must be smaller than ${MOST_BYTES / 1000} kB; the one for TypeScript has no dependencies.`;

export const proveSdk = defineTool({
  usage: USAGE,
  options: {},
  run: prove,
  figures: [{ path: 'sdkBytes', atMost: MOST_BYTES }],
});

async function prove() {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-sdk-'));
  try {
    return await proveIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function proveIn(folder: string) {
  const [{ installation, db }, archives] = await Promise.all([
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
  const testDb = await installation.connect('superuser', 'waypost_test');
  const world = { apiUrl, testDb, proxy, receiver };
  const languages = [
    typeScriptIn(archives.nodeFolder),
    pythonIn(archives.pythonFolder, archives.python, archives.builder),
  ];
  const faults = await Promise.all([
    testPython(archives.python).then(() => []),
    proveCli(archives.cliFolder, await seatOwner(db), apiUrl).then((found) => {
      say('command line done');
      return found;
    }),
    proveMcp(archives.mcpFolder, await seatOwner(db), { apiUrl, db }).then((found) => {
      say('agents done');
      return found;
    }),
    ...languages.map(async (language) => {
      const found = await proveLanguage(language, await seatOwner(db), world);
      say(`${language.name} done`);
      return found;
    }),
  ]);
  proxy.close();
  receiver.close();
  const sdkBytes = sizeOf(archives.sdk);
  const wheelBytes = sizeOf(archives.wheel);
  const found = [
    ...faults.flat(),
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
