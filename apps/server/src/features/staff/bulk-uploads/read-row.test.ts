import { BULK_COLUMNS, type BulkColumn, type BulkMapping } from '@waypost/domain/bulk-columns';
import { tariffVersion1 } from '@waypost/domain/rates';
import { serviceLimitsVersion1 } from '@waypost/domain/service-limits';
import { describe, expect, it } from 'vitest';
import { readRow } from './read-row.ts';

const MAPPING: BulkMapping = [...BULK_COLUMNS];
const GOOD: Partial<Record<BulkColumn, string>> = {
  service: 'Standard',
  from: 'Berlin',
  fromCountry: 'DE',
  to: 'Paris',
  toCountry: 'Frankreich',
  weight: '8.4',
  length: '40',
  width: '30',
  height: '50',
  recipientName: 'Rosa Recipient',
  recipientEmail: 'rosa@people.example',
  recipientAddress: '5 Rue de Rivoli, 75001 Paris',
};

function read(change: Partial<Record<BulkColumn, string>> = {}, pricesAllowed = true) {
  const texts = { ...GOOD, ...change };
  const cells = BULK_COLUMNS.map((column) => texts[column] ?? '');
  return readRow(cells, {
    mapping: MAPPING,
    tariff: tariffVersion1,
    limits: serviceLimitsVersion1,
    defaultIncoterm: 'DAP',
    pricesAllowed,
  });
}

const faultsOf = (change: Partial<Record<BulkColumn, string>>, pricesAllowed = true) => {
  const row = read(change, pricesAllowed);
  if (!('faults' in row)) return [];
  return row.faults.map(({ column, code }) => `${column}: ${code}`);
};

describe('a row of an uploaded file', () => {
  it('has the price that the form for one shipment gives', () => {
    // 8.4 kg, volumetric 12 kg: as enter-shipment.db.test.ts has it
    expect(read()).toMatchObject({
      entry: {
        serviceType: 'parcel',
        parcel: { level: 'standard', weightGrams: 8400, lengthMm: 400, widthMm: 300 },
        from: 'Berlin, Germany',
        to: 'Paris, France',
        status: 'Created',
        payment: 'on_delivery',
      },
      alias: null,
      priceCents: 12_674,
    });
  });

  it.each([
    ['8.4', 8400],
    ['8,4', 8400],
    [' 8.4 kg ', 8400],
    ['0,125', 125],
    ['1 500', 1_500_000],
  ])('weighs %j in kilograms', (weight, weightGrams) => {
    const row = read({ service: 'road freight', weight, pieces: '2' });
    expect(row).toMatchObject({ entry: { freight: { weightGrams, pallets: 2 } } });
  });

  it.each([
    ['1,000', 'ambiguous_number'],
    ['1.000,5', 'not_a_number'],
    ['-3', 'not_a_number'],
    ['eight', 'not_a_number'],
    ['1500 g', 'not_a_number'],
    ['', 'missing'],
    ['0', undefined],
    ['71', 'over_max_piece_weight'],
    ['999999', 'out_of_range'],
  ])('with a weight of %j is refused: %s', (weight, code) => {
    expect(faultsOf({ weight })).toEqual(code === undefined ? [] : [`weight: ${code}`]);
  });

  it('with neither weight nor size cannot be priced', () => {
    expect(faultsOf({ weight: '0', length: '', width: '', height: '' })).toEqual([
      'weight: nothing_to_price',
    ]);
  });

  it.each([
    [{ length: 'x' }, 'length: not_a_number'],
    [{ height: '1,200' }, 'height: ambiguous_number'],
    [{ width: '99999' }, 'width: out_of_range'],
    [{ fromCountry: 'Freedonia' }, 'fromCountry: country_unknown'],
    [{ toCountry: '' }, 'to: country_unknown'],
    [{ service: 'overnight' }, 'service: service_unknown'],
    [{ service: 'sea' }, 'service: not_carried'],
    [{ to: 'Pyongyang', toCountry: 'KP' }, 'service: not_carried'],
    [{ service: 'sea', incoterm: 'XYZ' }, 'incoterm: incoterm_unknown'],
    [{ service: 'sea', pieces: '0' }, 'pieces: not_a_count'],
    [{ service: 'sea', pieces: '2.5' }, 'pieces: not_a_count'],
    [{ pieces: '21' }, 'pieces: too_many_parcels'],
    [{ recipientEmail: 'rosa@people' }, 'recipientEmail: not_an_email'],
    [{ recipientPhone: 'call me' }, 'recipientPhone: not_a_phone'],
    [{ recipientName: 'x'.repeat(121) }, 'recipientName: too_long'],
    [{ recipientAddress: 'here' }, 'recipientAddress: too_short'],
    [{ recipientAddress: '5 Rue\u0007 de Rivoli' }, 'recipientAddress: characters'],
    [{ payment: 'barter' }, 'payment: payment_unknown'],
    [{ payment: 'on account' }, 'customer: customer_needed'],
    [{ price: '12.505', priceReason: 'as agreed' }, 'price: not_an_amount'],
    [{ price: '12.50' }, 'priceReason: reason_needed'],
    [{ reference: 'ab' }, 'reference: reference_too_short'],
  ] satisfies [Partial<Record<BulkColumn, string>>, string][])(
    'with %j is refused, naming the cell: %s',
    (change, fault) => {
      expect(faultsOf(change)).toEqual([fault]);
    },
  );

  it('names every cell that is wrong, in the order of the columns', () => {
    expect(faultsOf({ service: '', weight: 'x', recipientEmail: 'no' })).toEqual([
      'service: missing',
      'weight: not_a_number',
      'recipientEmail: not_an_email',
    ]);
  });

  it('may have another price only from members who may move money', () => {
    const price = { price: '99,90 €', priceReason: 'as agreed' };
    expect(read(price)).toMatchObject({ priceCents: 9_990, entry: { price: { cents: 9_990 } } });
    expect(faultsOf(price, false)).toEqual(['price: price_not_allowed']);
  });

  it('is on account for a customer, unless it says otherwise', () => {
    const customer = 'ann@people.example';
    expect(read({ customer })).toMatchObject({ customer, entry: { payment: 'on_account' } });
    expect(read({ customer, payment: 'COD' })).toMatchObject({ entry: { payment: 'on_delivery' } });
  });

  it('has one country, in one cell or in two', () => {
    expect(read({ to: 'Lyon, France', toCountry: '' })).toMatchObject({
      entry: { to: 'Lyon, France' },
    });
    expect(read({ to: 'Lyon, France', toCountry: 'FRA' })).toMatchObject({
      entry: { to: 'Lyon, France' },
    });
    expect(read({ to: 'Atlanta, Georgia', toCountry: 'US' })).toMatchObject({
      entry: { to: 'Atlanta, Georgia, United States' },
    });
  });
});
