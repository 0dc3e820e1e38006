import { spawn } from 'node:child_process';
import { loadEnvironment } from '../run/env.ts';

export interface Outcome {
  passed: boolean;
  output: string;
  /** Why the step was not run. */
  leftOut?: string;
}

/** How long a program that was asked to end may take to leave nothing behind. */
const GRACE_MS = 60_000;

/**
 * Runs a command to its end, or until the signal aborts it and whatever it started. `folder` is relative
 * to the root of the repository.
 */
export function runCommand(
  command: string,
  args: string[],
  folder = '.',
  signal?: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: new URL(`../../${folder}/`, import.meta.url),
      env: loadEnvironment(),
      // a group of its own, so that all of it can be asked to end
      detached: signal !== undefined,
    });
    const chunks: Buffer[] = [];
    let killer: NodeJS.Timeout | undefined;
    const endGroup = () => {
      const { pid } = child;
      if (pid === undefined) return;
      process.kill(-pid, 'SIGTERM');
      killer = setTimeout(() => process.kill(-pid, 'SIGKILL'), GRACE_MS);
    };
    signal?.addEventListener('abort', endGroup);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => resolve({ passed: false, output: error.message }));
    child.once('close', (code) => {
      clearTimeout(killer);
      signal?.removeEventListener('abort', endGroup);
      resolve({ passed: code === 0, output: Buffer.concat(chunks).toString('utf8').trim() });
    });
  });
}
