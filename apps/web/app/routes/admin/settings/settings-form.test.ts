import { settingsVersion1, settingTexts } from '@waypost/domain/settings';
import { describe, expect, test } from 'vitest';
import { type FormReply, typedIn } from '../../../platform/form-reply.ts';
import { readSettingsForm, shownAgain } from './settings-form.ts';

const shown = settingTexts(settingsVersion1);

function form(change: Record<string, string> = {}): FormData {
  const made = new FormData();
  const { smsEnabled: _, ...texts } = shown;
  const was = Object.fromEntries(
    Object.entries(shown).map(([name, text]) => [`was:${name}`, text]),
  );
  const all = { ...texts, ...was, version: '1', reason: 'Winter', ...change };
  for (const [name, text] of Object.entries(all)) made.set(name, text);
  return made;
}

describe('the form of the settings', () => {
  test('has the initial settings while nothing is changed', () => {
    expect(readSettingsForm(form())).toEqual({ settings: settingsVersion1 });
  });

  test('reads a ticked box, windows and places', () => {
    const typed = {
      smsEnabled: 'on',
      pickupWindows: '8:00-12:00',
      pickupPlaces: '7',
      payOnDeliveryMax: '750.5',
      standardTax: '19,5',
    };
    expect(readSettingsForm(form(typed))).toMatchObject({
      settings: {
        payOnDeliveryMaxCents: 75_050,
        standardTaxPerMille: 195,
        smsEnabled: true,
        pickupWindows: [{ window: '08:00-12:00', places: 7 }],
      },
    });
  });

  test.each([
    ['pickupWindows', 'noon', 'malformed'],
    ['pickupPlaces', '1, 2', 'malformed'],
    ['emailFrom', 'nobody', 'malformed'],
    ['payOnDeliveryMax', 'much', 'malformed'],
    ['standardTax', '51', 'malformed'],
    ['reason', 'x', 'required'],
  ])('says what is wrong with %s', (name, text, fault) => {
    expect(readSettingsForm(form({ [name]: text }))).toEqual({ faults: { [name]: fault } });
  });

  test('keeps changed fields after a conflict, and takes the others from the colleague', () => {
    const reply: FormReply = {
      typed: typedIn(form({ defaultIncoterm: 'DDP' })),
      faults: {},
      refusal: { code: 'settings_changed', requestId: '' },
      details: {
        version: 2,
        savedBy: 'Olga Owner',
        savedAt: '2026-11-15T18:00:00.000Z',
        changes: [
          { field: 'defaultIncoterm', from: 'DAP', to: 'EXW' },
          { field: 'pickupPlaces', from: '20', to: '15' },
        ],
      },
    };
    const again = shownAgain(reply);
    expect(again.typed).toMatchObject({ defaultIncoterm: 'DDP', pickupPlaces: '15' });
    expect(again.was).toMatchObject({ defaultIncoterm: 'EXW', pickupPlaces: '15' });
  });
});
