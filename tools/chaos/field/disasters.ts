import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '@waypost/domain/simulation';
import { say } from '../../driver/define-tool.ts';
import type { Installation } from '../../installation/installation.ts';
import type { Fleet } from '../fleet.ts';

const POSTGRES = 'PostgreSQL';
/** The database is every fourth, from the first. */
const CRASH_EVERY = 4;
const LATE_MS = 60_000;

/** Kills api, worker and PostgreSQL, one at a time, at random moments of the time given. */
export async function bringDisasters(world: {
  installation: Installation;
  fleet: Fleet;
  random: SeededRandom;
  kills: number;
  lastMs: number;
}): Promise<{ crashes: number }> {
  const { installation, fleet, random, kills, lastMs } = world;
  const beganAt = Date.now();
  const moments = Array.from({ length: kills }, () => random.between(0.05, 0.95) * lastMs);
  let crashes = 0;
  for (const [at, moment] of moments.toSorted((a, b) => a - b).entries()) {
    await sleep(Math.max(0, beganAt + moment - Date.now()));
    // on a busy machine each return takes minutes
    if (Date.now() > beganAt + lastMs + LATE_MS) break;
    const name =
      at % CRASH_EVERY === 0 ? POSTGRES : (fleet.names[random.below(fleet.names.length)] ?? '');
    say(`${name} is killed`);
    if (name === POSTGRES) {
      crashes += 1;
      await installation.crashPostgres();
    } else {
      const { returned } = await fleet.kill(name);
      await returned;
    }
  }
  return { crashes };
}
