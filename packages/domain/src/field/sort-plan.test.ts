import { describe, expect, it } from 'vitest';
import { automaticPlan, createSorter, type SortPlan, type SortRule } from './sort-plan.ts';

const ANY: Omit<SortRule, 'lane'> = {
  country: '',
  postalPrefix: '',
  city: '',
  service: '',
  deliveredBy: null,
};
const plan: SortPlan = {
  lanes: [
    { code: 'A1', name: 'Antwerp north', kind: 'round', toHubId: null },
    { code: 'X', name: 'Express van', kind: 'round', toHubId: null },
    { code: 'OFF', name: 'Office', kind: 'office', toHubId: null },
    { code: 'UK', name: 'London', kind: 'hub', toHubId: 'lon' },
  ],
  rules: [
    { ...ANY, service: 'express', country: 'BE', lane: 'X' },
    { ...ANY, country: 'BE', postalPrefix: '20', lane: 'A1' },
    { ...ANY, country: 'GB', postalPrefix: 'SW1', lane: 'UK' },
    { ...ANY, country: 'BE', city: 'Mechelen', lane: 'A1' },
  ],
};
const sort = createSorter(plan);
const to = (change: object) =>
  plan.lanes[
    sort({ country: 'BE', postalCode: '', city: '', service: '', deliveredBy: null, ...change })
  ]?.code;

describe('a sort plan', () => {
  it('gives the lane of the first rule that fits', () => {
    expect(to({ postalCode: '2018' })).toBe('A1');
    expect(to({ postalCode: '2018', service: 'express' })).toBe('X');
    expect(to({ city: 'MECHELEN' })).toBe('A1');
  });

  it('compares postal codes without spaces and case', () => {
    expect(to({ country: 'GB', postalCode: 'sw1a 1aa' })).toBe('UK');
    expect(to({ country: 'GB', postalCode: 'SE1 9GF' })).toBe('OFF');
  });

  it('assigns what no rule matches to the office, such as an unknown country', () => {
    expect(to({ postalCode: '9000' })).toBe('OFF');
    expect(to({ country: 'FR', postalCode: '2018' })).toBe('OFF');
  });
});

describe('the automatic plan of a hub', () => {
  const hubs = ['anr', 'lon', 'par'].map((id) => ({ id, code: id.toUpperCase(), name: id }));
  const automatic = automaticPlan('anr', hubs);
  const lane = (deliveredBy: string | null) =>
    automatic.lanes[
      createSorter(automatic)({ country: 'BE', postalCode: '', city: '', service: '', deliveredBy })
    ]?.code;

  it('sorts by the hub that delivers, and unknown ones to the office', () => {
    expect([lane('anr'), lane('lon'), lane('par')]).toEqual(['DELIVERY', 'LON', 'PAR']);
    expect([lane(null), lane('gone')]).toEqual(['OFFICE', 'OFFICE']);
  });
});
