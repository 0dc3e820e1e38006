import { REPOSITORY, spawnTracked } from './server-process.ts';

/** Runs a program to its end and returns what it printed; throws with its complaints if it fails. */
export function runProgram(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  cwd = REPOSITORY,
): Promise<string> {
  const child = spawnTracked(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  let complaints = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(printed);
      const how = signal ?? `code ${code}`;
      reject(new Error(`${command} ${args.join(' ')} ended with ${how}\n${printed}${complaints}`));
    });
  });
}
