import bwip from 'bwip-js/node';
import { type Locale, translator } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { drawing, type Node } from './element.ts';

/** A dot of the usual label printer, 203 to the inch: bars that are not whole dots print unevenly. */
const DOT_PT = 72 / 203;

type Linear = { sbs: number[] };
type Matrix = { pixs: number[]; pixx: number; pixy: number };

/** Code 128, its narrowest bar `moduleDots` printer dots wide. */
export function code128(content: string, size: { moduleDots: number; heightPt: number }): Node {
  const [symbol] = bwip.raw('code128', content) as Linear[];
  if (symbol === undefined) throw new Error('no Code 128');
  const scale = size.moduleDots * DOT_PT;
  const height = size.heightPt / scale;
  let d = '';
  let x = 0;
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) d += `M${x} 0h${width}v${height}h${-width}z`;
    x += width;
  }
  const t = translator(DEFAULT_LOCALE, 'papers');
  return drawing({ width: x, height, scale }, [{ d }], t('alt.barcode', { content }));
}

/** Error correction M tolerates 15 % damage. */
export function qrCode(content: string, moduleDots: number, locale: Locale = DEFAULT_LOCALE): Node {
  const t = translator(locale, 'papers');
  return inPrinterDots(qrMatrix(content), moduleDots, t('alt.qrCode', { content }));
}

export function dataMatrix(content: string, moduleDots: number): Node {
  const t = translator(DEFAULT_LOCALE, 'papers');
  const symbol = bwip.raw('datamatrix', content) as Matrix[];
  return inPrinterDots(symbol, moduleDots, t('alt.dataMatrix', { content }));
}

/** With the quiet zone of four modules that scanners need, for backgrounds that are not ours. */
export function qrCodeAsSvg(content: string): string {
  const { d, width, height } = outline(qrMatrix(content));
  const box = `-4 -4 ${width + 8} ${height + 8}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="M-4-4h${width + 8}v${height + 8}h-${width + 8}z"/><path d="${d}"/></svg>`;
}

function qrMatrix(content: string): Matrix[] {
  return bwip.raw('qrcode', content, 'eclevel=M') as Matrix[];
}

function inPrinterDots(symbol: readonly Matrix[], moduleDots: number, alt: string): Node {
  const { d, width, height } = outline(symbol);
  return drawing({ width, height, scale: moduleDots * DOT_PT }, [{ d }], alt);
}

function outline([symbol]: readonly Matrix[]): { d: string; width: number; height: number } {
  if (symbol === undefined) throw new Error('no matrix code');
  const { pixs, pixx, pixy } = symbol;
  let d = '';
  for (let y = 0; y < pixy; y += 1) {
    for (let x = 0; x < pixx; x += 1) {
      if (pixs[y * pixx + x] !== 1) continue;
      let run = 1;
      while (x + run < pixx && pixs[y * pixx + x + run] === 1) run += 1;
      d += `M${x} ${y}h${run}v1h${-run}z`;
      x += run;
    }
  }
  return { d, width: pixx, height: pixy };
}
