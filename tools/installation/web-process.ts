import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnTracked } from './server-process.ts';

const START_TIMEOUT_MS = 90_000;

/** Starts the built site and waits until it answers. It ends with the tool. */
export async function startWeb(web: {
  port: number;
  /** Where it reaches the api. */
  apiPort: number;
  env: NodeJS.ProcessEnv;
  logFile: string;
  nodeOptions?: string[];
}): Promise<{ pid: number }> {
  const log = openSync(web.logFile, 'w');
  const child = spawnTracked(process.execPath, [...(web.nodeOptions ?? []), 'apps/web/server.ts'], {
    env: { ...web.env, WEB_PORT: `${web.port}`, API_URL: `http://127.0.0.1:${web.apiPort}` },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const url = `http://127.0.0.1:${web.port}/livez`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (Date.now() > deadline || child.exitCode !== null) {
      throw new Error(`The web process does not answer: was the site built? See ${web.logFile}`);
    }
    await sleep(50);
  }
  return { pid: child.pid ?? 0 };
}
