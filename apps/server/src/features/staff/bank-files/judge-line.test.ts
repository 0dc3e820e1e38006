import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReferences, judgeLine } from './judge-line.ts';

const bytes = fc.uint8Array({ minLength: 8, maxLength: 8 });
const trackingNumber = fc
  .tuple(fc.nat({ max: 31 }), bytes)
  .map(([shard, random]) => makeTrackingNumber(shard, random));

describe('the words of a payer', () => {
  it('name a shipment in any case, among other words, and wherever the bank breaks the line', () => {
    fc.assert(
      fc.property(trackingNumber, fc.nat({ max: 15 }), fc.boolean(), (number, at, isLower) => {
        const broken = `${number.slice(0, at)} ${number.slice(at)}`;
        const text = `Invoice for ${isLower ? broken.toLowerCase() : broken}, thanks`;
        expect(findReferences(text, 'WPI').trackingNumbers).toContain(number);
      }),
    );
  });

  it('name an invoice with and without its dashes, and the reference of a transfer as a word', () => {
    const read = findReferences('WPI-2026-000123 / wpi 2026 000124 ref AB12CD34EF5', 'WPI');
    expect(read.invoiceNumbers).toEqual(['WPI-2026-000123', 'WPI-2026-000124']);
    expect(read.words).toContain('AB12CD34EF5');
  });

  it('name nothing when the number is mistyped', () => {
    const number = makeTrackingNumber(3, new Uint8Array(8).fill(9));
    const wrong = `${number.slice(0, 5)}${number[5] === 'A' ? 'B' : 'A'}${number.slice(6)}`;
    expect(findReferences(wrong, 'WPI').trackingNumbers).toEqual([]);
  });
});

describe('a transfer', () => {
  const line = { cents: 300, currency: 'EUR' };
  const owing = (shipmentId: string, owedCents: number, isByTransfer = true) => ({
    shipmentId,
    owedCents,
    isByTransfer,
  });

  it('is sure only when it pays exactly what is owed for all that it names', () => {
    expect(judgeLine(line, [owing('a', 100), owing('b', 200), owing('a', 100)], [])).toEqual({
      kind: 'sure',
      pays: [
        { shipmentId: 'a', cents: 100 },
        { shipmentId: 'b', cents: 200 },
      ],
    });
    expect(judgeLine(line, [owing('a', 299)], [])).toMatchObject({ doubt: 'amount_differs' });
    expect(judgeLine(line, [owing('a', 300), owing('b', 300)], [])).toMatchObject({
      doubt: 'amount_differs',
    });
    expect(judgeLine(line, [owing('a', 0)], [])).toMatchObject({ doubt: 'nothing_owed' });
    expect(judgeLine(line, [owing('a', 300, false)], [])).toMatchObject({ doubt: 'nothing_owed' });
    expect(judgeLine({ cents: 300, currency: 'USD' }, [owing('a', 300)], [])).toMatchObject({
      doubt: 'currency',
    });
  });

  it('without a reference is doubtful when somebody owes its amount, and unknown otherwise', () => {
    expect(judgeLine(line, [], ['a', 'b'])).toEqual({
      kind: 'doubtful',
      doubt: 'amount_only',
      shipmentIds: ['a', 'b'],
    });
    expect(judgeLine(line, [], [])).toEqual({ kind: 'unknown' });
  });
});
