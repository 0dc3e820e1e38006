import { expect, test } from 'vitest';
import { findDrawers, findRegistryHosts } from './tree.ts';

test.each([
  'apps/web/app/utils/dates.ts',
  'apps/web/app/utils.ts',
  'packages/domain/src/helpers.ts',
  'packages/domain/src/shared/money.ts',
  'apps/server/src/platform/types.ts',
  'apps/server/src/enum.ts',
  'apps/web/app/lib/api.ts',
])('%s is a drawer', (file) => {
  expect(findDrawers([file])).toHaveLength(1);
});

test.each([
  'packages/domain/src/library.ts',
  'apps/web/app/ui/shared-axis.tsx',
  'docs/types-of-parcel.md',
])('%s is not a drawer', (file) => {
  expect(findDrawers([file])).toEqual([]);
});

test('a line that names the host of a registry is reported with its number', () => {
  const text = `registry:\n  https://${['registry', 'npmjs', 'org'].join('.')}/`;
  expect(findRegistryHosts('settings.yaml', text)).toEqual([
    'settings.yaml:2: names the host of a package registry',
  ]);
});

test('a plain mention of a registry is fine', () => {
  expect(findRegistryHosts('notes.md', 'the registry lacks that version')).toEqual([]);
});
