import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createVirusScanner } from '../platform/virus-scanner.ts';

/** The text that every scanner calls a virus; in two halves, or this file would be one. */
export const EICAR = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-`,
  'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

const PATIENCE_MS = 30_000;

/** A clamd of its own that knows one signature: none are downloaded. Debian: clamav-daemon. */
export function makeVirusScanner() {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-clamd-'));
  const socket = join(folder, 'clamd.sock');
  const config = join(folder, 'clamd.conf');
  const signatures = join(folder, 'signatures');
  mkdirSync(signatures);
  const body = Buffer.from(EICAR).toString('hex');
  writeFileSync(join(signatures, 'eicar.ndb'), `Eicar-Test:0:*:${body}\n`);
  writeFileSync(
    config,
    [
      `LocalSocket ${socket}`,
      `DatabaseDirectory ${signatures}`,
      'StreamMaxLength 11M',
      'Foreground yes',
      '',
    ].join('\n'),
  );
  const address = `unix:${socket}`;
  let running: ChildProcess | undefined;

  return {
    address,
    async start(): Promise<void> {
      running = spawn('clamd', ['-c', config], { stdio: 'ignore' });
      const failure = once(running, 'error').then(([error]) => Promise.reject(error as Error));
      await Promise.race([failure, untilItScans(address)]);
    },
    async stop(): Promise<void> {
      if (running === undefined) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
      running = undefined;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

async function untilItScans(address: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await createVirusScanner(address)?.scan(Buffer.from('ready?'));
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}
