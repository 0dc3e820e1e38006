import { expect, test } from 'vitest';
import { backPath, donePath } from './edit-paths.ts';

const at = (search: string) => new URLSearchParams(search);

test('an act redirects to the list it was opened from, with its filters and the result', () => {
  const from = '/admin/dashboard?status=Created&shipment=7';
  const back = backPath(at(`?${new URLSearchParams({ from })}`), '7');
  expect(back).toBe(from);
  expect(donePath(back, 'updated', 'WP1')).toBe(
    '/admin/dashboard?status=Created&shipment=7&done=updated&number=WP1',
  );
});

test('an act without an origin, or with one outside the console, redirects to the shipment', () => {
  expect(backPath(at(''), '7')).toBe('/admin/shipments/7');
  expect(backPath(at('?from=https://evil.example/'), '7')).toBe('/admin/shipments/7');
  expect(backPath(at('?from=/dashboard'), '7')).toBe('/admin/shipments/7');
});
