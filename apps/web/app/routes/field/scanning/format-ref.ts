import { formatContainerCode, readContainerCode } from '@waypost/domain/container-code';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';

/** A piece or a container, in groups of characters as printed on its label. */
export function formatRef(ref: string): string {
  return readContainerCode(ref) === null ? formatTrackingNumber(ref) : formatContainerCode(ref);
}
