import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BULK_COLUMNS, missingColumns, recogniseColumns } from './bulk-columns.ts';

describe('the columns of an uploaded file', () => {
  it('are recognised in any case, with any punctuation, and by synonyms', () => {
    const heads = [
      'SERVICE',
      'from_city',
      'Recipient E-mail',
      'weight (KG)',
      'receiverName',
      'Qty',
    ];
    expect(recogniseColumns(heads)).toEqual([
      'service',
      'from',
      'recipientEmail',
      'weight',
      'recipientName',
      'pieces',
    ]);
  });

  it('are left to a person if they are unknown or in another unit', () => {
    expect(recogniseColumns(['Weight (g)', 'Length (mm)', 'Colour', ''])).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('are each used once, by the first heading that matches', () => {
    expect(recogniseColumns(['Email', 'Recipient email'])).toEqual(['recipientEmail', null]);
  });

  it('are found in any order', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...BULK_COLUMNS], { minLength: BULK_COLUMNS.length }),
        (columns) => {
          expect(recogniseColumns(columns)).toEqual(columns);
          expect(missingColumns(recogniseColumns(columns))).toEqual([]);
        },
      ),
    );
  });

  it('are listed as missing when they are required', () => {
    const mapping = recogniseColumns(['service', 'from', 'to', 'recipient', 'email', 'address']);
    expect(missingColumns(mapping)).toEqual(['weight']);
  });
});
