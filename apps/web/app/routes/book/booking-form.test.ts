import { expect, test } from 'vitest';
import { findBookingFaults, readBookingValues, totalField } from './booking-form.ts';

function form(changes: Record<string, string> = {}): FormData {
  const fields = {
    attemptId: '7ABCDEFGHJKMNPQRSTVW',
    method: 'cod',
    shipperName: ' Ann Peeters ',
    shipperEmail: 'ann@example.com',
    recipientName: 'Luc Martin',
    currency: 'EUR',
    billableGrams: '2500',
    [totalField('cod', false)]: '5900',
    [totalField('cod', true)]: '6080',
    ...changes,
  };
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a complete form has no faults', () => {
  expect(findBookingFaults(readBookingValues(form()))).toEqual({});
});

test('the price sent is the one that was shown for the choice', () => {
  expect(readBookingValues(form()).expectedCents).toBe(5900);
  expect(readBookingValues(form({ insured: 'yes' })).expectedCents).toBe(6080);
});

test('names and emails are trimmed, phones may be left out', () => {
  const values = readBookingValues(form());
  expect(values.shipperName).toBe('Ann Peeters');
  expect(values.shipperPhone).toBe('');
});

test('every field that is missing or wrong is named', () => {
  const faults = findBookingFaults(
    readBookingValues(
      form({
        shipperName: 'A',
        shipperEmail: 'ann',
        recipientName: '',
        recipientPhone: 'x',
        method: '',
      }),
    ),
  );
  expect(faults).toEqual({
    shipperName: 'nameInvalid',
    shipperEmail: 'emailInvalid',
    recipientName: 'nameInvalid',
    recipientPhone: 'phoneInvalid',
    method: 'methodMissing',
  });
});

test('a payment method that does not exist is no method', () => {
  expect(readBookingValues(form({ method: 'iou' })).method).toBeNull();
});
