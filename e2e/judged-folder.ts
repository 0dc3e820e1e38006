import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the browsers of one run note which pages they have judged. */
export const JUDGED_FOLDER = fileURLToPath(new URL('../.scratch/e2e-judged', import.meta.url));

/** At the beginning of a run: what another run saw is no proof. */
export function forgetJudged(): void {
  // every browser loads the configuration, too
  if (process.env['TEST_WORKER_INDEX'] !== undefined) return;
  rmSync(JUDGED_FOLDER, { recursive: true, force: true });
  mkdirSync(JUDGED_FOLDER, { recursive: true });
}
