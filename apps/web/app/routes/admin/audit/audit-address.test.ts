import { expect, test } from 'vitest';
import { AUDIT_LIST, isAccountMalformed, queryOf } from './audit-address.ts';

const MEMBER = '0190a000-0000-7000-8000-000000000001';
const read = (query: string) => AUDIT_LIST.read(new URLSearchParams(query));

test('a filter is what the address says', () => {
  const address = read(
    `who=${MEMBER}&action=shipment.read&shipment=+WP1+&from=2026-11-01&to=2026-11-02`,
  );
  expect(queryOf(address)).toEqual({
    staffId: MEMBER,
    action: 'shipment.read',
    shipment: 'WP1',
    from: '2026-11-01',
    to: '2026-11-02',
  });
});

test('those who are no members are known by their kind', () => {
  expect(queryOf(read('who=command-line'))).toEqual({ actor: 'command-line' });
  expect(queryOf(read('who=somebody'))).toEqual({});
});

test('what cannot be part of a filter is left out', () => {
  expect(read('action=shipment.fly&account=12&from=2026-99-01&to=yesterday')).toEqual({});
  expect(isAccountMalformed(new URLSearchParams('account=12'))).toBe(true);
  expect(isAccountMalformed(new URLSearchParams(`account=${MEMBER}`))).toBe(false);
});
