import { describe, expect, it } from 'vitest';
import { splitReferences } from './references.ts';
import { SAMPLE_NUMBERS } from './sample-numbers.ts';
import { formatTrackingNumber, makePieceNumber } from './tracking-number.ts';

const { labelCreated: one, inTransit: two, freight: three } = SAMPLE_NUMBERS;
const grouped = formatTrackingNumber;

describe('several references in one text', () => {
  it('may be separated by line breaks, commas, semicolons or tabs', () => {
    for (const between of [',', ', ', ';', '\n', '\r\n', '\t', ' ,\n ', '、']) {
      expect(splitReferences([one, two, three].join(between))).toEqual([one, two, three]);
    }
  });

  it('may be separated by spaces, also when each is in groups of four', () => {
    expect(splitReferences(`${one} ${two}  ${three}`)).toEqual([one, two, three]);
    expect(splitReferences(`${grouped(one)} ${grouped(two)}`)).toEqual([
      grouped(one),
      grouped(two),
    ]);
  });

  it('may mix pieces, mistyped numbers, aliases and our own numbers', () => {
    const piece = makePieceNumber(three, 2);
    const mistyped = `${one.slice(0, -1)}W`;
    expect(splitReferences(`${grouped(piece)} ${mistyped} PO-2026-00017 ${two}`)).toEqual([
      grouped(piece),
      mistyped,
      'PO-2026-00017',
      two,
    ]);
  });

  it('are returned once, in any spelling and however often they are repeated', () => {
    expect(splitReferences(`${one}, ${grouped(one).toLowerCase()}, ${two}, ${one}`)).toEqual([
      one,
      two,
    ]);
  });
});

describe('a single reference', () => {
  it('may be in groups, with dashes, or contain spaces', () => {
    expect(splitReferences(` ${grouped(one)} `)).toEqual([grouped(one)]);
    expect(splitReferences(one.replaceAll(/.{4}(?=.)/g, '$& - '))).toHaveLength(1);
    expect(splitReferences('Order 2026 of Smith')).toEqual(['Order 2026 of Smith']);
  });

  it('is not found in a text without one', () => {
    expect(splitReferences(' ,\n; ')).toEqual([]);
  });
});
