import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleBooking, samplePapers } from '../../../testing/paper-samples.ts';
import { readInfo, readStructure, readText } from '../../../testing/scan-codes.ts';
import { renderDocument } from './render-document.ts';

const NUMBER = 'WP7A BCDE FGHJ KMNP';
const LOCALES = ['en', 'ar'] as const;
const FILES = samplePapers('en').map(({ file }) => file);
/** Couriers and customs officers read these: they are English in every language. */
const ENGLISH = [
  'label.pdf',
  'cn22.pdf',
  'commercial-invoice.pdf',
  'bill-of-lading.pdf',
  'manifest.pdf',
];

/** In the title of the file. */
function numberOf(file: string): string {
  if (file === 'manifest.pdf') return NUMBER.replace('WP', 'MF');
  return /^(invoice|credit-note)/.test(file) ? 'WP-2026-000042' : NUMBER;
}

const pdfs = new Map<string, Buffer>();
const pdfOf = (file: string, locale = 'en') => pdfs.get(`${locale} ${file}`) ?? Buffer.alloc(0);

beforeAll(async () => {
  // all at once: their tags must not mix
  const made = LOCALES.flatMap((locale) =>
    samplePapers(locale).map(async (job) => {
      pdfs.set(`${locale} ${job.file}`, await renderDocument(job, () => {}));
    }),
  );
  await Promise.all(made);
}, 60_000);

/** The operators of all pages that draw outside of marked content. */
function unmarkedOperators(pdf: Buffer): string[] {
  const found: string[] = [];
  for (const stream of contentStreams(pdf)) {
    let depth = 0;
    for (const line of stream.split('\n')) {
      const operator = line.split(' ').at(-1) ?? '';
      if (operator === 'BDC' || operator === 'BMC') depth += 1;
      if (operator === 'EMC') depth -= 1;
      if (depth === 0 && /^(TJ|Tj|f\*?|S|B\*?|Do|sh)$/.test(operator)) found.push(line);
    }
    expect(depth, 'open marks').toBe(0);
  }
  return found;
}

function contentStreams(pdf: Buffer): string[] {
  const streams: string[] = [];
  const contents = [...pdf.toString('latin1').matchAll(/\/Contents (\d+) 0 R/g)];
  for (const [, number] of contents) {
    const at = pdf.indexOf(`\n${number} 0 obj\n`);
    const start = pdf.indexOf('\nstream\n', at) + '\nstream\n'.length;
    streams.push(
      inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream', start))).toString('latin1'),
    );
  }
  return streams;
}

/** What is read instead of glyphs or figures. pdfkit writes text that is not ASCII as UTF-16. */
function textsOf(pdf: Buffer, key: 'ActualText' | 'Alt'): string[] {
  const entries = pdf
    .toString('latin1')
    .matchAll(new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`, 'gs'));
  return [...entries].map(([, written = '']) => {
    const bytes = Buffer.from(
      written.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
      'latin1',
    );
    return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString();
  });
}

describe.each(LOCALES)('in %s', (locale) => {
  it.each(FILES)('%s is tagged, and has its number in its title and its language', async (file) => {
    const pdf = pdfOf(file, locale);
    const info = await readInfo(pdf);
    expect(info).toMatch(/^Tagged: +yes$/m);
    const number = numberOf(file);
    expect(info).toMatch(new RegExp(`^Title: +\\S.* ${number}$`, 'm'));
    const catalog = pdf.toString('latin1');
    expect(catalog).toContain(`/Lang (${ENGLISH.includes(file) ? 'en' : locale})`);
    expect(catalog).toContain('/DisplayDocTitle true');
  });

  it.each(FILES)('%s draws nothing that is neither read nor marked as an artifact', (file) => {
    expect(unmarkedOperators(pdfOf(file, locale))).toEqual([]);
  });
});

describe('a screen reader', () => {
  it('finds headings, lists and tables in the order of the page', async () => {
    const structure = await readStructure(pdfOf('receipt.pdf'));
    const parts = [
      'H1 (block)\n    "Receipt"',
      'Lbl (block)\n        "Number"\n      LBody (block)\n        "WP7A BCDE FGHJ KMNP"',
      'H2 (block)\n    "Shipper"',
      'H2 (block)\n    "Recipient"',
      'H2 (block)\n    "Charges"\n  Table (block)\n    TR\n      TH',
      'TR\n      TD\n        "Fuel surcharge"\n      TD\n        "12% of the shipping price"',
      'H2 (block)\n    "Payment"',
    ];
    const places = parts.map((part) => structure.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('reads a table over several pages as one, with its header once and no page numbers', async () => {
    const pdf = pdfOf('invoice.pdf');
    expect((await readText(pdf)).match(/Page \d of 2/g)).toHaveLength(2);
    expect((await readText(pdf)).match(/Shipment +Service/g)).toHaveLength(2);
    const structure = await readStructure(pdf);
    expect(structure.match(/ Table /g)).toHaveLength(2);
    expect(structure.match(/"Service"/g)).toHaveLength(1);
    expect(structure.match(/ TH:/g)).toHaveLength(9);
    expect(structure).not.toContain('Page 1');
  });

  it('finds a cell in every column, also where it is empty', async () => {
    const structure = await readStructure(pdfOf('receipt.pdf'));
    const rows = structure.split(' TR\n').slice(1);
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(row.match(/ T[HD]\b/g)).toHaveLength(5);
  });

  it('hears what barcodes and the progress bar say', () => {
    const label = textsOf(pdfOf('label.pdf'), 'Alt');
    expect(label).toHaveLength(9);
    expect(label.slice(0, 3)).toEqual([
      'DataMatrix code: WP7ABCDEFGHJKMNP001',
      'QR code: https://waypost.example/track?ref=WP7ABCDEFGHJKMNP',
      'Barcode: WP7ABCDEFGHJKMNP001',
    ]);
    expect(textsOf(pdfOf('tracking.pdf'), 'Alt')).toEqual([
      'Progress: In transit, step 3 of 5',
      'QR code: https://waypost.example/track?ref=WP7ABCDEFGHJKMNP',
    ]);
    expect(textsOf(pdfOf('cn22.pdf'), 'Alt')).toEqual(['Selected']);
  });

  it('reads Arabic in its order, not in that of its glyphs', () => {
    expect(textsOf(pdfOf('label.pdf'), 'ActualText')).toContain('شركة النور للتجارة');
    expect(textsOf(pdfOf('receipt.pdf', 'ar'), 'ActualText')).toContain('المرسل');
  });

  it('can follow the link of the tracking sheet', async () => {
    const structure = await readStructure(pdfOf('tracking.pdf'));
    expect(structure).toMatch(/Link \(inline\)\n +Object \d+ 0\n +"https:\/\/waypost\.example/);
  });
});

describe('a PDF', () => {
  it('has the date of the seller or of the origin, not of UTC', async () => {
    const text = async (file: string, locale?: string) => readText(pdfOf(file, locale));
    expect(await text('receipt.pdf')).toContain('Mon, 16 Nov 2026, 00:45 CET');
    expect(await text('tracking.pdf')).toContain('Mon, 16 Nov 2026, 00:45 CET');
    expect(await text('label.pdf')).toContain('2026-11-16');
    expect(await text('cn22.pdf')).toContain('2026-11-16');
    expect(await text('commercial-invoice.pdf')).toContain('Monday, 16 November 2026');
    expect(await text('bill-of-lading.pdf')).toContain('Monday, 16 November 2026');
    for (const file of FILES) expect(await text(file, 'ar'), file).not.toContain('UTC');
  });

  it('has readable metadata when a name has signs of XML in it', async () => {
    const pdf = pdfOf('commercial-invoice.pdf');
    expect(await readInfo(pdf)).toMatch(/^Author: +Müller & Söhne GmbH$/m);
    expect(await readInfo(pdf, '-meta')).toContain('<rdf:li>Müller &amp; Söhne GmbH</rdf:li>');
  });

  it('of 45 labels is one file, made in parts whose progress is reported', async () => {
    const reports: number[] = [];
    const facts = sampleBooking('en', 45);
    const pdf = await renderDocument({ file: 'label.pdf', facts }, (done) => reports.push(done));
    expect(reports).toEqual([20, 40, 45]);
    expect((await readText(pdf)).match(/\d+ of 45/g)).toHaveLength(45);
    // pdfinfo takes seconds for as many
    expect(pdf.toString('latin1').match(/\/S \/Sect\n/g)).toHaveLength(45);
  });
});
