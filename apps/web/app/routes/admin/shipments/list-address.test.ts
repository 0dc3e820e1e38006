import { describe, expect, it } from 'vitest';
import { queryOf, readOpen, SHIPMENT_LIST } from './list-address.ts';
import { withPart } from '../../../platform/list-address.ts';

const read = (query: string) => SHIPMENT_LIST.read(new URLSearchParams(query));

describe('the address of the list of all shipments', () => {
  it('holds filters and sort, and leaves out defaults and invalid values', () => {
    expect(read('search=+lyon+&service=freight&late=1&sort=cost-asc')).toEqual({
      search: 'lyon',
      service: 'freight',
      late: '1',
      sort: 'cost-asc',
    });
    expect(read('sort=date-desc&late=yes&status=Lost')).toEqual({});
    expect(read('after=<script>')).toEqual({});
    expect(readOpen(new URLSearchParams('shipment=1'))).toBeUndefined();
  });

  it('continues a list of several cells, whose cursor has a position in each', () => {
    const after = `cells.${'x'.repeat(900)}`;
    expect(read(`after=${after}`)).toEqual({ after });
    expect(read('after=cells.a b')).toEqual({});
  });

  it('becomes the query to the api', () => {
    expect(queryOf({ search: 'lyon', sort: 'status-asc' })).toEqual({
      search: 'lyon',
      sort: 'status',
      order: 'asc',
      flat: '1',
    });
    expect(queryOf({})).toEqual({ sort: 'date', order: 'desc', flat: '1' });
  });

  it('lists the same while a panel is opened and closed', () => {
    const open = new URLSearchParams('search=lyon&shipment=0192d3b0-0000-7000-8000-000000000000');
    const closed = new URLSearchParams(withPart(open, { shipment: null }));
    expect(SHIPMENT_LIST.listedBy(open)).toBe(SHIPMENT_LIST.listedBy(closed));
    expect(SHIPMENT_LIST.listedBy(new URLSearchParams(withPart(open, { after: 'x' })))).not.toBe(
      SHIPMENT_LIST.listedBy(open),
    );
  });
});
