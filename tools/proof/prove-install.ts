import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { runProgram } from '../installation/run-program.ts';
import { REPOSITORY } from '../installation/server-process.ts';
import { type CleanRoot, openCleanRoot } from './install/clean-root.ts';
import { judgeMachine, listFiles } from './install/judge-machine.ts';
import { checkScripts, verifyUnits } from './install/units.ts';

const FOLDER = join(REPOSITORY, '.scratch', 'proof-install');
const DOMAIN = 'waypost.test';
const SETTINGS: Record<string, string> = {
  DOMAIN,
  STAFF_EMAIL: `owner@${DOMAIN}`,
  ALERT_EMAIL: `alarms@${DOMAIN}`,
  SMTP_URL: 'smtps://site:p%40ss@127.0.0.1:1465',
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  SELLER_NAME: 'Proof Parcels',
  SELLER_ADDRESS: 'Quay 1, 1000 Brussels',
  SELLER_VAT_ID: 'BE 0123.456.789',
};

const USAGE = `
pnpm proof install [--short] [--fresh] [--keep]
  Runs deploy/install in a clean Debian 12 made by debootstrap, on separate ports: verifies the units, runs them as their
  users by a stand-in for systemd, and checks the site, its secrets, its backup and its alarms. Then runs it again, which
  must change nothing. Installs the committed files. Needs root, debootstrap and slirp4netns.
  --short   only the scripts by shellcheck and the units by systemd-analyze
  --fresh   reuses no package, base system or object store of an earlier run
  --keep    keeps the machine running until Ctrl-C`;

export const proveInstall = defineTool({
  usage: USAGE,
  nightly: ['--fresh'],
  options: { fresh: false, keep: false },
  figures: [{ path: 'installSeconds' }, { path: 'changedBySecondRun', atMost: 0 }],
  async run({ short, fresh, keep }) {
    await checkScripts();
    const empty = mkdtempSync(join(tmpdir(), 'waypost-units-'));
    const units = await verifyUnits(empty).finally(() => rmSync(empty, { recursive: true }));
    if (short) return { ok: true, units };
    const machine = await openCleanRoot(FOLDER, fresh);
    try {
      const verdict = await install(machine, fresh);
      if (keep) {
        say(`chroot ${machine.root}; Ctrl-C ends it`);
        await new Promise((resolve) => process.once('SIGINT', resolve));
      }
      return { units, ...verdict };
    } finally {
      machine.close();
    }
  },
});

async function install(machine: CleanRoot, fresh: boolean): Promise<Verdict> {
  await runProgram('git', ['clone', '--quiet', REPOSITORY, join(machine.root, 'usr/src/waypost')]);
  const builtBefore = join(FOLDER, 'versitygw');
  const usesBuilt = !fresh && existsSync(builtBefore);
  if (usesBuilt) copyFileSync(builtBefore, join(machine.root, 'usr/local/src/versitygw'));
  writeSettings(machine.root, usesBuilt ? { VERSITYGW: '/usr/local/src/versitygw' } : {});
  await machine.run(['systemd-tmpfiles', '--create']);

  say(`deploy/install; its output is in ${FOLDER}/first.log`);
  const began = performance.now();
  const first = await runInstaller(machine, 'first.log');
  const installSeconds = Math.round((performance.now() - began) / 1000);
  if (first.code !== 0) {
    return { ok: false, installSeconds, faults: [`deploy/install: ${first.output.slice(-2000)}`] };
  }
  copyFileSync(join(machine.root, 'usr/local/bin/versitygw'), builtBefore);
  const { faults, ...seen } = await judgeMachine(machine, DOMAIN);

  say('deploy/install, once more');
  const before = await listFiles(machine);
  const second = await runInstaller(machine, 'second.log');
  const after = await listFiles(machine);
  const touched = [...after].filter((line) => !before.has(line));
  const changedBySecondRun = touched.length + [...before].filter((line) => !after.has(line)).length;
  if (second.code !== 0) faults.push(`the second run: ${second.output.slice(-2000)}`);
  if (!second.output.endsWith('\n0 files changed.\n'))
    faults.push('the second run says that it changed files');
  faults.push(...touched.map((line) => `the second run changed ${line}`));
  return {
    ok: faults.length === 0,
    installSeconds,
    storeBuiltHere: !usesBuilt,
    changedBySecondRun,
    ...seen,
    faults,
  };
}

function runInstaller(machine: CleanRoot, log: string) {
  const command = ['/usr/src/waypost/deploy/install', '/root/settings.conf'];
  return machine.run(command, join(FOLDER, log));
}

/** The file that people copy, with its empty lines filled in. */
function writeSettings(root: string, more: Record<string, string>): void {
  const example = readFileSync(join(REPOSITORY, 'deploy/machine/settings.conf'), 'utf8');
  const filled = example.replaceAll(
    /^([A-Z_]+)=$/gm,
    (line, name: string) => line + (SETTINGS[name] ?? ''),
  );
  const added = Object.entries(more).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(root, 'root/settings.conf'), filled + added.join(''), { mode: 0o600 });
}
