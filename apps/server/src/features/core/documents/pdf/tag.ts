/**
 * What a part of a page is to a screen reader: an element of the PDF's structure tree. Parts with the same
 * tag are one element: the lines of a paragraph, or the pages of a table.
 */
export type Tag = {
  role: Role;
  /** Read instead of a figure. */
  alt?: string;
  /** Read instead of the glyphs. */
  actual?: string;
  scope?: 'Column' | 'Row';
};
/** Standard structure types of PDF 1.7 (ISO 32000-1, 14.8.4). */
export type Role =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link';

/** On every page and read on none, such as the page number. */
export const ARTIFACT = 'artifact';

/** Scripts whose glyphs are not drawn in the order they are read. */
const REORDERED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Of a text that is drawn in this many lines. Only the glyphs of one line in order say what is written. */
export function textTag(role: Role, content: string, lineCount = 1): Tag {
  return lineCount > 1 || REORDERED.test(content) ? { role, actual: content } : { role };
}
