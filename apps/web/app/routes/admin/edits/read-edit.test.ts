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

test('a form that is sent unchanged requests no change', () => {
  expect(readEdit(SHOWN)).toEqual({ edit: { revision: 4 } });
});

test('only changed fields are sent, and a cleared field is sent empty', () => {
  expect(readEdit({ ...SHOWN, from: ' ', 'recipient.phone': '+33 4' })).toEqual({
    edit: { revision: 4, from: '', recipient: { phone: '+33 4' } },
  });
});

test("a form does not undo a colleague's change to fields that it left unchanged", () => {
  // the form keeps what it showed, and takes over the new revision
  const again = { ...SHOWN, revision: '5', to: 'Nice, France' };
  expect(readEdit(again)).toEqual({ edit: { revision: 5, to: 'Nice, France' } });
});

test('changes of status and price need a reason', () => {
  expect(readEdit({ ...SHOWN, status: 'Delivered', 'price.cents': '0' })).toEqual({
    faults: { reason: 'required', 'price.cents': 'malformed', 'price.reason': 'required' },
  });
  const reasoned = { ...SHOWN, 'price.cents': '9,99', 'price.reason': 'Late.' };
  expect(readEdit(reasoned)).toEqual({
    edit: { revision: 4, price: { cents: 999, reason: 'Late.' } },
  });
});
