import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BULK_COLUMNS, missingColumns, recogniseHeads } from './bulk-columns.ts';

describe('heads of an uploaded file', () => {
  it('are recognised in any case, with any signs between words, and by synonyms', () => {
    const heads = [
      'SERVICE',
      'from_city',
      'Recipient E-mail',
      'weight (KG)',
      'receiverName',
      'Qty',
    ];
    expect(recogniseHeads(heads)).toEqual([
      'service',
      'from',
      'recipientEmail',
      'weight',
      'recipientName',
      'pieces',
    ]);
  });

  it('in another unit, or of nothing we know, are left to a person', () => {
    expect(recogniseHeads(['Weight (g)', 'Length (mm)', 'Colour', ''])).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('give each column once: the first head has it', () => {
    expect(recogniseHeads(['Email', 'Recipient email'])).toEqual(['recipientEmail', null]);
  });

  it('are found in whatever order they stand', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...BULK_COLUMNS], { minLength: BULK_COLUMNS.length }),
        (columns) => {
          expect(recogniseHeads(columns)).toEqual(columns);
          expect(missingColumns(recogniseHeads(columns))).toEqual([]);
        },
      ),
    );
  });

  it('without which nothing can be entered are named', () => {
    const mapping = recogniseHeads(['service', 'from', 'to', 'recipient', 'email', 'address']);
    expect(missingColumns(mapping)).toEqual(['weight']);
  });
});
