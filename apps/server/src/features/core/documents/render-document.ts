import type { LabelSize } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { DocumentFacts } from './document-facts.ts';
import { PIECES_AT_ONCE, sizeOf } from './document-files.ts';
import { labelsOf } from './label-facts.ts';
import { labelsAsZpl } from './label-zpl.ts';
import { qrCodeAsSvg } from './pdf/barcodes.ts';
import { billOfLadingDocument } from './pdf/bill-of-lading-pdf.ts';
import { cn22Document } from './pdf/cn22-pdf.ts';
import { commercialInvoiceDocument } from './pdf/commercial-invoice-pdf.ts';
import { labelDocument } from './pdf/label-pdf.ts';
import { manifestDocument } from './pdf/manifest-pdf.ts';
import { receiptDocument } from './pdf/receipt-pdf.ts';
import { statementPaperDocument } from './pdf/statement-paper-pdf.ts';
import { trackingDocument } from './pdf/tracking-pdf.ts';
import { openTypeface, type Typeface } from './pdf/typeface.ts';
import { type Part, writePdf } from './pdf/write-pdf.ts';
import type { RenderJob } from './renderer.ts';

export async function renderDocument(
  job: RenderJob,
  report: (piecesDone: number) => void,
): Promise<Buffer> {
  const open = (locale: Locale) => openTypeface(JSON.stringify(job.facts), locale);
  const draw = async (element: (typeface: Typeface) => Part, locale: Locale = DEFAULT_LOCALE) =>
    writePdf([element(await open(locale))]);
  switch (job.file) {
    case 'label.zpl':
    case 'label-a6.zpl':
      return Buffer.from(labelsAsZpl(labelsOf(job.facts), sizeOf(job.file)), 'utf8');
    case 'label.png': {
      // 11 MB that other documents do without
      const { labelAsPng } = await import('./label-png.ts');
      return labelAsPng(job.facts.pdf);
    }
    case 'label.pdf':
    case 'label-a6.pdf':
      return drawLabels([job.facts], sizeOf(job.file), await open(DEFAULT_LOCALE), report);
    case 'labels.zpl':
      return Buffer.from(labelsAsZpl(job.facts.flatMap(labelsOf), job.size), 'utf8');
    case 'labels.pdf':
      return drawLabels(job.facts, job.size, await open(DEFAULT_LOCALE), report);
    case 'receipt.pdf':
      return draw((typeface) => receiptDocument(job.facts, typeface), job.facts.locale);
    case 'bill-of-lading.pdf':
      return draw((typeface) => billOfLadingDocument(job.facts, typeface));
    case 'cn22.pdf':
      return draw((typeface) => cn22Document(job.facts, typeface));
    case 'commercial-invoice.pdf':
      return draw((typeface) => commercialInvoiceDocument(job.facts, typeface));
    case 'link.svg':
      return Buffer.from(qrCodeAsSvg(job.facts.address), 'utf8');
    case 'invoice.pdf':
    case 'credit-note.pdf': {
      const { locale = DEFAULT_LOCALE } = job.facts;
      return draw((typeface) => statementPaperDocument({ ...job.facts, locale }, typeface), locale);
    }
    case 'manifest.pdf':
      return draw((typeface) => manifestDocument(job.facts, typeface));
    case 'tracking.pdf':
      return draw((typeface) => trackingDocument(job.facts, typeface), job.facts.locale);
  }
}

/** A page is laid out only when its whole part is, so progress needs parts. */
async function drawLabels(
  shipments: readonly DocumentFacts[],
  size: LabelSize,
  typeface: Typeface,
  report: (piecesDone: number) => void,
): Promise<Buffer> {
  const labels = shipments.flatMap(labelsOf);
  const numbers = shipments.map(({ receipt }) => receipt.trackingNumber);
  const parts: Part[] = [];
  for (let at = 0; at < labels.length; at += PIECES_AT_ONCE) {
    const some = labels.slice(at, at + PIECES_AT_ONCE);
    parts.push(labelDocument(numbers, some, { typeface, size }));
  }
  return writePdf(parts, (done) => report(Math.min(done * PIECES_AT_ONCE, labels.length)));
}
