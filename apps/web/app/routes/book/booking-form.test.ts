import { addressForm } from '@waypost/domain/country-rules';
import { expect, test } from 'vitest';
import { faultsOfRefusal, findBookingFaults } from './booking-faults.ts';
import {
  detailsOf,
  type Method,
  readBookingValues,
  totalField,
  valuesFromDetails,
} from './booking-form.ts';
import { bookingRequestOf } from './booking-request.ts';

const FIELDS = {
  attemptId: '7ABCDEFGHJKMNPQRSTVW',
  method: 'cod',
  acceptedTerms: '2026-11',
  shipperName: ' Ann Peeters ',
  shipperEmail: 'ann@example.com',
  'shipper.line1': 'Kade 1',
  'shipper.city': 'Ghent',
  'shipper.postalCode': '9000',
  recipientName: 'Luc Martin',
  'recipient.line1': '5 Rue de Rivoli',
  'recipient.city': 'Paris',
  'recipient.postalCode': '75001',
  'payer.country': 'GB',
  currency: 'EUR',
  billableGrams: '2500',
  [totalField('cod', false)]: '5900',
  [totalField('cod', true)]: '6080',
};

/** Where no customs border is crossed. */
const CONTENTS = { 'items.0.description': 'Books', 'items.0.value': '20' };

const ITEM = {
  exportReason: 'sale',
  'items.0.description': 'Woven cotton shirts',
  'items.0.quantity': '3',
  'items.0.weight': '1,2',
  'items.0.value': '74.50',
  'items.0.originCountry': 'PT',
  'items.0.hsCode': '6205.20',
};

const FORMS = { shipper: addressForm('BE'), recipient: addressForm('FR') };

function valuesOf(changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...changes })) form.set(name, value);
  return readBookingValues(form);
}

function faultsOf(changes: Record<string, string>, customs = false) {
  const goods = customs ? {} : CONTENTS;
  return findBookingFaults(valuesOf({ ...goods, ...changes }), customs, FORMS);
}

function requestOf(changes: Record<string, string>, customs = false) {
  const values = valuesOf(changes);
  return bookingRequestOf(
    { ...values, method: values.method as Method },
    { id: '7DRAFTDRAFTDRAFTDRAFT', customs, quote: { actualGrams: 2_500 } },
  );
}

test('a postal code must match the format of its country, and is required where the country has them', () => {
  const codes = (shipper: string, recipient: string) =>
    faultsOf({ 'shipper.postalCode': shipper, 'recipient.postalCode': recipient });
  expect(codes('', '1100')).toEqual({
    'shipper.postalCode': 'postalCodeMissing',
    'recipient.postalCode': 'postalCodeInvalid',
  });
  expect(codes('B-9000', '75 001')).toEqual({});
});

test('the payer’s name is ordered by its script', () => {
  const named = { 'payer.firstName': '花子', 'payer.lastName': '山田' };
  expect(requestOf(named).payer?.name).toBe('山田 花子');
});

test('a complete form has no faults', () => {
  expect(faultsOf({})).toEqual({});
});

test('the price sent is the one shown for the chosen options', () => {
  expect(valuesOf().expectedCents).toBe(5900);
  expect(valuesOf({ insured: 'yes' }).expectedCents).toBe(6080);
});

test('names are trimmed, and phones are optional', () => {
  expect(requestOf({}).contact).toMatchObject({ shipperName: 'Ann Peeters', shipperPhone: '' });
});

test('every missing or invalid field is named, in page order', () => {
  const faults = faultsOf({
    shipperName: 'A',
    shipperEmail: 'ann',
    'shipper.line1': '1',
    recipientName: '',
    recipientPhone: 'x',
    'recipient.city': '',
    'recipient.postalCode': '12345678901234567',
    method: '',
    acceptedTerms: '',
  });
  expect(Object.entries(faults)).toEqual([
    ['shipperName', 'nameInvalid'],
    ['shipperEmail', 'emailInvalid'],
    ['shipper.line1', 'streetInvalid'],
    ['recipientName', 'nameInvalid'],
    ['recipientPhone', 'phoneInvalid'],
    ['recipient.city', 'cityMissing'],
    ['recipient.postalCode', 'tooLong'],
    ['method', 'methodMissing'],
    ['acceptedTerms', 'termsMissing'],
  ]);
});

test('an unknown payment method counts as none', () => {
  expect(valuesOf({ method: 'iou' }).method).toBeNull();
});

test('a card needs a payer whose full name is longer than one character', () => {
  expect(faultsOf({ method: 'card' })).toEqual({ 'payer.firstName': 'payerNameMissing' });
  expect(faultsOf({ method: 'card', 'payer.lastName': 'Q' })).toEqual({
    'payer.firstName': 'payerNameMissing',
  });
  expect(faultsOf({ method: 'card', 'payer.firstName': 'A', 'payer.lastName': 'Q' })).toEqual({});
});

test('other payment methods need no payer, except with a VAT ID', () => {
  expect(requestOf({}).payer).toBeUndefined();
  expect(faultsOf({ 'payer.vatId': 'BE0123456789' })).toEqual({
    'payer.firstName': 'payerNameMissing',
  });
  expect(requestOf({ 'payer.firstName': 'Ann', 'payer.lastName': 'Peeters' }).payer).toEqual({
    name: 'Ann Peeters',
    vatId: '',
    country: 'GB',
  });
});

test('a booking names the terms that were accepted', () => {
  expect(requestOf({}).acceptedTerms).toBe('2026-11');
  expect(faultsOf({ acceptedTerms: '' })).toEqual({ acceptedTerms: 'termsMissing' });
});

test('a payer who is also the shipper is named once', () => {
  const same = { payerIsShipper: 'yes', method: 'card', 'payer.firstName': 'Someone' };
  expect(faultsOf(same)).toEqual({});
  expect(requestOf(same).payer).toMatchObject({ name: 'Ann Peeters' });
});

test('customs goods are converted to grams and cents', () => {
  expect(faultsOf(ITEM, true)).toEqual({});
  expect(requestOf(ITEM, true).items).toEqual([
    {
      description: 'Woven cotton shirts',
      quantity: 3,
      weightGrams: 1200,
      valueCents: 7450,
      originCountry: 'PT',
      hsCode: '620520',
    },
  ]);
});

test('a customs border needs at least one item, with every line valid', () => {
  expect(faultsOf({ exportReason: 'gift' }, true)).toEqual({ addItem: 'itemsMissing' });
  const wrong = {
    ...ITEM,
    'items.0.quantity': '0',
    'items.0.weight': 'light',
    'items.0.value': '1.234',
    'items.0.hsCode': '12',
  };
  expect(faultsOf(wrong, true)).toEqual({
    'items.0.quantity': 'quantityInvalid',
    'items.0.weight': 'weightInvalid',
    'items.0.value': 'valueInvalid',
    'items.0.hsCode': 'hsCodeInvalid',
  });
});

test('without a customs border, contents and value become one line of the whole weight', () => {
  const nothing = { 'items.0.description': '', 'items.0.value': '' };
  expect(faultsOf(nothing)).toEqual({});
  expect(requestOf(nothing).items).toEqual([]);
  expect(faultsOf({ 'items.0.description': '' })).toEqual({
    'items.0.description': 'descriptionInvalid',
  });
  expect(faultsOf({ 'items.0.value': '' })).toEqual({ 'items.0.value': 'valueInvalid' });
  const request = requestOf({ ...CONTENTS, exportReason: 'gift' });
  expect(request.items).toEqual([
    { description: 'Books', quantity: 1, weightGrams: 2500, valueCents: 2000 },
  ]);
  expect(request).not.toHaveProperty('exportReason');
});

test("the reason for export is sent to customs, with the exporter's numbers if given", () => {
  expect(faultsOf({ ...ITEM, exportReason: '' }, true)).toEqual({
    exportReason: 'exportReasonMissing',
  });
  expect(faultsOf({ ...ITEM, 'exporter.eori': '0123' }, true)).toEqual({
    'exporter.eori': 'eoriInvalid',
  });
  expect(requestOf({ ...ITEM, 'exporter.eori': 'BE 0123456789' }, true)).toMatchObject({
    exportReason: 'sale',
    exporter: { eori: 'BE 0123456789' },
  });
});

test('insurance needs a declared value', () => {
  expect(faultsOf({ insured: 'yes' })).toEqual({});
  expect(faultsOf({ insured: 'yes', 'items.0.value': '0' })).toEqual({
    'items.0.value': 'valueForInsurance',
  });
  expect(faultsOf({ insured: 'yes', 'items.0.description': '', 'items.0.value': '' })).toEqual({
    'items.0.description': 'descriptionInvalid',
    'items.0.value': 'valueForInsurance',
  });
});

test('values saved in a draft are restored as typed', () => {
  const typed = valuesOf({ ...ITEM, insured: 'yes', payerIsShipper: 'yes' });
  const kept = valuesFromDetails(detailsOf(typed, 'recipient'));
  expect(kept).toMatchObject({
    method: 'cod',
    insured: true,
    payerIsShipper: true,
    texts: typed.texts,
    items: typed.items,
  });
});

test('a draft saves no card data, whatever field it is sent in', () => {
  const details = detailsOf(
    valuesOf({
      method: 'card',
      paymentMethodId: 'pm_1234567890',
      cardNumber: '4242424242424242',
      'items.0.cvc': '123',
    }),
    'payment',
  );
  expect(JSON.stringify(details)).not.toMatch(/pm_|4242|123"/);
  for (const name of Object.keys(details)) expect(name).toMatch(/^[A-Za-z0-9.]{1,40}$/);
});

test("the provider's card token is sent for card payments only", () => {
  const card = { paymentMethodId: 'pm_1234567890', 'payer.firstName': 'Ann' };
  expect(requestOf({ ...card, method: 'card' }).paymentMethodId).toBe('pm_1234567890');
  expect(requestOf({ ...card, method: 'cod' })).not.toHaveProperty('paymentMethodId');
});

test('faults found by the api are shown at their fields', () => {
  const paths = [
    'contact.shipperEmail',
    'recipientAddress.line1',
    'payer.name',
    'items.2.weightGrams',
  ];
  expect(Object.keys(faultsOfRefusal(paths.map((path) => ({ path }))))).toEqual([
    'shipperEmail',
    'recipient.line1',
    'payer.firstName',
    'items.2.weight',
  ]);
});

test('an address in another city than the quote is reported at its city', () => {
  const errors = [{ path: 'recipientAddress.city', reason: 'elsewhere' }];
  expect(faultsOfRefusal(errors)).toEqual({ 'recipient.city': 'cityElsewhere' });
});
