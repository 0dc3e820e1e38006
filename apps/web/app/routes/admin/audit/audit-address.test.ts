import { expect, test } from 'vitest';
import { AUDIT_LIST, isAccountMalformed, queryOf } from './audit-address.ts';

const MEMBER = '0190a000-0000-7000-8000-000000000001';
const read = (query: string) => AUDIT_LIST.read(new URLSearchParams(query));

test('an audit filter is read from the address', () => {
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

test('actors who are not staff members are filtered by their kind', () => {
  expect(queryOf(read('who=command-line'))).toEqual({ actor: 'command-line' });
  expect(queryOf(read('who=somebody'))).toEqual({});
});

test('invalid values of an audit filter are ignored', () => {
  expect(read('action=shipment.fly&account=12&from=2026-99-01&to=yesterday')).toEqual({});
  expect(isAccountMalformed(new URLSearchParams('account=12'))).toBe(true);
  expect(isAccountMalformed(new URLSearchParams(`account=${MEMBER}`))).toBe(false);
});
