import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../../driver/define-tool.ts';
import type { Installation } from '../../installation/installation.ts';
import { COMPILE_CACHE, spawnTracked } from '../../installation/server-process.ts';

/** What the command says before it closes the shard. */
const FENCE_FOLLOWS = /no job of the shard runs/;
const RESTART_MS = 100;
const PATIENCE_MS = 180_000;

type Moved = { runs: number; closedMs: number | null };
export type Mover = ReturnType<typeof createMover>;

/** Runs `pnpm cells move` as an operator would: again whenever it ended without having done it. */
export function createMover(home: Installation, other: Installation) {
  const access = join(home.dataDir, 'cells.json');
  const accessTo = ({ postgresPort, env }: Installation) => ({
    database: `postgres://postgres:waypost@127.0.0.1:${postgresPort}/waypost`,
    bucket: {
      endpoint: env['S3_ENDPOINT'],
      region: env['S3_REGION'],
      name: env['S3_BUCKET'],
      accessKeyId: env['S3_ACCESS_KEY_ID'],
      secretAccessKey: env['S3_SECRET_ACCESS_KEY'],
    },
  });
  writeFileSync(access, JSON.stringify({ a: accessTo(home), b: accessTo(other) }), { mode: 0o600 });
  let running: ReturnType<typeof spawnTracked> | undefined;
  let onFence: (() => void) | undefined;

  function runOnce(shard: number, to: string, onLine: (line: string) => void): Promise<number> {
    const program = ['apps/server/src/cells.ts', 'move', `${shard}`, '--to', to];
    const args = [...program, '--access', access, '--reason', 'Chaos'];
    const child = spawnTracked(process.execPath, args, {
      env: { ...home.env, NODE_COMPILE_CACHE: COMPILE_CACHE },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.split('\n').filter((part) => part !== '')) onLine(line);
      });
    }
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? -1));
    });
  }

  return {
    async move(shard: number, to: string, onClosed: (closedMs: number) => void): Promise<Moved> {
      const giveUpAt = Date.now() + PATIENCE_MS;
      let closedMs: number | null = null;
      for (let runs = 1; ; runs += 1) {
        const code = await runOnce(shard, to, (line) => {
          if (!/^[ab] |^Version /.test(line)) say(`  mover: ${line}`);
          if (FENCE_FOLLOWS.test(line)) onFence?.();
          const ms = /closed for (\d+) ms/.exec(line)?.[1];
          if (ms === undefined) return;
          closedMs = Number(ms);
          onClosed(closedMs);
        });
        if (code === 0) return { runs, closedMs };
        if (Date.now() > giveUpAt) throw new Error(`shard ${shard} does not get to ${to}`);
        await sleep(RESTART_MS);
      }
    },
    kill(): void {
      running?.kill('SIGKILL');
    },
    /** Settles when the next move is about to close its shard. */
    fence: () =>
      new Promise<void>((resolve) => {
        onFence = () => {
          onFence = undefined;
          resolve();
        };
      }),
  };
}
