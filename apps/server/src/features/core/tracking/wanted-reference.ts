import { aliasIsPublic, readReference } from '@waypost/domain/tracking-number';

export type WantedReference =
  | { kind: 'reference'; ref: string }
  | { kind: 'too_short' | 'mistyped' | 'unknown' };

/** The reference for the database; mistyped ones never reach it and cost nothing. */
export function readWanted(typed: string): WantedReference {
  const reference = readReference(typed);
  switch (reference.kind) {
    case 'too_short':
    case 'mistyped':
      return reference;
    case 'piece':
      return { kind: 'reference', ref: reference.trackingNumber };
    case 'alias':
      if (!aliasIsPublic(reference.ref)) return { kind: 'unknown' };
      return { kind: 'reference', ref: reference.ref };
    case 'shipment':
      return { kind: 'reference', ref: reference.ref };
  }
}
