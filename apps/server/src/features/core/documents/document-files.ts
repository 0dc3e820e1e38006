import type { DocumentFile, DocumentOffer, LabelSize, WithheldBecause } from '@waypost/contract';
import { leavesCustomsArea } from '@waypost/domain/customs-areas';
import type { DocumentFacts } from './document-facts.ts';

type LabelFormat = 'pdf' | 'zpl';
/** What is made and kept of a shipment: labels of each size are files of their own. */
export type KeptFile = DocumentFile | `label-a6.${LabelFormat}`;

export function labelFileOf(format: LabelFormat, size: LabelSize): KeptFile {
  return size === 'a6' ? `label-a6.${format}` : `label.${format}`;
}

/** The document that the file is, whatever its size. */
export function documentOf(file: KeptFile): DocumentFile {
  return file.replace('label-a6.', 'label.') as DocumentFile;
}

export function sizeOf(file: KeptFile): LabelSize {
  return file.startsWith('label-a6.') ? 'a6' : '4x6';
}

type Description = Pick<DocumentOffer, 'kind' | 'format'> & {
  mediaType: string;
  /** Withheld until the booking is confirmed, and after it was cancelled. */
  travels: boolean;
  /** Made again when its content has changed; the others stay as they were made, until staff renews them. */
  follows: boolean;
};

const PDF = { format: 'pdf', mediaType: 'application/pdf' } as const;

export const DESCRIPTIONS: Record<DocumentFile, Description> = {
  'receipt.pdf': { ...PDF, kind: 'receipt', travels: false, follows: true },
  'label.pdf': { ...PDF, kind: 'label', travels: true, follows: false },
  'label.zpl': {
    kind: 'label',
    format: 'zpl',
    mediaType: 'application/vnd.zebra-zpl',
    travels: true,
    follows: false,
  },
  'bill-of-lading.pdf': { ...PDF, kind: 'bill_of_lading', travels: true, follows: false },
  'cn22.pdf': { ...PDF, kind: 'cn22', travels: false, follows: false },
  'commercial-invoice.pdf': {
    ...PDF,
    kind: 'commercial_invoice',
    travels: false,
    follows: false,
  },
};

/**
 * A CN 22 is glued to the one parcel that it describes; several travel with a commercial invoice. The limit is
 * our own rule, after the posts' limit of 300 special drawing rights between CN 22 and CN 23 (see
 * Eswatini Post, eswatinipost.co.sz/parcels.php). In euro, not converted.
 */
const CN22_LIMIT_CENTS = 30_000;

/** The documents that a shipment needs. */
export function filesOf(facts: DocumentFacts): DocumentFile[] {
  const isFreight = facts.receipt.quote.request.serviceType === 'freight';
  const customs = customsFileOf(facts, isFreight);
  return [
    'label.pdf',
    'label.zpl',
    'receipt.pdf',
    ...(isFreight ? (['bill-of-lading.pdf'] as const) : []),
    ...(customs === null ? [] : [customs]),
  ];
}

function customsFileOf(facts: DocumentFacts, isFreight: boolean): DocumentFile | null {
  const { items } = facts.receipt;
  if (!leavesCustomsArea(facts.originCountry, facts.destinationCountry)) return null;
  if (items.length === 0) return null;
  const valueCents = items.reduce((sum, item) => sum + item.valueCents, 0);
  const isOneParcel = !isFreight && facts.pieceCount === 1;
  return isOneParcel && valueCents <= CN22_LIMIT_CENTS ? 'cn22.pdf' : 'commercial-invoice.pdf';
}

/** 20 labels take about 0.8 s of one core. */
export const PIECES_AT_ONCE = 20;

/** These grow with the number of pieces; the worker makes the long ones. */
export function isLong(file: KeptFile, { pieceCount }: DocumentFacts): boolean {
  const grows = ['label.pdf', 'bill-of-lading.pdf'].includes(documentOf(file));
  return grows && pieceCount > PIECES_AT_ONCE;
}

export function withheldBecause(
  file: DocumentFile,
  { receipt }: DocumentFacts,
): WithheldBecause | null {
  if (!DESCRIPTIONS[file].travels) return null;
  return receipt.cancelledAt !== null ? 'cancelled' : receipt.hold;
}
