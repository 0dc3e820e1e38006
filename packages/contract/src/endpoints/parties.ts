import { EXCEPTION_KINDS } from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Email, Instant } from '../fields.ts';
import { Done } from './auth.ts';
import { CaseFile, CaseMessage } from './cases.ts';
import { TypedReference } from './tracking.ts';

const endpoint = endpointsOf('parties');

export const PARTY_ROLES = ['shipper', 'recipient'] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];

const PartyContact = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Null for the recipient where it is the shipper's. */
  address: z.string().nullable(),
});

export const PartyProof = z
  .strictObject({
    at: Instant,
    /** 0 if the whole shipment was handed over. */
    pieceNo: z.int(),
    signedBy: z.string().nullable(),
    /** Id of a photo or signature. */
    pictureId: z.uuid().nullable(),
  })
  .meta({ id: 'PartyProof' });
export type PartyProof = z.infer<typeof PartyProof>;

export const PartyCase = z
  .strictObject({
    id: z.uuid(),
    subject: z.enum(EXCEPTION_KINDS),
    state: z.enum(['open', 'closed']),
    openedAt: Instant,
    closedAt: Instant.nullable(),
    /** False if it was closed too long ago to be reopened by a message. */
    takesMessages: z.boolean(),
    messages: z.array(CaseMessage),
    files: z.array(CaseFile),
  })
  .meta({ id: 'PartyCase' });
export type PartyCase = z.infer<typeof PartyCase>;

/** What a party may see beyond the public view. Adding a field here is a privacy decision. */
export const PartyView = z
  .strictObject({
    role: z.enum(PARTY_ROLES),
    trackingNumber: z.string(),
    shipper: PartyContact,
    recipient: PartyContact,
    proof: z.array(PartyProof),
    /** Newest first; only cases of this role. */
    cases: z.array(PartyCase),
    /** True while something is wrong with the shipment: a case can be opened about it. */
    takesCases: z.boolean(),
    /** True if the caller is the shipper and the shipment has not been picked up. */
    cancellable: z.boolean(),
  })
  .meta({ id: 'PartyView' });
export type PartyView = z.infer<typeof PartyView>;

/** The token of a party link. It is signed and expires; opening it does not use it up. */
export const openPartyLink = endpoint('GET /api/links/:token', {
  summary:
    'The shipment and party of an emailed link. Sets the cookie that identifies the browser as that party.',
  loadClass: 'tracking',
  params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,80}$/) }),
  answers: {
    200: z
      .object({ trackingNumber: z.string(), role: z.enum(PARTY_ROLES) })
      .meta({ id: 'PartyLink' }),
  },
  problems: ['link_invalid'],
});

export const askForPartyLink = endpoint('POST /api/track/links', {
  summary:
    'Email a party link to the shipper or the recipient. The response is the same for every address.',
  signIn: true,
  body: z.object({ ref: TypedReference, email: Email }).meta({ id: 'PartyLinkRequest' }),
  answers: { 202: Done },
  problems: ['reference_too_short', 'reference_mistyped', 'cross_site_request'],
});

const NO_PARTY = ['reference_too_short', 'reference_mistyped', 'tracking_unknown'] as const;

export const readPartyView = endpoint('GET /api/track/party/:ref', {
  summary: 'What a party sees beyond the public view. For anyone else the number is not found.',
  loadClass: 'tracking',
  params: z.object({ ref: TypedReference }),
  answers: { 200: PartyView },
  problems: NO_PARTY,
});

export const readProofPicture = endpoint('GET /api/track/party/:ref/proof/:pictureId', {
  summary: 'A photo or signature as proof of delivery.',
  params: z.object({ ref: TypedReference, pictureId: z.uuid() }),
  answers: { 200: z.file() },
  mediaTypes: ['image/jpeg'],
  problems: NO_PARTY,
});

export const cancelShipment = endpoint('POST /api/track/party/:ref/cancel', {
  summary:
    'Cancel a shipment before its pickup, as its shipper: the account that booked it, one of its keys, or the link emailed to the shipper. Payments are voided or refunded.',
  loadClass: 'bookings',
  params: z.object({ ref: TypedReference }),
  answers: { 200: Done },
  problems: [...NO_PARTY, 'shipper_only', 'not_cancellable', 'cross_site_request'],
});
