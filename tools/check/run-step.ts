import { spawn } from 'node:child_process';
import { loadEnvironment } from '../run/env.ts';

export interface Outcome {
  passed: boolean;
  output: string;
  /** Why the step was not run. */
  leftOut?: string;
}

/** Runs a command to its end; `folder` is relative to the root of the repository. */
export function runCommand(command: string, args: string[], folder = '.'): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: new URL(`../../${folder}/`, import.meta.url),
      env: loadEnvironment(),
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => resolve({ passed: false, output: error.message }));
    child.once('close', (code) => {
      resolve({ passed: code === 0, output: Buffer.concat(chunks).toString('utf8').trim() });
    });
  });
}
