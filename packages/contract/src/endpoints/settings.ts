import { INCOTERMS } from '@waypost/domain/rates';
import {
  isPickupWindow,
  MAX_PAY_ON_DELIVERY_CENTS,
  MAX_PLACES,
  MAX_TAX_PER_MILLE,
  MAX_WINDOWS,
  readSender,
  SETTING_FIELDS,
  WINDOW_PATTERN,
} from '@waypost/domain/settings';
import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { Instant, plainText, WholeNumber } from '../fields.ts';

const endpoint = endpointsOf('settings');

export const PickupWindowText = z.string().regex(WINDOW_PATTERN, 'not a pickup window');

const OfferedWindow = z
  .object({
    window: PickupWindowText.refine(isPickupWindow, 'ends before it begins'),
    /** Pickups per city. */
    places: z.int().min(0).max(MAX_PLACES),
  })
  .meta({ id: 'OfferedWindow' });

export const Settings = z
  .object({
    defaultIncoterm: z.enum(INCOTERMS),
    emailFrom: plainText(0, 340)
      .refine((text) => text === '' || readSender(text) !== null, 'not a sender')
      .describe('`Name <address>` or an address; empty for the sender of the installation.'),
    pickupWindows: z
      .array(OfferedWindow)
      .min(1)
      .max(MAX_WINDOWS)
      .refine(
        (windows) => new Set(windows.map(({ window }) => window)).size === windows.length,
        'a window twice',
      ),
    smsEnabled: z.boolean(),
    payOnDeliveryMaxCents: z
      .int()
      .min(0)
      .max(MAX_PAY_ON_DELIVERY_CENTS)
      .describe('The most that a customer with an account may leave to be paid on delivery.'),
    standardTaxPerMille: z
      .int()
      .min(0)
      .max(MAX_TAX_PER_MILLE)
      .describe("The standard rate of the carrier's country, for tariffs with tax."),
  })
  .meta({ id: 'Settings' });

const SettingChange = z
  .object({ field: z.enum(SETTING_FIELDS), from: z.string(), to: z.string() })
  .meta({ id: 'SettingChange' });

const VERSION = {
  version: z.int(),
  settings: Settings,
  /** A member of staff; null for the first version. */
  savedBy: z.string().nullable(),
  savedAt: Instant,
  reason: z.string(),
};

export const SettingsInForce = z
  .object({
    ...VERSION,
    /** Sender of emails while the settings name none. */
    ownSender: z.string(),
  })
  .meta({ id: 'SettingsInForce' });
export type SettingsInForce = z.infer<typeof SettingsInForce>;

export const SettingsVersion = z
  .object({
    ...VERSION,
    /** Changes since the previous version. */
    changes: z.array(SettingChange),
  })
  .meta({ id: 'SettingsVersion' });
export type SettingsVersion = z.infer<typeof SettingsVersion>;

export const readSettings = endpoint('GET /api/admin/settings', {
  summary: 'The settings in force.',
  answers: { 200: SettingsInForce },
  problems: OF_STAFF,
});

export const saveSettings = endpoint('PUT /api/admin/settings', {
  summary:
    'Save the settings as a new version, in force within seconds. A change based on an older version is refused, with what changed since.',
  body: z
    .object({
      /** The version that the settings were edited from. */
      version: z.int().min(1).max(1_000_000_000),
      settings: Settings,
      reason: plainText(3, 300),
    })
    .meta({ id: 'NewSettings' }),
  answers: { 200: SettingsInForce },
  problems: [...OF_STAFF, 'settings_changed', 'cross_site_request'],
});

export const listSettingsVersions = endpoint('GET /api/admin/settings/versions', {
  summary: 'Versions of the settings, newest first; `next` continues the list.',
  query: z.object({ before: z.coerce.number().pipe(WholeNumber).optional() }),
  answers: {
    200: z
      .object({ versions: z.array(SettingsVersion), next: z.int().nullable() })
      .meta({ id: 'SettingsHistory' }),
  },
  problems: OF_STAFF,
});

export const readBookingDefaults = endpoint('GET /api/shipments/defaults', {
  summary: 'The default values of a booking.',
  tag: 'quotes',
  loadClass: 'bookings',
  answers: {
    200: z.object({ incoterm: z.enum(INCOTERMS) }).meta({ id: 'BookingDefaults' }),
  },
});
