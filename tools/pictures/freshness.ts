import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Outcome } from '../check/run-step.ts';
import { SCREENS } from './screens.ts';

export const PICTURES = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
export const RECORD = `${PICTURES}sources.json`;
const APP = fileURLToPath(new URL('../../apps/web/app/', import.meta.url));

/** A short hash of each file that drew a picture. */
export type Sources = Record<string, string>;

/** One change of a screen in two leaves a picture that still shows the product. */
const STALE_SHARE = 0.5;

export function hashSources(folders: readonly string[], root = APP): Sources {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.tsx`, { cwd: root }));
  return Object.fromEntries(
    files
      .filter((file) => !file.endsWith('.test.tsx'))
      .toSorted()
      .map((file) => [file, shortHash(readFileSync(`${root}${file}`))]),
  );
}

function shortHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

/** Which share of the files of then and now differ. */
export function changedShare(then: Sources, now: Sources): number {
  const files = new Set([...Object.keys(then), ...Object.keys(now)]);
  if (files.size === 0) return 0;
  return [...files].filter((file) => then[file] !== now[file]).length / files.size;
}

/** Each picture exists, is shown by README.md, and most of what drew it is unchanged. */
export async function checkPictures(): Promise<Outcome> {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const record = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Sources>;
  const faults = SCREENS.flatMap(({ name, sources }) => {
    const share = changedShare(record[name] ?? {}, hashSources(sources));
    return [
      ...(existsSync(`${PICTURES}${name}.webp`) ? [] : [`docs/pictures/${name}.webp is missing`]),
      ...(readme.includes(`docs/pictures/${name}.webp`) ? [] : [`README.md does not show ${name}`]),
      ...(share <= STALE_SHARE
        ? []
        : [`${Math.round(share * 100)} % of what drew ${name}.webp has changed since`]),
    ];
  });
  if (faults.length > 0) faults.push('pnpm dev, and beside it: pnpm pictures screens');
  return { passed: faults.length === 0, output: faults.join('\n') };
}
