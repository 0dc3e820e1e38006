import type { PartyCase, PartyProof, PartyRole, PartyView } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import { formatCountry } from '@waypost/i18n/formats';
import type { PartyRow } from '../../core/receipts/index.ts';
import type { Party } from '../parties/index.ts';

type ProofRow = {
  at: Date;
  pieceNo: number;
  signedBy: string | null;
  pictureId: string | null;
};

type Seen = {
  contacts: readonly PartyRow[];
  proof: readonly ProofRow[];
  cases: PartyCase[];
  takesCases: boolean;
  cancellable: boolean;
};

/**
 * The projections for the shipper and for the recipient: every field is listed here by hand. Neither has
 * a price or a payment; the recipient does not see the shipper's address.
 */
export function partyView(
  party: Party,
  { contacts, proof, cases, takesCases, cancellable }: Seen,
  locale: Locale,
): PartyView {
  return {
    role: party.role,
    trackingNumber: party.trackingNumber,
    shipper: contactOf(contacts, 'shipper', party.role === 'shipper' && locale),
    recipient: contactOf(contacts, 'recipient', locale),
    proof: proof.map(proofOf),
    cases,
    takesCases,
    cancellable,
  };
}

/** With the address in this language, or without one. */
function contactOf(contacts: readonly PartyRow[], role: PartyRole, address: Locale | false) {
  const row = contacts.find((contact) => contact.role === role);
  return {
    name: row?.name ?? '',
    email: row?.email ?? '',
    phone: row?.phone ?? '',
    address: address === false ? null : addressOf(row, address),
  };
}

/** In one line: as typed, or from its parts. */
function addressOf(row: PartyRow | undefined, locale: Locale): string {
  if (row === undefined || row.addressText !== '' || row.line1 === null) {
    return row?.addressText ?? '';
  }
  const town = [row.postalCode, row.city].filter(Boolean).join(' ');
  const country = row.country === null ? '' : formatCountry(row.country, locale);
  return [row.line1, row.line2, town, row.region, country].filter(Boolean).join(', ');
}

function proofOf(row: ProofRow): PartyProof {
  return {
    at: row.at.toISOString(),
    pieceNo: row.pieceNo,
    signedBy: row.signedBy,
    pictureId: row.pictureId,
  };
}
