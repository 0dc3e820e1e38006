import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import type { useT } from '../../../platform/catalogs.tsx';
import { readLabelCode } from '../scanning/label-code.ts';

const LONGEST_FOREIGN = 40;

/** What was read, in words. */
export function labelWords(t: ReturnType<typeof useT<'field'>>, text: string): string {
  const code = readLabelCode(text);
  if (code.kind === 'foreign') return t('code.foreign', { text: text.slice(0, LONGEST_FOREIGN) });
  const number = formatTrackingNumber(code.trackingNumber);
  if (code.kind === 'shipment') return t('code.shipment', { number });
  return t('code.piece', { number, pieceNo: code.pieceNo });
}
