import type { LabelSize } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Label } from './label-facts.ts';
import { type Block, fitText, heightOf, lineHeightOf } from './pdf/text-block.ts';
import type { Measure } from './pdf/wrap-text.ts';

type Sheet = { width: number; height: number };

/**
 * At 203 dots an inch, which are 8 dots a millimetre. Every measure below is in dots. A6 is 105 mm wide, and the
 * heads of printers for such labels write 104 of them.
 */
const SHEETS: Record<LabelSize, Sheet> = {
  '4x6': { width: 812, height: 1218 },
  a6: { width: 832, height: 1184 },
};
const EDGE = 34;
const ADDRESS_X = EDGE + 92;
/** 244 modules of 3 dots. */
const BARS_WIDTH = 732;

/** Heights of the bands; the recipient gets what is left. Long addresses use the taller band. */
const BAND = {
  head: 106,
  from: 212,
  tallFrom: 290,
  reference: 62,
  collect: 74,
  routing: 186,
  bars: 282,
};

const QR_SINKS = 10;
/** Four letters of font 0 as wide as the label. */
const TEST_SIZE = 300;

/**
 * The printer's own fonts are unknown here. Font 0 is condensed: 0.6 em a letter leaves room, and
 * Chinese, Japanese and Korean characters are square.
 */
const measure: Measure = (character) => (/[\u1100-\u11ff\u2e80-\uffef]/u.test(character) ? 1 : 0.6);

/** Labels for ZPL II printers, one format (^XA to ^XZ) a piece. */
export function labelsAsZpl(labels: readonly Label[], size: LabelSize = '4x6'): string {
  return labels.map((label) => `${labelAsZpl(label, SHEETS[size])}\n`).join('');
}

function labelAsZpl(label: Label, { width, height }: Sheet): string {
  const t = translator(DEFAULT_LOCALE, 'papers');
  const shipper = shipperBlock(label, width);
  const collect = label.collect === null ? 0 : BAND.collect;
  const referenceY = BAND.head + (heightOf(shipper) <= BAND.from - 24 ? BAND.from : BAND.tallFrom);
  const toY = referenceY + (label.reference === null ? 0 : BAND.reference);
  const toHeight = height - toY - collect - BAND.routing - BAND.bars;
  const routingY = toY + toHeight + collect;
  const barsY = routingY + BAND.routing;
  const { to } = label;
  const testSize = Math.min(TEST_SIZE, toHeight - 20);

  const name = fitText(
    [to.name],
    { width: width - EDGE - ADDRESS_X, height: toHeight * 0.34, sizes: [50, 44, 36, 30, 24, 20] },
    measure,
  );
  const address = fitText(
    [...to.address, to.phone, ...(to.instructions === '' ? [] : [to.instructions])],
    {
      width: width - EDGE - ADDRESS_X,
      height: toHeight - 20 - heightOf(name),
      sizes: [42, 38, 34, 30, 26, 22, 20, 18, 16, 14],
    },
    measure,
  );
  return [
    '^XA',
    // UTF-8; bidirectional order and joined letters for Arabic
    '^CI28',
    '^PA0,1,1,1',
    `^PW${width}`,
    `^LL${height}`,
    '^LH0,0',
    // bars of 3 dots. A QR code is offset by this height, which a printer keeps from the previous job
    `^BY3,3,${QR_SINKS}`,
    write(EDGE, 30, 54, 'WAYPOST'),
    fill(width - 320, 0, 320, BAND.head),
    reversed(width - 300, 34, 44, label.service),
    rule(BAND.head, width),
    write(EDGE, BAND.head + 14, 20, t('label.from')),
    ...writeBlock(ADDRESS_X, BAND.head + 12, shipper),
    write(width - 230, BAND.head + 14, 42, label.piece),
    write(width - 230, BAND.head + 74, 22, t('label.weight')),
    write(width - 230, BAND.head + 98, 32, label.weight),
    write(width - 230, BAND.head + 146, 22, t('label.booked')),
    write(width - 230, BAND.head + 170, 32, label.day),
    ...(label.reference === null
      ? []
      : [
          rule(referenceY, width),
          write(EDGE, referenceY + 20, 20, t('label.reference')),
          ...writeBlock(ADDRESS_X, referenceY + 10, referenceBlock(label.reference, width)),
        ]),
    rule(toY, width),
    write(EDGE, toY + 18, 28, t('label.to')),
    ...writeBlock(ADDRESS_X, toY + 12, name),
    ...writeBlock(ADDRESS_X, toY + 16 + heightOf(name), address),
    ...(label.collect === null
      ? []
      : [
          fill(0, routingY - collect, width, collect),
          reversed(EDGE, routingY - collect + 22, 34, t('label.collect')),
          reversed(width - 330, routingY - collect + 14, 50, label.collect),
        ]),
    rule(routingY, width),
    write(EDGE, routingY + 40, 120, label.country),
    ...writeBlock(EDGE + 170, routingY + 62, postalCodeOf(label, width)),
    `^FO${width - 320},${routingY + 28}^BXN,7,200^FH^FD${escaped(label.pieceNumber)}^FS`,
    `^FO${width - 170},${routingY + 28 - QR_SINKS}^BQN,2,4^FH^FDMA,${escaped(label.trackUrl)}^FS`,
    rule(barsY, width),
    // in the middle; A lets the printer choose the code sets
    `^FO${(width - BARS_WIDTH) / 2},${barsY + 22}^BCN,186,N,N,N,A^FH^FD${escaped(label.pieceNumber)}^FS`,
    // reversed where it meets the address, so that both can be read
    ...(label.isTest
      ? [reversed(EDGE, toY + (toHeight - testSize) / 2 + 8, testSize, 'TEST')]
      : []),
    `^FO0,${barsY + 226}^FB${width},1,0,C^A0N,40,40^FH^FD${escaped(label.readableNumber)}^FS`,
    '^XZ',
  ].join('\n');
}

function shipperBlock({ from }: Label, width: number): Block {
  return fitText(
    [from.name, ...from.address],
    {
      width: width - 2 * EDGE - 92 - 240,
      height: BAND.tallFrom - 24,
      sizes: [26, 22, 20, 18, 16, 14, 12],
    },
    measure,
  );
}

function referenceBlock(reference: string, width: number): Block {
  return fitText(
    [reference],
    { width: width - EDGE - ADDRESS_X, height: BAND.reference - 14, sizes: [34, 28, 24, 20, 16] },
    measure,
  );
}

function postalCodeOf(label: Label, width: number): Block {
  return fitText(
    [label.postalCode],
    { width: width - 320 - EDGE - 180, height: 90, sizes: [70, 58, 46, 38, 32, 26] },
    measure,
  );
}

function writeBlock(x: number, y: number, block: Block): string[] {
  const step = lineHeightOf(block);
  return block.lines.map((line, index) => write(x, y + index * step, block.fontSize, line.text));
}

function write(x: number, y: number, size: number, text: string): string {
  return `^FO${Math.round(x)},${Math.round(y)}${fontFor(text, size)}^FH^FD${escaped(text)}^FS`;
}

/** White on what is already black. */
function reversed(x: number, y: number, size: number, text: string): string {
  return `^FO${Math.round(x)},${Math.round(y)}^FR${fontFor(text, size)}^FH^FD${escaped(text)}^FS`;
}

/** Font 0 draws Latin. Swiss 721, built into Zebra printers, has more scripts; how many differs. */
function fontFor(text: string, size: number): string {
  return /[\u0250-\u200f\u20ad-\u{10ffff}]/u.test(text)
    ? `^A@N,${size},${size},E:TT0003M_.FNT`
    : `^A0N,${size},${size}`;
}

function rule(y: number, width: number): string {
  return `^FO0,${y}^GB${width},4,4^FS`;
}

function fill(x: number, y: number, width: number, height: number): string {
  return `^FO${x},${y}^GB${width},${height},${height}^FS`;
}

/** ^FH reads `_` and two hexadecimal digits as a byte, so that no name can be taken for a command. */
function escaped(text: string): string {
  return text.replaceAll(
    /[\^~_\\]/g,
    (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
