import { expect, test } from 'vitest';
import { listedPaths } from './listed-paths.ts';

const page = () => ({ default: () => null });
const express = page();

function tableOf(routes: Omit<Parameters<typeof listedPaths>[0][string] & object, never>[]) {
  return Object.fromEntries(routes.map((route) => [route.id, route]));
}

const routes = tableOf([
  { id: 'root', path: '', module: page() },
  { id: 'site', parentId: 'root', module: page() },
  { id: 'home', parentId: 'site', index: true, module: page() },
  { id: 'express', parentId: 'site', path: 'services/express', module: express },
  { id: 'create', parentId: 'site', path: 'create', module: express },
  { id: 'legal', parentId: 'root', path: 'legal', module: {} },
  { id: 'terms', parentId: 'legal', path: 'terms', module: page() },
  { id: 'receipt', parentId: 'site', path: 'receipt/:receiptId', module: page() },
  { id: 'billing', parentId: 'root', path: 'billing', module: page() },
  { id: 'language', parentId: 'root', path: 'language', module: {} },
  { id: 'missing', parentId: 'site', path: '*', module: page() },
]);

test('the sitemap lists every public page once, and nothing else', () => {
  expect(listedPaths(routes)).toEqual(['/', '/services/express', '/legal/terms']);
});
