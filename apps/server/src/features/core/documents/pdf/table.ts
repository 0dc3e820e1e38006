import { type Node, repeated, tagged, taggedWhole } from './element.ts';
import {
  cell,
  HAIRLINE,
  INK,
  isRightToLeft,
  type Look,
  MUTED,
  rowOf,
  SHEET_WIDTH,
} from './sheet.ts';
import type { Tag } from './tag.ts';
import type { Typeface } from './typeface.ts';

export type Column = { title: string; share: number; align?: 'left' | 'right' };

/** The header is repeated on every page of the table; a row is never split. */
export function table(
  shape: readonly Column[],
  rows: readonly (readonly string[])[],
  typeface: Typeface,
  totals: readonly (readonly string[])[] = [],
): Node {
  const style = { flexDirection: rowOf(typeface), paddingVertical: 3.5 } as const;
  const cellsOf = (texts: readonly string[], look: Look, tag: Tag = { role: 'TD' }) =>
    shape.map(({ share, align = 'left' }, index) => {
      const gap = align === 'left' ? 8 : 0;
      const widthPt = SHEET_WIDTH * share - gap;
      return cell(
        tag,
        {
          width: widthPt + gap,
          ...(isRightToLeft(typeface) ? { paddingLeft: gap } : { paddingRight: gap }),
        },
        texts[index] ?? '',
        typeface,
        { ...look, widthPt, align },
      );
    });
  const titles = shape.map(({ title }) => title);
  const row = (more: object, texts: readonly string[], look: Look) =>
    taggedWhole({ role: 'TR' }, { ...style, ...more }, ...cellsOf(texts, look));
  return tagged(
    { role: 'Table' },
    {},
    repeated(
      { role: 'TR' },
      { ...style, borderBottom: `1.5pt solid ${INK}` },
      ...cellsOf(titles, { color: MUTED, fontSize: 8.5 }, { role: 'TH', scope: 'Column' }),
    ),
    ...rows.map((texts) => row({ borderBottom: HAIRLINE }, texts, {})),
    ...totals.map((texts) => row({}, texts, { weight: 700 })),
  );
}
