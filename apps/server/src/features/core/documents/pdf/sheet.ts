import { type Locale, translator } from '@waypost/i18n';
import { directionOf } from '@waypost/i18n/locales';
import { addressLines } from '../addresses.ts';
import type { DocumentFacts, Party } from '../document-facts.ts';
import {
  box,
  document,
  drawing,
  type Node,
  page,
  pageNumber,
  repeated,
  text,
  whole,
} from './element.ts';
import { MARK } from './mark.ts';
import { fitText, lines } from './text-block.ts';
import { DISPLAY, type Typeface, type Weight } from './typeface.ts';
import { isRightToLeft as isReadFromRight } from './wrap-text.ts';

/** Brand colours that print well on any paper. */
export const INK = '#12181B';
export const MUTED = '#4A5357';
const HAIRLINE = '0.75pt solid #B9BFBC';
export const SIGNAL = '#E8431C';

const MARGIN = 42;
const A4_WIDTH = 595;
export const SHEET_WIDTH = A4_WIDTH - 2 * MARGIN;
/** Of two columns with the usual room between them. */
export const HALF_WIDTH = (SHEET_WIDTH - 24) / 2;

type Sheet = {
  title: string;
  /** Top right, under the title. */
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
  const { title, facts, typeface, aside, letterhead } = options;
  const { issuer = carrier(typeface.locale) } = options;
  const { locale } = typeface;
  const head = letterhead === undefined ? ours(issuer, typeface) : theirs(letterhead, typeface);
  return document(
    { title, author: letterhead?.[0] ?? issuer.name, language: locale },
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
          ),
          factList(facts, typeface, SHEET_WIDTH * 0.44),
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

function isRightToLeft({ locale }: Typeface): boolean {
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

function heading(title: string): Node {
  return text(
    {
      fontWeight: 700,
      fontSize: 10.5,
      paddingBottom: 4,
      marginBottom: 6,
      borderBottom: `1.5pt solid ${INK}`,
    },
    title,
  );
}

export function columns(typeface: Typeface, ...children: Node[]): Node {
  return box({ flexDirection: rowOf(typeface), justifyContent: 'space-between' }, ...children);
}

/** Name and value beside each other; values wrap. */
export function factList(facts: readonly Fact[], typeface: Typeface, widthPt: number): Node {
  const nameWidth = widthPt * 0.38;
  return box(
    { width: widthPt },
    ...facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) =>
        whole(
          { flexDirection: rowOf(typeface), paddingVertical: 1.5 },
          box({ width: nameWidth }, ...paragraph(name, typeface, nameWidth - 8, { color: MUTED })),
          box({ width: widthPt - nameWidth }, ...paragraph(value, typeface, widthPt - nameWidth)),
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

type Look = { weight?: Weight; color?: string; fontSize?: number; align?: 'left' | 'right' };

/** A text of any length and script in a column of this width. */
export function paragraph(
  content: string,
  typeface: Typeface,
  widthPt: number,
  { weight = 400, color = INK, fontSize = 9.5, align = 'left' }: Look = {},
): Node[] {
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
  return lines(block, { weight, color, align: side });
}

/** Shipper and recipient beside each other, under these titles. */
export function parties(
  { shipper, recipient, quote: { request } }: DocumentFacts['receipt'],
  typeface: Typeface,
  [shipperTitle, recipientTitle]: readonly [string, string],
): Node {
  return box(
    { marginBottom: 18 },
    columns(
      typeface,
      partyBlock(shipperTitle, shipper, typeface, request.origin),
      partyBlock(recipientTitle, recipient, typeface, request.destination),
    ),
  );
}

function partyBlock(title: string, party: Party, typeface: Typeface, place: string): Node {
  const more = [...addressLines(party, place, typeface.locale), party.phone, party.email].filter(
    Boolean,
  );
  return box(
    { width: HALF_WIDTH },
    heading(title),
    ...paragraph(party.name, typeface, HALF_WIDTH, { weight: 700 }),
    ...more.flatMap((line) => paragraph(line, typeface, HALF_WIDTH)),
  );
}

export type Column = { title: string; share: number; align?: 'left' | 'right' };

/** The header is repeated on every page of the table; a row is never split. */
export function table(
  shape: readonly Column[],
  rows: readonly (readonly string[])[],
  typeface: Typeface,
  totals: readonly (readonly string[])[] = [],
): Node {
  const style = { flexDirection: rowOf(typeface), paddingVertical: 3.5 } as const;
  const cellsOf = (texts: readonly string[], look: Look) =>
    shape.map(({ share, align = 'left' }, index) => {
      const gap = align === 'left' ? 8 : 0;
      const widthPt = SHEET_WIDTH * share - gap;
      return box(
        {
          width: widthPt + gap,
          ...(isRightToLeft(typeface) ? { paddingLeft: gap } : { paddingRight: gap }),
        },
        ...paragraph(texts[index] ?? '', typeface, widthPt, { ...look, align }),
      );
    });
  const titles = shape.map(({ title }) => title);
  return box(
    {},
    repeated(
      { ...style, borderBottom: `1.5pt solid ${INK}` },
      ...cellsOf(titles, { color: MUTED, fontSize: 8.5 }),
    ),
    ...rows.map((texts) => whole({ ...style, borderBottom: HAIRLINE }, ...cellsOf(texts, {}))),
    ...totals.map((texts) => whole(style, ...cellsOf(texts, { weight: 700 }))),
  );
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
