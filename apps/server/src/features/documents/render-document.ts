import { renderToBuffer } from '@react-pdf/renderer';
import type { DocumentFile } from '@waypost/contract';
import type { DocumentFacts } from './document-facts.ts';
import { labelsOf } from './label-facts.ts';
import { labelsAsZpl } from './label-zpl.ts';
import { billOfLadingDocument } from './pdf/bill-of-lading-pdf.ts';
import { cn22Document } from './pdf/cn22-pdf.ts';
import { commercialInvoiceDocument } from './pdf/commercial-invoice-pdf.ts';
import { labelDocument } from './pdf/label-pdf.ts';
import { receiptDocument } from './pdf/receipt-pdf.ts';
import { openTypeface, type Typeface } from './pdf/typeface.ts';

export async function renderDocument(file: DocumentFile, facts: DocumentFacts): Promise<Buffer> {
  if (file === 'label.zpl') return Buffer.from(labelsAsZpl(labelsOf(facts)), 'utf8');
  const typeface = await openTypeface(JSON.stringify(facts));
  return renderToBuffer(elementOf(file, facts, typeface));
}

function elementOf(
  file: Exclude<DocumentFile, 'label.zpl'>,
  facts: DocumentFacts,
  typeface: Typeface,
) {
  switch (file) {
    case 'receipt.pdf':
      return receiptDocument(facts, typeface);
    case 'label.pdf':
      return labelDocument(labelsOf(facts), typeface);
    case 'bill-of-lading.pdf':
      return billOfLadingDocument(facts, typeface);
    case 'cn22.pdf':
      return cn22Document(facts, typeface);
    case 'commercial-invoice.pdf':
      return commercialInvoiceDocument(facts, typeface);
  }
}
