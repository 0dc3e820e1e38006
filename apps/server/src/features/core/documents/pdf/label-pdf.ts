import type { LabelSize } from '@waypost/contract';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Label } from '../label-facts.ts';
import { code128, dataMatrix, qrCode } from './barcodes.ts';
import { box, document, drawing, type Node, page, tagged, text } from './element.ts';
import { MARK } from './mark.ts';
import { DISPLAY, type Typeface } from './typeface.ts';
import { type Block, fitText, heightOf, lines } from './text-block.ts';

type Sheet = { width: number; height: number; barsBand: number; barsHeight: number };

/** A6 is lower than 6 inches: the bars give way, so that the address keeps its room. */
const SHEETS: Record<LabelSize, Sheet> = {
  '4x6': { width: 288, height: 432, barsBand: 100, barsHeight: 66 },
  a6: { width: (105 / 25.4) * 72, height: (148 / 25.4) * 72, barsBand: 90, barsHeight: 56 },
};
const EDGE = 12;
const RULE = 1.5;

/** Heights of the bands; the recipient gets what is left. Long addresses use the taller band. */
const BAND = {
  head: 38,
  from: 66,
  tallFrom: 104,
  reference: 28,
  routing: 66,
  collect: 26,
};
/** 732 of the 812 dots across 4 inches; the rest is the quiet zone that Code 128 asks for. */
const BAR_DOTS = 3;

export function labelDocument(
  /** Of every shipment in the file. */
  trackingNumbers: readonly string[],
  labels: readonly Label[],
  { typeface, size }: { typeface: Typeface; size: LabelSize },
) {
  const sheet = SHEETS[size];
  const t = translator(DEFAULT_LOCALE, 'papers');
  const [first = '', ...others] = trackingNumbers;
  const whose = formatTrackingNumber(first) + (others.length > 0 ? ` + ${others.length}` : '');
  return document(
    {
      title: `${t('label.title')} ${whose}`,
      author: t('carrier.name'),
      language: DEFAULT_LOCALE,
    },
    ...labels.map((label) =>
      page(
        {
          size: [sheet.width, sheet.height],
          wrap: false,
          style: { fontFamily: typeface.families, color: '#000000' },
        },
        tagged(
          { role: 'Sect' },
          {},
          ...(label.isTest ? [testMark(sheet)] : []),
          ...bands(label, typeface, sheet),
        ),
      ),
    ),
  );
}

function bands(label: Label, typeface: Typeface, sheet: Sheet): Node[] {
  const inner = innerOf(sheet);
  const shipper = shipperBlock(label, typeface, inner);
  const fromHeight = heightOf(shipper) + 10 <= BAND.from ? BAND.from : BAND.tallFrom;
  const collectHeight = label.collect === null ? 0 : BAND.collect;
  const referenceHeight = label.reference === null ? 0 : BAND.reference;
  const above = BAND.head + fromHeight + referenceHeight;
  const others = above + collectHeight + BAND.routing + sheet.barsBand;
  return [
    head(label),
    from(label, shipper, { height: fromHeight, inner }),
    ...(label.reference === null ? [] : [reference(label.reference, typeface, inner)]),
    to(label, typeface, { height: sheet.height - others, inner }),
    ...(label.collect === null ? [] : [collect(label.collect)]),
    routing(label, typeface),
    bars(label, sheet),
  ];
}

function innerOf({ width }: Sheet): number {
  return width - 2 * EDGE;
}

/** Behind everything else, from corner to corner. */
function testMark({ width, height }: Sheet): Node {
  return box(
    { position: 'absolute', top: height / 2 - 70, left: -40, width: width + 80 },
    text(
      {
        fontFamily: DISPLAY,
        fontWeight: 700,
        fontSize: 120,
        color: '#b8b8b8',
        textAlign: 'center',
        transform: 'rotate(-52deg)',
      },
      'TEST',
    ),
  );
}

function head(label: Label): Node {
  return box(
    { height: BAND.head, flexDirection: 'row', borderBottom: `${RULE}pt solid #000000` },
    box(
      { flexDirection: 'row', alignItems: 'center', paddingLeft: EDGE, flexGrow: 1 },
      drawing(
        { width: 32, height: 32, scale: 0.62 },
        MARK.map((d) => ({ d })),
      ),
      text({ fontFamily: DISPLAY, fontWeight: 700, fontSize: 17, marginLeft: 6 }, 'Waypost'),
    ),
    box(
      {
        backgroundColor: '#000000',
        justifyContent: 'center',
        paddingHorizontal: EDGE,
        minWidth: 104,
      },
      text(
        {
          color: '#ffffff',
          fontFamily: DISPLAY,
          fontWeight: 700,
          fontSize: 16,
          textAlign: 'center',
        },
        label.service,
      ),
    ),
  );
}

const ASIDE = 84;

function shipperBlock(label: Label, typeface: Typeface, inner: number): Block {
  const paragraphs = [label.from.name, ...label.from.address];
  const width = inner - ASIDE - 40;
  const usual = fitText(
    paragraphs,
    { width, height: BAND.from - 10, sizes: [9, 8, 7] },
    typeface.widthOf,
  );
  if (heightOf(usual) <= BAND.from - 10) return usual;
  const height = BAND.tallFrom - 10;
  return fitText(paragraphs, { width, height, sizes: [7, 6.5, 6, 5.5, 5] }, typeface.widthOf);
}

type Room = { height: number; inner: number };

function from(label: Label, shipper: Block, { height, inner }: Room): Node {
  const t = translator(DEFAULT_LOCALE, 'papers');
  const fact = (name: string, value: string) =>
    box(
      { marginBottom: 2 },
      text({ fontSize: 6.5 }, name),
      text({ fontSize: 10, fontWeight: 700 }, value),
    );
  return band(
    height,
    box(
      { flexDirection: 'row' },
      text({ fontSize: 7, fontWeight: 700, width: 32 }, t('label.from')),
      box({ width: inner - ASIDE - 32 }, ...lines(shipper)),
      box(
        { width: ASIDE, paddingLeft: 10, borderLeft: '0.75pt solid #000000' },
        text({ fontSize: 14, fontWeight: 700, lineHeight: 1.1, marginBottom: 2 }, label.piece),
        fact(t('label.weight'), label.weight),
        fact(t('label.booked'), label.day),
      ),
    ),
  );
}

function reference(given: string, typeface: Typeface, inner: number): Node {
  const t = translator(DEFAULT_LOCALE, 'papers');
  const block = fitText(
    [given],
    { width: inner - 48, height: BAND.reference - 9, sizes: [11, 10, 9, 8, 7, 6, 5], weight: 700 },
    typeface.widthOf,
  );
  return band(
    BAND.reference,
    box(
      { flexDirection: 'row' },
      text({ fontSize: 7, width: 48, paddingTop: 2 }, t('label.reference')),
      box({ width: inner - 48 }, ...lines(block, { weight: 700 })),
    ),
  );
}

function to(label: Label, typeface: Typeface, { height, inner }: Room): Node {
  const t = translator(DEFAULT_LOCALE, 'papers');
  const width = inner - 36;
  const { name, address, phone, instructions } = label.to;
  const nameBlock = fitText(
    [name],
    { width, height: height * 0.34, sizes: [17, 15, 13, 11, 9, 7], weight: 700 },
    typeface.widthOf,
  );
  const left = height - 14 - heightOf(nameBlock);
  const addressBlock = fitText(
    [...address, phone, ...(instructions === '' ? [] : [instructions])],
    { width, height: left, sizes: [15, 13.5, 12, 11, 10, 9, 8, 7, 6] },
    typeface.widthOf,
  );
  return band(
    height,
    box(
      { flexDirection: 'row' },
      text({ fontSize: 9, fontWeight: 700, width: 32, paddingTop: 4 }, t('label.to')),
      box(
        { width: inner - 32 },
        ...lines(nameBlock, { weight: 700 }),
        box({ height: 2 }),
        ...lines(addressBlock),
      ),
    ),
  );
}

function collect(amount: string): Node {
  const t = translator(DEFAULT_LOCALE, 'papers');
  return box(
    {
      height: BAND.collect,
      backgroundColor: '#000000',
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'center',
      paddingHorizontal: EDGE,
    },
    text({ color: '#ffffff', fontSize: 11, fontWeight: 700 }, t('label.collect')),
    text({ color: '#ffffff', fontSize: 16, fontWeight: 700 }, amount),
  );
}

function routing(label: Label, typeface: Typeface): Node {
  const postalCode = fitText(
    [label.postalCode],
    { width: 86, height: 30, sizes: [26, 22, 18, 15, 12, 10], weight: 700 },
    typeface.widthOf,
  );
  return box(
    {
      height: BAND.routing,
      borderBottom: `${RULE}pt solid #000000`,
      flexDirection: 'row',
      alignItems: 'center',
      paddingHorizontal: EDGE,
    },
    text({ fontFamily: DISPLAY, fontWeight: 700, fontSize: 40 }, label.country),
    box({ paddingLeft: 8, flexGrow: 1 }, ...lines(postalCode, { weight: 700 })),
    box({ marginRight: 12 }, dataMatrix(label.pieceNumber, 7)),
    qrCode(label.trackUrl, 4),
  );
}

function bars(label: Label, { barsBand, barsHeight }: Sheet): Node {
  return box(
    { height: barsBand, alignItems: 'center', justifyContent: 'center' },
    code128(label.pieceNumber, { moduleDots: BAR_DOTS, heightPt: barsHeight }),
    text({ fontWeight: 700, fontSize: 14, letterSpacing: 0.6, marginTop: 4 }, label.readableNumber),
  );
}

function band(height: number, ...children: Node[]): Node {
  return box(
    {
      height,
      borderBottom: `${RULE}pt solid #000000`,
      paddingHorizontal: EDGE,
      paddingTop: 5,
    },
    ...children,
  );
}
