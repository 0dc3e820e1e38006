import { tariffVersion1 as tariff } from '@waypost/domain/rates';
import { endpoints } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { findFaults, quoteRequestOf, rateInputsOf, readQuoteValues } from './quote-form.ts';
import { takeParcelStep } from './box-fields.ts';

const parcel = {
  type: 'parcel',
  level: 'express',
  from: 'Ghent, Belgium',
  to: 'Lyon, France',
  weight: '2,5',
  length: '30',
  width: '20',
  height: '15',
  recipientEmail: 'ann@example.com',
  recipientAddress: 'Rue Neuve 1, 69001 Lyon',
};

function values(changes: Record<string, string> = {}) {
  return readQuoteValues(new URLSearchParams({ ...parcel, ...changes }));
}

describe('reading the form', () => {
  test('an empty form is a standard parcel with nothing filled in', () => {
    expect(readQuoteValues(new FormData())).toMatchObject({
      kind: 'parcel',
      level: 'standard',
      mode: 'road',
      pallets: '1',
      incoterm: null,
      from: '',
    });
  });

  test('a link chooses the tab, the mode and the level, and unknown values are ignored', () => {
    expect(values({ type: 'freight', mode: 'sea' })).toMatchObject({
      kind: 'freight',
      mode: 'sea',
    });
    expect(values({ type: 'x', level: 'x', mode: 'x' })).toMatchObject({
      kind: 'parcel',
      level: 'standard',
      mode: 'road',
    });
  });

  test('a mode alone selects freight', () => {
    expect(readQuoteValues(new URLSearchParams({ mode: 'air' }))).toMatchObject({
      kind: 'freight',
      mode: 'air',
    });
    expect(values({ type: 'parcel', mode: 'air' }).kind).toBe('parcel');
  });

  test('parcels are read in their order, at most twenty, and freight has one kind of pallet', () => {
    const more = { 'parcels.1.weight': '1', 'parcels.2.weight': '2', 'parcels.2.length': '30' };
    expect(values(more).boxes.map(({ weight }) => weight)).toEqual(['2,5', '1', '2']);
    expect(values({ ...more, type: 'freight' }).boxes).toHaveLength(1);
    const many = Array.from({ length: 30 }, (_, at) => [`parcels.${at + 1}.weight`, '1']);
    expect(values(Object.fromEntries(many)).boxes).toHaveLength(20);
  });

  test('decimals may be written with a comma', () => {
    expect(rateInputsOf(values())).toMatchObject([{ weightGrams: 2500, lengthMm: 300 }]);
  });
});

describe('faults', () => {
  test('a complete form has none, and becomes a request the contract accepts', () => {
    const complete = values();
    expect(findFaults(tariff, complete)).toEqual({});
    const input = rateInputsOf(complete);
    if (input === null) throw new Error('nothing to price');
    expect(endpoints.createQuote.body.safeParse(quoteRequestOf(complete, input)).success).toBe(
      true,
    );
  });

  test('several parcels become one list, with faults for each', () => {
    const two = values({ 'parcels.1.weight': '1', 'parcels.1.height': '40' });
    expect(findFaults(tariff, two)).toEqual({});
    const request = quoteRequestOf(two, rateInputsOf(two) ?? []);
    expect(endpoints.createQuote.body.parse(request)).toMatchObject({
      parcels: [{ weightGrams: 2500 }, { weightGrams: 1000, heightMm: 400 }],
    });
    expect(findFaults(tariff, values({ 'parcels.1.weight': '71' }))).toEqual({
      'parcels.1.weight': 'overMaxPieceShort',
    });
    expect(findFaults(tariff, values({ 'parcels.1.weight': '', 'parcels.1.width': 'x' }))).toEqual({
      'parcels.1.width': 'measureInvalid',
    });
  });

  test('without scripts a parcel is added and removed by posting the form', () => {
    const { boxes } = values({ 'parcels.1.weight': '1' });
    expect(takeParcelStep('add-parcel', boxes)).toHaveLength(3);
    expect(takeParcelStep('remove-parcel.0', boxes)).toMatchObject([{ weight: '1' }]);
    expect(takeParcelStep('remove-parcel.0', [boxes[0]])).toEqual([boxes[0]]);
    expect(takeParcelStep('', boxes)).toBeNull();
  });

  test('freight becomes a request the contract accepts', () => {
    const freight = values({
      type: 'freight',
      mode: 'air',
      weight: '250',
      pallets: '3',
      incoterm: 'EXW',
    });
    expect(findFaults(tariff, freight)).toEqual({});
    const input = rateInputsOf(freight);
    if (input === null) throw new Error('nothing to price');
    const request = quoteRequestOf(freight, input);
    expect(endpoints.createQuote.body.parse(request)).toMatchObject({
      pallets: 3,
      incoterm: 'EXW',
    });
  });

  test('a place needs a known country', () => {
    expect(findFaults(tariff, values({ from: '' })).from).toBe('placeMissing');
    expect(findFaults(tariff, values({ from: 'Ghent' })).from).toBe('countryUnknown');
  });

  test('weight or size is enough, but one of them is required', () => {
    expect(findFaults(tariff, values({ weight: '' }))).toEqual({});
    expect(findFaults(tariff, values({ length: '', width: '', height: '' }))).toEqual({});
    expect(findFaults(tariff, values({ weight: '0', height: '' })).weight).toBe('nothingToPrice');
  });

  test('a parcel over 70 kg is refused', () => {
    expect(findFaults(tariff, values({ weight: '70' }))).toEqual({});
    expect(findFaults(tariff, values({ weight: '70.01' })).weight).toBe('overMaxPieceShort');
  });

  test('an invalid or too large number is reported at its field', () => {
    expect(findFaults(tariff, values({ weight: 'two' })).weight).toBe('measureInvalid');
    expect(findFaults(tariff, values({ width: '-1' })).width).toBe('measureInvalid');
    expect(findFaults(tariff, values({ length: '2001' })).length).toBe('measureTooLarge');
    for (const pallets of ['0', '201', '1.5', 'x']) {
      expect(findFaults(tariff, values({ type: 'freight', pallets })).pallets).toBe(
        'palletsInvalid',
      );
    }
  });

  test('the recipient needs an email and an address of more than five characters', () => {
    expect(findFaults(tariff, values({ recipientEmail: 'ann@example.c' })).recipientEmail).toBe(
      'recipientEmailInvalid',
    );
    expect(findFaults(tariff, values({ recipientAddress: ' 12345 ' })).recipientAddress).toBe(
      'recipientAddressInvalid',
    );
  });
});

describe('every limit is reported at its field', () => {
  test.each([
    ['a place of one letter', { from: 'G' }, { from: 'placeMissing' }],
    ['a place of 161 characters', { to: `${'a'.repeat(152)}, Belgium` }, { to: 'placeMissing' }],
    ['a side over 20 m', { width: '2000.1' }, { width: 'measureTooLarge' }],
    ['a height over 20 m', { height: '2000.1' }, { height: 'measureTooLarge' }],
    ['a side that is no number', { height: '1e3' }, { height: 'measureInvalid' }],
    ['a weight with two commas', { weight: '1,2,3' }, { weight: 'measureInvalid' }],
    ['a negative weight', { weight: '-1' }, { weight: 'measureInvalid' }],
    ['a gram over 70 kg', { weight: '70.001' }, { weight: 'overMaxPieceShort' }],
    ['no weight and no size', { weight: '', length: '' }, { weight: 'nothingToPrice' }],
    ['a pallet over 10 t', { type: 'freight', weight: '10000.001' }, { weight: 'measureTooLarge' }],
    ['no pallet', { type: 'freight', pallets: '0' }, { pallets: 'palletsInvalid' }],
    [
      'an email without a domain',
      { recipientEmail: 'ann' },
      { recipientEmail: 'recipientEmailInvalid' },
    ],
    [
      'an address of five characters',
      { recipientAddress: 'Rue 1' },
      { recipientAddress: 'recipientAddressInvalid' },
    ],
  ])('%s', (_, changes, faults) => {
    expect(findFaults(tariff, values(changes))).toEqual(faults);
  });

  test.each([
    ['a place of 160 characters', { to: `${'a'.repeat(151)}, Belgium` }],
    ['a side of 20 m', { width: '2000' }],
    ['70 kg', { weight: '70' }],
    ['a pallet of 10 t', { type: 'freight', weight: '10000' }],
    ['200 pallets', { type: 'freight', pallets: '200' }],
    ['an address of six characters', { recipientAddress: 'Rue 12' }],
  ])('%s is within the limits', (_, changes) => {
    expect(findFaults(tariff, values(changes))).toEqual({});
  });
});
