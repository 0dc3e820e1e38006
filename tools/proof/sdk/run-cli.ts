import type { ChildProcess } from 'node:child_process';
import { spawnTracked } from '../../installation/server-process.ts';

interface Ended {
  code: number | null;
  out: string;
  complaints: string;
}

/** Runs the installed command line to its end, whatever its code. */
export async function runCli(
  cli: Cli,
  args: string[],
  { input = '', env = {} }: { input?: string; env?: NodeJS.Dict<string> } = {},
): Promise<Ended> {
  const { child, ended } = startCli(cli, args, env);
  child.stdin?.end(input);
  return ended;
}

export interface Cli {
  program: string;
  folder: string;
  env: NodeJS.ProcessEnv;
}

export function startCli(
  { program, folder, env: common }: Cli,
  args: string[],
  env: NodeJS.Dict<string> = {},
): { child: ChildProcess; ended: Promise<Ended>; printed: { out: string; complaints: string } } {
  const child = spawnTracked(program, args, {
    env: { ...common, ...env },
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const printed = { out: '', complaints: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed.complaints += text));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...printed }));
  });
  return { child, ended, printed };
}
