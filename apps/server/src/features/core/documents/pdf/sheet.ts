import { type Locale, translator } from '@waypost/i18n';
import { directionOf } from '@waypost/i18n/locales';
import {
  box,
  document,
  drawing,
  type Node,
  page,
  pageNumber,
  repeated,
  tagged,
  taggedWhole,
  text,
  whole,
} from './element.ts';
import { MARK } from './mark.ts';
import { ARTIFACT, type Tag, textTag } from './tag.ts';
import { fitText, lines } from './text-block.ts';
import { DISPLAY, type Typeface, type Weight } from './typeface.ts';
import { isRightToLeft as isReadFromRight } from './wrap-text.ts';

/** Brand colours that print well on any paper. */
export const INK = '#12181B';
export const MUTED = '#4A5357';
export const HAIRLINE = '0.75pt solid #B9BFBC';
export const SIGNAL = '#E8431C';

const MARGIN = 42;
const A4_WIDTH = 595;
export const SHEET_WIDTH = A4_WIDTH - 2 * MARGIN;
/** Of two columns with the usual room between them. */
export const HALF_WIDTH = (SHEET_WIDTH - 24) / 2;

type Sheet = {
  title: string;
  /** Top right, under the title, and in the title of the file. */
  number: Fact;
  facts: Fact[];
  typeface: Typeface;
  /** Beside the carrier, such as a barcode. */
  aside?: Node;
  /** The issuer, as stored with the document. */
  issuer?: Issuer;
  /** Instead of ours, without the mark: the lines of somebody else who issues it. */
  letterhead?: readonly string[];
};
type Issuer = { name: string; address: string; number: string };
export type Fact = readonly [name: string, value: string];

/** An A4 page of the carrier; longer content continues on further pages. */
export function sheet(options: Sheet, ...children: Node[]) {
  const { title, number, facts, typeface, aside, letterhead } = options;
  const { issuer = carrier(typeface.locale) } = options;
  const { locale } = typeface;
  const head = letterhead === undefined ? ours(issuer, typeface) : theirs(letterhead, typeface);
  return document(
    {
      title: `${title} ${number[1]}`,
      author: letterhead?.[0] ?? issuer.name,
      language: locale,
    },
    page(
      {
        size: 'A4',
        style: {
          fontFamily: typeface.families,
          fontSize: 9.5,
          color: INK,
          textAlign: startOf(typeface),
          paddingHorizontal: MARGIN,
          paddingTop: MARGIN,
          paddingBottom: 64,
        },
      },
      box(
        { flexDirection: rowOf(typeface), justifyContent: 'space-between', marginBottom: 22 },
        box(
          { width: SHEET_WIDTH * 0.52 },
          ...head,
          ...(aside === undefined ? [] : [box({ marginTop: 12 }, aside)]),
        ),
        box(
          { width: SHEET_WIDTH * 0.44 },
          text(
            {
              fontFamily: [DISPLAY, ...typeface.families],
              fontWeight: 700,
              fontSize: 22,
              marginBottom: 8,
              lineHeight: 1.1,
            },
            title,
            'H1',
          ),
          factList([number, ...facts], typeface, SHEET_WIDTH * 0.44),
        ),
      ),
      ...children,
      footer(letterhead?.[0] ?? `${issuer.name}, ${issuer.address}`, typeface),
    ),
  );
}

/** The mark, and who we are. */
function ours({ name, address, number }: Issuer, typeface: Typeface): Node[] {
  const [post, right, left] = MARK;
  return [
    box(
      { flexDirection: rowOf(typeface), alignItems: 'center', marginBottom: 10 },
      drawing({ width: 32, height: 32, scale: 0.8 }, [
        { d: post, fill: INK },
        { d: right, fill: SIGNAL },
        { d: left, fill: INK },
      ]),
      text({ fontFamily: DISPLAY, fontWeight: 700, fontSize: 19, marginHorizontal: 7 }, 'Waypost'),
    ),
    text({ fontWeight: 700 }, name),
    ...[address, number].map((line) =>
      text({ color: MUTED, direction: directionIn(typeface, line) }, line),
    ),
  ];
}

function theirs([name = '', ...address]: readonly string[], typeface: Typeface): Node[] {
  const widthPt = SHEET_WIDTH * 0.52;
  return [
    ...paragraph(name, typeface, widthPt, { weight: 700, fontSize: 13 }),
    ...address.flatMap((line) => paragraph(line, typeface, widthPt, { color: MUTED })),
  ];
}

function directionIn(typeface: Typeface, line: string): 'ltr' | 'rtl' {
  return isReadFromRight(line, isRightToLeft(typeface)) ? 'rtl' : 'ltr';
}

/** Where lines and tables begin. */
function startOf(typeface: Typeface): 'left' | 'right' {
  return isRightToLeft(typeface) ? 'right' : 'left';
}

export function rowOf(typeface: Typeface): 'row' | 'row-reverse' {
  return isRightToLeft(typeface) ? 'row-reverse' : 'row';
}

export function isRightToLeft({ locale }: Typeface): boolean {
  return directionOf(locale) === 'rtl';
}

function carrier(locale: Locale): Issuer {
  const t = translator(locale, 'papers');
  return {
    name: t('carrier.name'),
    address: t('carrier.office'),
    number: t('carrier.number'),
  };
}

function footer(issuer: string, typeface: Typeface): Node {
  const t = translator(typeface.locale, 'papers');
  return repeated(
    ARTIFACT,
    {
      position: 'absolute',
      bottom: 28,
      left: MARGIN,
      right: MARGIN,
      paddingTop: 6,
      borderTop: HAIRLINE,
      flexDirection: rowOf(typeface),
      justifyContent: 'space-between',
    },
    text({ fontSize: 7.5, color: MUTED, direction: directionIn(typeface, issuer) }, issuer),
    pageNumber({ fontSize: 7.5, color: MUTED }, (number, count) => t('page', { number, count })),
  );
}

export function section(title: string, ...children: Node[]): Node {
  return box({ marginBottom: 18 }, heading(title), ...children);
}

export function heading(title: string): Node {
  return text(
    {
      fontWeight: 700,
      fontSize: 10.5,
      paddingBottom: 4,
      marginBottom: 6,
      borderBottom: `1.5pt solid ${INK}`,
    },
    title,
    'H2',
  );
}

export function columns(typeface: Typeface, ...children: Node[]): Node {
  return box({ flexDirection: rowOf(typeface), justifyContent: 'space-between' }, ...children);
}

/** Name and value beside each other; values wrap. */
export function factList(facts: readonly Fact[], typeface: Typeface, widthPt: number): Node {
  const nameWidth = widthPt * 0.38;
  const valueWidth = widthPt - nameWidth;
  const style = { flexDirection: rowOf(typeface), paddingVertical: 1.5 } as const;
  return tagged(
    { role: 'L' },
    { width: widthPt },
    ...facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) =>
        taggedWhole(
          { role: 'LI' },
          style,
          cell({ role: 'Lbl' }, { width: nameWidth }, name, typeface, {
            widthPt: nameWidth - 8,
            color: MUTED,
          }),
          cell({ role: 'LBody' }, { width: valueWidth }, value, typeface, { widthPt: valueWidth }),
        ),
      ),
  );
}

/** Two lists beside each other. */
export function factLists(typeface: Typeface, left: readonly Fact[], right: readonly Fact[]): Node {
  return columns(
    typeface,
    factList(left, typeface, HALF_WIDTH),
    factList(right, typeface, HALF_WIDTH),
  );
}

export type Look = { weight?: Weight; color?: string; fontSize?: number; align?: 'left' | 'right' };

/** A text of any length and script in a column of this width. */
export function paragraph(
  content: string,
  typeface: Typeface,
  widthPt: number,
  look: Look = {},
): Node[] {
  return paragraphAs({ role: 'P' }, content, typeface, { ...look, widthPt }).drawn;
}

/** A paragraph in a box, as part of a list or table. */
export function cell(
  tag: Tag,
  style: Parameters<typeof box>[0],
  content: string,
  typeface: Typeface,
  look: Look & { widthPt: number },
): Node {
  const cellText = paragraphAs(tag, content, typeface, look);
  return tagged(cellText.tag, style, ...cellText.drawn);
}

function paragraphAs(
  { role, scope }: Tag,
  content: string,
  typeface: Typeface,
  {
    widthPt,
    weight = 400,
    color = INK,
    fontSize = 9.5,
    align = 'left',
  }: Look & { widthPt: number },
): { tag: Tag; drawn: Node[] } {
  const block = fitText(
    [content],
    {
      width: widthPt - 2,
      height: Infinity,
      sizes: [fontSize],
      weight,
      rtl: isRightToLeft(typeface),
    },
    typeface.widthOf,
  );
  // `left` is where a line begins
  const side = (align === 'left') === (startOf(typeface) === 'left') ? 'left' : 'right';
  const tag = { ...textTag(role, content, block.lines.length), ...(scope && { scope }) };
  return { tag, drawn: lines(block, { weight, color, align: side, tag }) };
}

/** Lines to be filled in by hand. */
export function signatures(names: readonly string[]): Node {
  const widthPt = (SHEET_WIDTH - (names.length - 1) * 18) / names.length;
  return whole(
    { flexDirection: 'row', justifyContent: 'space-between', marginTop: 44 },
    ...names.map((name) =>
      box(
        { width: widthPt, borderTop: `1pt solid ${INK}`, paddingTop: 4 },
        text({ fontSize: 8, color: MUTED }, name),
      ),
    ),
  );
}
