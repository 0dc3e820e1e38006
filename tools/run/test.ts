// `pnpm test`: Vitest, which would answer an unknown option with a stack trace.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { refuse } from './usage.ts';

const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const USAGE = `pnpm test [scans] [--project unit|db]
  Every test, or those of files whose path contains a text. --help lists all options of Vitest.`;

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(`Usage: ${USAGE}\n`);
const unknown = args.some((arg) => arg.startsWith('-')) ? findUnknown() : undefined;
if (unknown !== undefined) refuse(USAGE, `Unknown option ${unknown}.`);

const child = spawn(process.execPath, [VITEST, 'run', ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('close', (code) => process.exit(code ?? 1));

function findUnknown(): string | undefined {
  const help = spawnSync(process.execPath, [VITEST, 'run', '--help'], { encoding: 'utf8' }).stdout;
  // --no-file-parallelism is listed as --fileParallelism, --outputFile.json=x as --outputFile
  const nameOf = (arg: string) =>
    arg
      .replace(/[.=].*$/s, '')
      .replace(/^--no-/, '')
      .replaceAll('-', '')
      .toLowerCase();
  const known = new Set(help.match(/(?<=\s)--?[\w-]+/g)?.map(nameOf)).add('help');
  return args.find((arg) => arg.startsWith('-') && !known.has(nameOf(arg)));
}
