import type { PickupWindow } from './pickups.ts';
import { type Incoterm, INCOTERMS } from './tariff.ts';

/** A window with its number of pickups in a city. */
export type OfferedWindow = { window: PickupWindow; places: number };

/** How the carrier works, stored as versions. The newest version is in force. */
export type Settings = {
  defaultIncoterm: Incoterm;
  /**
   * `Waypost <no-reply@waypost.example>`, or an address alone. Empty: the default sender of the
   * installation.
   */
  emailFrom: string;
  pickupWindows: OfferedWindow[];
  smsEnabled: boolean;
  /** The most that a customer with an account may owe for payment on delivery. */
  payOnDeliveryMaxCents: number;
  /**
   * The standard rate of tax in the carrier's country. A tariff with tax has it from here when it is proposed,
   * and keeps it: a new rate needs a new version of the tariff.
   */
  standardTaxPerMille: number;
};

export const settingsVersion1: Settings = {
  defaultIncoterm: 'DAP',
  emailFrom: '',
  pickupWindows: [
    { window: '09:00-13:00', places: 20 },
    { window: '13:00-17:00', places: 20 },
    { window: '17:00-20:00', places: 20 },
  ],
  smsEnabled: false,
  // the legal limit for cash payments in Belgium
  payOnDeliveryMaxCents: 300_000,
  // Belgium
  standardTaxPerMille: 210,
};

/** A version saved before a setting existed gets the default of a new installation. */
export function completeSettings(saved: Partial<Settings>): Settings {
  return { ...settingsVersion1, ...saved };
}

export const MAX_WINDOWS = 12;
export const MAX_PLACES = 10_000;
export const MAX_PAY_ON_DELIVERY_CENTS = 100_000_000;
export const MAX_TAX_PER_MILLE = 500;

const TIME = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
/** 09:00-13:00; the pattern cannot check that it ends after it begins. */
export const WINDOW_PATTERN = new RegExp(`^${TIME}-${TIME}$`);

export function isPickupWindow(text: string): boolean {
  const [from = '', until = ''] = text.split('-');
  return WINDOW_PATTERN.test(text) && from < until;
}

/**
 * Reads "9:00 - 13:00, 13:00-17:00" with "20" for all or "20, 15" in the same order as windows sorted by
 * their start. Otherwise returns which of the two texts is invalid.
 */
export function readWindows(
  windowList: string,
  placesList: string,
): { windows: OfferedWindow[] } | { fault: 'windows' | 'places' } {
  const windows = partsOf(windowList).map(spelledOut);
  const isReadable = windows.length > 0 && windows.length <= MAX_WINDOWS;
  if (!isReadable || !windows.every(isPickupWindow) || new Set(windows).size < windows.length) {
    return { fault: 'windows' };
  }
  const places = partsOf(placesList).map(placesOf);
  const [first] = places;
  const isForEach = places.length === 1 || places.length === windows.length;
  if (first === undefined || !isForEach || places.includes(Number.NaN)) return { fault: 'places' };
  const offered = windows.map((window, at) => ({ window, places: places[at] ?? first }));
  return { windows: inOrder(offered) };
}

export function inOrder(windows: readonly OfferedWindow[]): OfferedWindow[] {
  return windows.toSorted((a, b) => (a.window < b.window ? -1 : 1));
}

export function windowsText({ pickupWindows }: Settings): string {
  return pickupWindows.map(({ window }) => window).join(', ');
}

/** One number when all windows have the same. */
export function placesText({ pickupWindows }: Settings): string {
  const places = pickupWindows.map((offered) => `${offered.places}`);
  return new Set(places).size === 1 ? (places[0] ?? '') : places.join(', ');
}

function partsOf(list: string): string[] {
  const parts = list.split(',').map((part) => part.trim());
  // a trailing comma is ignored
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

/** Dashes of any length, spaces around them, hours of one digit. */
function spelledOut(text: string): string {
  const [from = '', until = '', ...rest] = text.split(/[-–—]/).map((part) => part.trim());
  return rest.length > 0 ? '' : `${from.padStart(5, '0')}-${until.padStart(5, '0')}`;
}

function placesOf(text: string): number {
  const places = /^[0-9]{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return places <= MAX_PLACES ? places : Number.NaN;
}

export const SETTING_FIELDS = [
  'defaultIncoterm',
  'emailFrom',
  'pickupWindows',
  'pickupPlaces',
  'smsEnabled',
  'payOnDeliveryMax',
  'standardTax',
] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];

/** The text for a form. */
export type SettingTexts = Record<SettingField, string>;

export function settingTexts(settings: Settings): SettingTexts {
  return {
    defaultIncoterm: settings.defaultIncoterm,
    emailFrom: settings.emailFrom,
    pickupWindows: windowsText(settings),
    pickupPlaces: placesText(settings),
    smsEnabled: settings.smsEnabled ? 'on' : 'off',
    payOnDeliveryMax: `${settings.payOnDeliveryMaxCents / 100}`,
    standardTax: `${settings.standardTaxPerMille / 10}`,
  };
}

export type SettingChange = { field: SettingField; from: string; to: string };

export function settingChanges(before: Settings, after: Settings): SettingChange[] {
  const [from, to] = [settingTexts(before), settingTexts(after)];
  return SETTING_FIELDS.filter((field) => from[field] !== to[field]).map((field) => ({
    field,
    from: from[field],
    to: to[field],
  }));
}

/** "3000" or "3000.50" in the major unit of the currency, as cents; undefined when it is invalid. */
export function readPayOnDeliveryMax(text: string): number | undefined {
  if (!/^[0-9]{1,7}(?:\.[0-9]{1,2})?$/.test(text)) return undefined;
  const cents = Math.round(Number(text) * 100);
  return cents <= MAX_PAY_ON_DELIVERY_CENTS ? cents : undefined;
}

/** "21" or "5.5" per cent, as thousandths; undefined when it is invalid. */
export function readStandardTax(text: string): number | undefined {
  if (!/^[0-9]{1,2}(?:[.,][0-9])?$/.test(text)) return undefined;
  const perMille = Math.round(Number(text.replace(',', '.')) * 10);
  return perMille <= MAX_TAX_PER_MILLE ? perMille : undefined;
}

export function incotermOf(text: string): Incoterm | undefined {
  return INCOTERMS.find((term) => term === text);
}

/** Neither may contain what separates addresses in an email header; an address is plain ASCII. */
const NAME = String.raw`[^\p{Cc}"<>,:;@()\[\]\\]{1,80}`;
const ADDRESS = String.raw`[\w.!#$%&'*+/=?^{|}~\-]{1,64}@[A-Za-z0-9.\-]{1,180}\.[A-Za-z0-9\-]{2,}`;
const SENDER = new RegExp(`^(?:(${NAME})<(${ADDRESS})>|(${ADDRESS}))$`, 'u');

/** The sender of an email: a name and an address, or an address alone. */
export function readSender(text: string): { name: string; address: string } | null {
  const [, name = '', named, bare] = SENDER.exec(text.trim()) ?? [];
  const address = named ?? bare;
  return address === undefined || address.length > 254 ? null : { name: name.trim(), address };
}
