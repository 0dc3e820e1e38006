import { aliasIsPublic, readReference } from '@waypost/domain/tracking-number';
import { Problem } from '../../../platform/http/problem.ts';

/** The reference for the database. Parties may use short aliases. */
export function referenceOf(typed: string): string {
  const reference = readReference(typed);
  switch (reference.kind) {
    case 'too_short':
      throw new Problem('reference_too_short');
    case 'mistyped':
      throw new Problem('reference_mistyped');
    case 'piece':
      return reference.trackingNumber;
    case 'alias':
    case 'shipment':
      return reference.ref;
  }
}

/** The same for everyone: mistyped and short references never reach the database. */
export function publicReferenceOf(typed: string): string {
  const reference = readReference(typed);
  if (reference.kind === 'alias' && !aliasIsPublic(reference.ref)) {
    throw new Problem('tracking_unknown');
  }
  return referenceOf(typed);
}
