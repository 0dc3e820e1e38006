import {
  incotermOf,
  readPayOnDeliveryMax,
  readSender,
  readWindows,
  SETTING_FIELDS,
  type SettingChange,
  type SettingField,
  type Settings,
  type SettingTexts,
} from '@waypost/domain/settings';
import { textIn } from '../../../platform/form-text.ts';
import type { ShownRefusal } from '../../../platform/refused.tsx';

type Fault = 'windows' | 'places' | 'sender' | 'amount' | 'reason';

/** What a colleague saved since the form was opened. */
export type Conflict = {
  version: number;
  savedBy: string | null;
  savedAt: string;
  changes: SettingChange[];
};

/** A form that came back, with what was typed and what was wrong in it. */
export type SettingsAnswer = {
  version: number;
  typed: SettingTexts;
  /** What the form showed when it was opened. */
  was: SettingTexts;
  reason: string;
  faults: Partial<Record<SettingField | 'reason', Fault>>;
  refusal: ShownRefusal | null;
  conflict: Conflict | null;
};

export type ReadForm = Pick<SettingsAnswer, 'version' | 'typed' | 'was' | 'reason' | 'faults'> & {
  settings: Settings | null;
};

export function readForm(form: FormData): ReadForm {
  const text = (name: string) => textIn(form, name).trim();
  // a box that is not ticked is not sent
  const textOf = (field: SettingField) =>
    field === 'smsEnabled' && !form.has(field) ? 'off' : text(field);
  const typed = textsOf(textOf);
  const read = readWindows(typed.pickupWindows, typed.pickupPlaces);
  const defaultIncoterm = incotermOf(typed.defaultIncoterm);
  const payOnDeliveryMaxCents = readPayOnDeliveryMax(typed.payOnDeliveryMax);
  const reason = text('reason');
  const faults: SettingsAnswer['faults'] = {
    ...('fault' in read &&
      (read.fault === 'windows' ? { pickupWindows: 'windows' } : { pickupPlaces: 'places' })),
    ...(typed.emailFrom !== '' && readSender(typed.emailFrom) === null && { emailFrom: 'sender' }),
    ...(payOnDeliveryMaxCents === undefined && { payOnDeliveryMax: 'amount' }),
    ...(reason.length < 3 && { reason: 'reason' }),
  };
  const isComplete = Object.keys(faults).length === 0;
  const settings =
    isComplete &&
    'windows' in read &&
    defaultIncoterm !== undefined &&
    payOnDeliveryMaxCents !== undefined
      ? {
          defaultIncoterm,
          emailFrom: typed.emailFrom,
          pickupWindows: read.windows,
          smsEnabled: typed.smsEnabled === 'on',
          payOnDeliveryMaxCents,
        }
      : null;
  const was = textsOf((field) => text(`was:${field}`));
  return { version: Number(text('version')) || 0, typed, was, reason, faults, settings };
}

/**
 * What the form shows when it comes back: after a conflict, what was not touched here is as the
 * colleague left it.
 */
export function shownAgain({ typed, was, conflict }: SettingsAnswer): {
  typed: SettingTexts;
  was: SettingTexts;
} {
  const savedOf = (field: SettingField) =>
    conflict?.changes.find((change) => change.field === field)?.to ?? was[field];
  return {
    typed: textsOf((field) => (typed[field] === was[field] ? savedOf(field) : typed[field])),
    was: textsOf(savedOf),
  };
}

function textsOf(textOf: (field: SettingField) => string): SettingTexts {
  return Object.fromEntries(SETTING_FIELDS.map((field) => [field, textOf(field)])) as SettingTexts;
}
