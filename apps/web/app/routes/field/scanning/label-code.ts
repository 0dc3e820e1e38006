import { readReference } from '@waypost/domain/tracking-number';

/** The content of a code on a parcel. Acts on goods need the piece; a QR code only identifies the shipment. */
export type LabelCode =
  | { kind: 'piece'; trackingNumber: string; pieceNo: number }
  | { kind: 'shipment'; trackingNumber: string }
  | { kind: 'foreign' };

export function readLabelCode(text: string): LabelCode {
  const reference = readReference(numberIn(text));
  if (reference.kind === 'piece') {
    const { trackingNumber, pieceNo } = reference;
    return { kind: 'piece', trackingNumber, pieceNo };
  }
  if (reference.kind === 'shipment') return { kind: 'shipment', trackingNumber: reference.ref };
  return { kind: 'foreign' };
}

/** The QR code of a label holds the address of its tracking page. */
function numberIn(text: string): string {
  if (!/^https?:\/\//i.test(text)) return text;
  return URL.parse(text)?.searchParams.get('ref') ?? '';
}
