import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rounded } from '../bench/statistics.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { runProgram } from '../installation/run-program.ts';
import { REPOSITORY } from '../installation/server-process.ts';

const USAGE = `
pnpm proof first-hour
  Times a stranger's first hour: git clone of the committed files, pnpm install, pnpm dev without data, and the journey
  of e2e/dev, in which a parcel is booked, labelled, scanned and delivered and seen by a guest, a customer, support and
  the owner. Fails if it takes more than 10 minutes. Packages in pnpm's store are not downloaded again, so the time does
  not include a first download.`;

const LIMIT_MINUTES = 10;

export const proveFirstHour = defineTool({
  usage: USAGE,
  options: {},
  figures: [{ path: 'minutes', atMost: LIMIT_MINUTES }],
  run: prove,
});

async function prove(): Promise<Verdict> {
  // not inside this checkout, whose packages it would find
  const folder = mkdtempSync(join(tmpdir(), 'waypost-first-hour-'));
  const clone = join(folder, 'waypost');
  const seconds: Record<string, number> = {};
  const timed = async (name: string, command: string, args: string[]) => {
    const startedAt = performance.now();
    await runProgram(command, args, process.env);
    seconds[name] = rounded((performance.now() - startedAt) / 1000);
    say(`${name}: ${seconds[name]} s`);
  };
  try {
    await timed('clone', 'git', ['clone', '--quiet', REPOSITORY, clone]);
    await timed('install', 'pnpm', ['-C', clone, 'install', '--frozen-lockfile']);
    await timed('dev and walk', 'pnpm', ['-C', clone, 'e2e:dev']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const total = Object.values(seconds).reduce((sum, each) => sum + each, 0);
  const minutes = rounded(total / 60);
  return { ok: minutes <= LIMIT_MINUTES, minutes, seconds };
}
