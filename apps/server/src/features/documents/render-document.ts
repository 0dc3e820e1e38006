import { renderToBuffer } from '@react-pdf/renderer';
import { labelsOf } from './label-facts.ts';
import { labelsAsZpl } from './label-zpl.ts';
import { billOfLadingDocument } from './pdf/bill-of-lading-pdf.ts';
import { cn22Document } from './pdf/cn22-pdf.ts';
import { commercialInvoiceDocument } from './pdf/commercial-invoice-pdf.ts';
import { labelDocument } from './pdf/label-pdf.ts';
import { receiptDocument } from './pdf/receipt-pdf.ts';
import { statementPaperDocument } from './pdf/statement-paper-pdf.ts';
import { openTypeface, type Typeface } from './pdf/typeface.ts';
import type { RenderJob } from './renderer.ts';

export async function renderDocument(job: RenderJob): Promise<Buffer> {
  if (job.file === 'label.zpl') return Buffer.from(labelsAsZpl(labelsOf(job.facts)), 'utf8');
  const typeface = await openTypeface(JSON.stringify(job.facts));
  return renderToBuffer(elementOf(job, typeface));
}

function elementOf(job: RenderJob, typeface: Typeface) {
  switch (job.file) {
    case 'receipt.pdf':
      return receiptDocument(job.facts, typeface);
    case 'label.pdf':
    case 'label.zpl':
      return labelDocument(labelsOf(job.facts), typeface);
    case 'bill-of-lading.pdf':
      return billOfLadingDocument(job.facts, typeface);
    case 'cn22.pdf':
      return cn22Document(job.facts, typeface);
    case 'commercial-invoice.pdf':
      return commercialInvoiceDocument(job.facts, typeface);
    case 'invoice.pdf':
    case 'credit-note.pdf':
      return statementPaperDocument(job.facts, typeface);
  }
}
