import { renderToBuffer } from '@react-pdf/renderer';
import type { Locale } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { PIECES_AT_ONCE } from './document-files.ts';
import { type Label, labelsOf } from './label-facts.ts';
import { labelsAsZpl } from './label-zpl.ts';
import { qrCodeAsSvg } from './pdf/barcodes.ts';
import { billOfLadingDocument } from './pdf/bill-of-lading-pdf.ts';
import { cn22Document } from './pdf/cn22-pdf.ts';
import { commercialInvoiceDocument } from './pdf/commercial-invoice-pdf.ts';
import { joinPdfs } from './pdf/join-pdfs.ts';
import { labelDocument } from './pdf/label-pdf.ts';
import { receiptDocument } from './pdf/receipt-pdf.ts';
import { statementPaperDocument } from './pdf/statement-paper-pdf.ts';
import { trackingDocument } from './pdf/tracking-pdf.ts';
import { openTypeface, type Typeface } from './pdf/typeface.ts';
import type { RenderJob } from './renderer.ts';

export async function renderDocument(
  job: RenderJob,
  report: (piecesDone: number) => void,
): Promise<Buffer> {
  const draw = async (
    element: (typeface: Typeface) => Parameters<typeof renderToBuffer>[0],
    locale: Locale = DEFAULT_LOCALE,
  ) => renderToBuffer(element(await openTypeface(JSON.stringify(job.facts), locale)));
  switch (job.file) {
    case 'label.zpl':
      return Buffer.from(labelsAsZpl(labelsOf(job.facts)), 'utf8');
    case 'label.pdf':
      return drawInSlices(labelsOf(job.facts), report, (labels) =>
        draw((typeface) => labelDocument(labels, typeface)),
      );
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
    case 'tracking.pdf':
      return draw((typeface) => trackingDocument(job.facts, typeface), job.facts.locale);
  }
}

/** A page is laid out only when its whole document is, so progress needs separate documents. */
async function drawInSlices(
  labels: Label[],
  report: (piecesDone: number) => void,
  draw: (labels: Label[]) => Promise<Buffer>,
): Promise<Buffer> {
  const slices: Buffer[] = [];
  for (let at = 0; at < labels.length; at += PIECES_AT_ONCE) {
    const slice = labels.slice(at, at + PIECES_AT_ONCE);
    slices.push(await draw(slice));
    report(at + slice.length);
  }
  return joinPdfs(slices);
}
