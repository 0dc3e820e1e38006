import { lstatSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** A checkout that has just claimed ports has not written them down yet. */
const YOUNG_MS = 60_000;

/** Claims of this user's checkouts, beside no checkout: each is a link, named by its first port, to a choice. */
function claimsFolder(): string {
  const state = process.env['XDG_STATE_HOME'] || join(homedir(), '.local/state');
  return join(state, 'waypost/ports');
}

/**
 * Whether a row of ports is now this checkout's, whose choice is in `file`: also while its servers are
 * down. What a checkout claimed that is gone, or that has chosen again, is free.
 */
export function claimPorts(firstPort: number, file: string, base: string): boolean {
  const folder = claimsFolder();
  mkdirSync(folder, { recursive: true });
  const claim = join(folder, `${firstPort}`);
  const holder = unlessMissing(() => readlinkSync(claim));
  if (holder === file) return true;
  if (holder !== undefined) {
    const isYoung = Date.now() - lstatSync(claim).mtimeMs < YOUNG_MS;
    if (isYoung || chosenBase(holder) === base) return false;
    unlinkSync(claim);
  }
  try {
    symlinkSync(file, claim);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined when nothing was chosen there. Empty: the usual ports. */
export function chosenBase(file: string): string | undefined {
  const text = unlessMissing(() => readFileSync(file, 'utf8'));
  return text === undefined ? undefined : (parseEnv(text)['PORT_BASE'] ?? '');
}

function unlessMissing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
