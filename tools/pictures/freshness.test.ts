import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedShare, hashSources } from './freshness.ts';

test('a picture ages with each file of its screen that is changed, added or deleted', () => {
  const then = { 'a.tsx': '1', 'b.tsx': '2', 'c.tsx': '3' };
  expect(changedShare(then, then)).toBe(0);
  expect(changedShare(then, { 'a.tsx': '9', 'b.tsx': '2', 'd.tsx': '3' })).toBe(0.75);
  expect(changedShare({}, then)).toBe(1);
});

test('the sources of a picture are the components of its folders, without their tests', () => {
  const root = `${mkdtempSync(join(tmpdir(), 'waypost-sources-'))}/`;
  mkdirSync(`${root}routes/home`, { recursive: true });
  for (const file of ['home.tsx', 'home.test.tsx', 'words.ts']) {
    writeFileSync(`${root}routes/home/${file}`, file);
  }
  expect(Object.keys(hashSources(['routes/home'], root))).toEqual(['routes/home/home.tsx']);
  rmSync(root, { recursive: true });
});
