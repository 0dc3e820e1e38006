import { expect, test } from 'vitest';
import { readEdit } from './read-edit.ts';

const SHOWN = {
  revision: '4',
  status: 'In Transit',
  'was:status': 'In Transit',
  from: 'Ghent, Belgium',
  'was:from': 'Ghent, Belgium',
  to: 'Lyon, France',
  'was:to': 'Lyon, France',
  'recipient.phone': '',
  'was:recipient.phone': '',
  'price.cents': '12.50',
  'was:price.cents': '12.50',
  reason: '',
};

test('a form that is sent as it came asks for nothing', () => {
  expect(readEdit(SHOWN)).toEqual({ edit: { revision: 4 } });
});

test('only what was changed is sent, and a place that was cleared is sent empty', () => {
  expect(readEdit({ ...SHOWN, from: ' ', 'recipient.phone': '+33 4' })).toEqual({
    edit: { revision: 4, from: '', recipient: { phone: '+33 4' } },
  });
});

test('what a colleague changed meanwhile is not sent back by the same form', () => {
  // the form keeps what it showed, and takes over the new revision
  const again = { ...SHOWN, revision: '5', to: 'Nice, France' };
  expect(readEdit(again)).toEqual({ edit: { revision: 5, to: 'Nice, France' } });
});

test('a status and a price need their reasons', () => {
  expect(readEdit({ ...SHOWN, status: 'Delivered', 'price.cents': '0' })).toEqual({
    faults: { reason: 'required', 'price.cents': 'malformed', 'price.reason': 'required' },
  });
  const reasoned = { ...SHOWN, 'price.cents': '9,99', 'price.reason': 'Late.' };
  expect(readEdit(reasoned)).toEqual({
    edit: { revision: 4, price: { cents: 999, reason: 'Late.' } },
  });
});
