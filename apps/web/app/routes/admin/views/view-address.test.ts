import { describe, expect, it } from 'vitest';
import { partsOf, saveViewPath, viewPath } from './view-address.ts';

const ID = '0192d3b0-0000-7000-8000-000000000000';

describe('a saved view', () => {
  it('is an address of its list that names the view', () => {
    const view = {
      id: ID,
      list: 'shipments',
      address: { status: 'Picked Up', late: '1' },
    } as const;
    expect(viewPath(view)).toBe(`/admin/dashboard?status=Picked+Up&late=1&view=${ID}`);
  });

  it('keeps neither the search text nor the open page', () => {
    const listing = { search: 'Rosa', status: 'Exception', after: 'x', view: ID };
    expect(partsOf('shipments', listing)).toEqual({ status: 'Exception' });
    expect(saveViewPath('shipments', listing)).toBe(
      `/admin/views/new?list=shipments&status=Exception&view=${ID}`,
    );
  });
});
