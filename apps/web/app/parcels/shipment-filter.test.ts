import { describe, expect, it } from 'vitest';
import { isFiltered } from '../platform/list-address.ts';
import { OWN_SHIPMENTS } from './shipment-filter.ts';

function read(query: string) {
  return OWN_SHIPMENTS.read(new URLSearchParams(query));
}

describe('the filter of the list of shipments', () => {
  it('is read from the address of the page', () => {
    const filter = read('search=+lyon+&service=freight&status=In+Transit&from=2026-11-01&to=');
    expect(filter).toEqual({
      search: 'lyon',
      service: 'freight',
      status: 'In Transit',
      from: '2026-11-01',
    });
    expect(isFiltered(filter)).toBe(true);
  });

  it('ignores invalid values', () => {
    expect(isFiltered(read('service=teleport&status=Lost&from=2026-13-77&to=yesterday'))).toBe(
      false,
    );
  });
});
