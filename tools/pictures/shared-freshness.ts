import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Outcome } from '../check/run-step.ts';
import { SHARED_PICTURES, type SharedPicture } from './shared-pictures.ts';
import { sharedPicturePage } from './templates.ts';

export const PUBLIC = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));
export const SHARED_RECORD = fileURLToPath(new URL('shared-pictures.json', import.meta.url));

/** A short hash of the page that each picture was drawn from. */
export function recordOf(pictures: readonly SharedPicture[]): Record<string, string> {
  return Object.fromEntries(
    pictures.map((picture) => {
      const hash = createHash('sha256').update(sharedPicturePage(picture)).digest('hex');
      return [picture.path, hash.slice(0, 8)];
    }),
  );
}

/** Each picture of a shared link exists, and has the words that its catalog has now. */
export async function checkSharedPictures(): Promise<Outcome> {
  const drawn = JSON.parse(readFileSync(SHARED_RECORD, 'utf8')) as Record<string, string>;
  const faults = Object.entries(recordOf(SHARED_PICTURES)).flatMap(([path, hash]) => {
    if (!existsSync(`${PUBLIC}pictures/${path}.png`)) return [`${path}.png is missing`];
    return drawn[path] === hash ? [] : [`${path}.png shows former words`];
  });
  if (faults.length > 0) faults.push('pnpm pictures icons');
  return { passed: faults.length === 0, output: faults.join('\n') };
}
