import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the browsers of a run record which pages they have checked. */
export const JUDGED_FOLDER = fileURLToPath(new URL('../.scratch/e2e-judged', import.meta.url));

/** Cleared at the start of a run, because results of another run prove nothing. */
export function forgetJudged(): void {
  // every browser loads the configuration, too
  if (process.env['TEST_WORKER_INDEX'] !== undefined) return;
  rmSync(JUDGED_FOLDER, { recursive: true, force: true });
  mkdirSync(JUDGED_FOLDER, { recursive: true });
}
