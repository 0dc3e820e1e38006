import {
  incotermOf,
  readPayOnDeliveryMax,
  readSender,
  readStandardTax,
  readWindows,
  SETTING_FIELDS,
  type SettingChange,
  type SettingField,
  type Settings,
  type SettingTexts,
} from '@waypost/domain/settings';
import { type Faults, type FormReply, typedIn } from '../../../platform/form-reply.ts';

/** The version that a colleague saved after the form was opened. */
export type Conflict = {
  version: number;
  savedBy: string | null;
  savedAt: string;
  changes: SettingChange[];
};

export function conflictIn(reply: FormReply | undefined): Conflict | undefined {
  if (reply?.refusal?.code !== 'settings_changed') return undefined;
  return reply.details as unknown as Conflict;
}

export type Shown = {
  typed: SettingTexts;
  /** The initial values of the form. */
  was: SettingTexts;
};

export function textsIn(typed: FormReply['typed']): Shown {
  return {
    // an unticked box is not sent
    typed: textsOf((field) => typed[field]?.trim() ?? (field === 'smsEnabled' ? 'off' : '')),
    was: textsOf((field) => typed[`was:${field}`] ?? ''),
  };
}

export function readSettingsForm(form: FormData): { settings: Settings } | { faults: Faults } {
  const all = typedIn(form);
  const { typed } = textsIn(all);
  const read = readWindows(typed.pickupWindows, typed.pickupPlaces);
  const defaultIncoterm = incotermOf(typed.defaultIncoterm);
  const payOnDeliveryMaxCents = readPayOnDeliveryMax(typed.payOnDeliveryMax);
  const standardTaxPerMille = readStandardTax(typed.standardTax);
  const isSender = typed.emailFrom === '' || readSender(typed.emailFrom) !== null;
  const faults: Faults = {
    ...(defaultIncoterm === undefined && { defaultIncoterm: 'malformed' }),
    ...('fault' in read && {
      [read.fault === 'windows' ? 'pickupWindows' : 'pickupPlaces']: 'malformed',
    }),
    ...(!isSender && { emailFrom: 'malformed' }),
    ...(payOnDeliveryMaxCents === undefined && { payOnDeliveryMax: 'malformed' }),
    ...(standardTaxPerMille === undefined && { standardTax: 'malformed' }),
    ...((all['reason'] ?? '').trim().length < 3 && { reason: 'required' }),
  };
  if (
    Object.keys(faults).length > 0 ||
    'fault' in read ||
    !defaultIncoterm ||
    payOnDeliveryMaxCents === undefined ||
    standardTaxPerMille === undefined
  ) {
    return { faults };
  }
  const smsEnabled = typed.smsEnabled === 'on';
  const { emailFrom } = typed;
  const pickupWindows = read.windows;
  return {
    settings: {
      defaultIncoterm,
      emailFrom,
      pickupWindows,
      smsEnabled,
      payOnDeliveryMaxCents,
      standardTaxPerMille,
    },
  };
}

/**
 * The values of the form when it comes back. After a conflict, fields that were not changed here have the
 * colleague's values.
 */
export function shownAgain(reply: FormReply): Shown {
  const { typed, was } = textsIn(reply.typed);
  const changes = conflictIn(reply)?.changes ?? [];
  const savedOf = (field: SettingField) =>
    changes.find((change) => change.field === field)?.to ?? was[field];
  return {
    typed: textsOf((field) => (typed[field] === was[field] ? savedOf(field) : typed[field])),
    was: textsOf(savedOf),
  };
}

function textsOf(textOf: (field: SettingField) => string): SettingTexts {
  return Object.fromEntries(SETTING_FIELDS.map((field) => [field, textOf(field)])) as SettingTexts;
}
