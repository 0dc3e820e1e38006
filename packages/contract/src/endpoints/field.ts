import { LANE_KINDS, PIECE_FLAGS } from '@waypost/domain/sort-plan';
import { STATUSES } from '@waypost/domain/tracking';
import { z } from 'zod';
import { binary, endpointsOf } from '../endpoint.ts';
import { FIELD_DEVICE_KINDS, FIELD_RIGHTS, PIN_DIGITS } from '../field-rights.ts';
import { CountryCode, Instant, plainText } from '../fields.ts';

const endpoint = endpointsOf('field');

/** What every endpoint of an enrolled device is refused with. */
export const OF_DEVICE = ['unauthenticated'] as const;
/** The same where somebody must have begun a shift on it. */
export const OF_SHIFT = [...OF_DEVICE, 'shift_needed', 'forbidden'] as const;

const FieldDevice = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(FIELD_DEVICE_KINDS),
    hub: z
      .object({
        id: z.uuid(),
        code: z.string(),
        name: z.string(),
        timeZone: z.string(),
        /** As scans made there say it. */
        place: z.object({ city: z.string(), country: CountryCode }),
      })
      .meta({ id: 'FieldHub' }),
  })
  .meta({ id: 'FieldDevice' });
export type FieldDevice = z.infer<typeof FieldDevice>;

const FieldPerson = z
  .object({
    id: z.uuid(),
    name: z.string(),
    rights: z.array(z.enum(FIELD_RIGHTS)),
    /** Language of the person; empty for that of the device. */
    locale: z.string(),
  })
  .meta({ id: 'FieldPerson' });
export type FieldPerson = z.infer<typeof FieldPerson>;

const SHIFT = {
  id: z.uuid(),
  beganAt: Instant,
  /** 14 hours after its beginning, unless it is ended before. */
  endsAt: Instant,
};

export const enrolDevice = endpoint('POST /api/field/enrolments', {
  summary:
    'Make this browser the device that the token was made for. A token works once, for 15 minutes, and sets the cookie of the device.',
  body: z
    .object({
      /** From the fragment of the address in the QR code. */
      token: z.string().min(1).max(100),
      /** Chosen by the device and kept while it repeats the call: the same one is answered again when the first answer was lost. */
      attemptId: z.uuid().optional(),
    })
    .meta({ id: 'DeviceEnrolment' }),
  answers: { 201: z.object({ device: FieldDevice }).meta({ id: 'EnrolledDevice' }) },
  problems: ['enrolment_unknown', 'cross_site_request'],
  signIn: true,
});

export const readFieldDevice = endpoint('GET /api/field/device', {
  summary: 'This device, and the shift that goes on at it.',
  answers: {
    200: z
      .object({
        device: FieldDevice,
        shift: z
          .object({ ...SHIFT, person: FieldPerson })
          .meta({ id: 'FieldShift' })
          .nullable(),
        /** By which the device measures how far its clock is off. */
        now: Instant,
      })
      .meta({ id: 'FieldDeviceState' }),
  },
  problems: OF_DEVICE,
});

export const startShift = endpoint('POST /api/field/shifts', {
  summary:
    'Begin a shift by badge and PIN. The same person gets the shift that goes on at this device; another one ends it.',
  body: z
    .object({
      /** As scanned or typed: `WPB` and nine symbols. */
      badge: plainText(1, 40),
      pin: z.string().regex(new RegExp(`^\\d{${PIN_DIGITS}}$`)),
    })
    .meta({ id: 'ShiftStart' }),
  answers: {
    201: z
      .object({
        shift: z.object(SHIFT).meta({ id: 'StartedShift' }),
        person: FieldPerson,
        /** As it is now: staff may have moved it to another hub, or changed that hub. The release before leaves it out. */
        device: FieldDevice.optional(),
        /** Base64 of 32 bytes, under which the device seals personal data of this shift. */
        key: z.string(),
      })
      .meta({ id: 'ShiftStarted' }),
  },
  problems: [...OF_DEVICE, 'badge_or_pin_wrong', 'pin_locked', 'cross_site_request'],
});

export const endShift = endpoint('POST /api/field/shifts/current/end', {
  summary: 'End the shift that goes on at this device. What it has not sent yet can still be sent.',
  answers: { 200: z.object({ endedAt: Instant }).meta({ id: 'ShiftEnded' }) },
  problems: [...OF_SHIFT, 'cross_site_request'],
});

export const MAX_SHIFT_KEYS = 20;

export const readShiftKeys = endpoint('POST /api/field/keys', {
  summary:
    'The keys of earlier shifts of this device, for what is sealed there and not sent yet. Others are left out.',
  body: z
    .object({ shiftIds: z.array(z.uuid()).min(1).max(MAX_SHIFT_KEYS) })
    .meta({ id: 'ShiftKeysRequest' }),
  answers: {
    200: z
      .object({ keys: z.array(z.object({ shiftId: z.uuid(), key: z.string() })) })
      .meta({ id: 'ShiftKeys' }),
  },
  problems: [...OF_SHIFT, 'cross_site_request'],
});

export const readExpected = endpoint('GET /api/field/expected', {
  summary:
    'The table of shipments that this hub expects, with their lanes: binary, as `@waypost/domain/expected-pieces` reads it. Send its ETag as `If-None-Match` to get 304 while nothing has changed.',
  answers: { 200: binary() },
  mediaTypes: ['application/octet-stream'],
  problems: OF_SHIFT,
});

export const lookUpPiece = endpoint('GET /api/field/pieces/:ref', {
  summary: 'One shipment or piece: its lane in this hub and where it goes. No name and no street.',
  params: z.object({ ref: plainText(1, 64) }),
  answers: {
    200: z
      .object({
        /** The tracking number. */
        number: z.string(),
        /** Null when the number of the whole shipment was asked for. */
        pieceNo: z.int().nullable(),
        pieceCount: z.int(),
        /** Null when this hub has no plan and knows no lane for it. */
        lane: z
          .object({ code: z.string(), name: z.string(), kind: z.enum(LANE_KINDS) })
          .meta({ id: 'FieldLane' })
          .nullable(),
        flags: z.array(z.enum(PIECE_FLAGS)),
        status: z.enum(STATUSES),
        service: z.string(),
        destination: z
          .object({ city: z.string(), country: CountryCode, postalCode: z.string() })
          .meta({ id: 'FieldDestination' }),
      })
      .meta({ id: 'FieldPiece' }),
  },
  problems: [...OF_SHIFT, 'reference_too_short', 'reference_mistyped', 'tracking_unknown'],
});
