import { describe, expect, test } from 'vitest';
import {
  isPickupWindow,
  placesText,
  readSender,
  readWindows,
  settingChanges,
  settingsVersion1,
  windowsText,
} from './settings.ts';

describe('pickup windows in the settings', () => {
  test('are read from a comma-separated list in any spelling, and sorted by hour', () => {
    expect(readWindows('13:00 – 17:00, 9:00-13:00,', '20')).toEqual({
      windows: [
        { window: '09:00-13:00', places: 20 },
        { window: '13:00-17:00', places: 20 },
      ],
    });
  });

  test('get their places in the listed order', () => {
    expect(readWindows('17:00-20:00, 09:00-13:00', '5, 30')).toEqual({
      windows: [
        { window: '09:00-13:00', places: 30 },
        { window: '17:00-20:00', places: 5 },
      ],
    });
  });

  test.each([
    '',
    'morning',
    '09:00',
    '13:00-09:00',
    '09:00-09:00',
    '09:00-24:00',
    '09:00-13:00, 9:00-13:00',
    '09:00-13:00,,13:00-17:00',
    Array.from({ length: 13 }, (_, hour) => `${hour + 1}:00-${hour + 2}:00`).join(),
  ])('cannot be read from %j', (text) => {
    expect(readWindows(text, '20')).toEqual({ fault: 'windows' });
  });

  test.each(['', 'many', '-1', '1.5', '10001', '20, 30, 40', '20,,'])(
    'cannot have %j places',
    (text) => {
      expect(readWindows('09:00-13:00, 13:00-17:00', text)).toEqual({ fault: 'places' });
    },
  );

  test('are written in the form they are read', () => {
    const { pickupWindows } = settingsVersion1;
    const mixed = {
      ...settingsVersion1,
      pickupWindows: pickupWindows.map((offered, at) => ({ ...offered, places: at })),
    };
    for (const settings of [settingsVersion1, mixed]) {
      const read = readWindows(windowsText(settings), placesText(settings));
      expect(read).toEqual({ windows: settings.pickupWindows });
    }
  });

  test('must begin before they end', () => {
    expect(isPickupWindow('09:00-13:00')).toBe(true);
    expect(isPickupWindow('13:00-09:00')).toBe(false);
  });
});

describe('the changes between two versions of the settings', () => {
  test('are none between a version and itself', () => {
    expect(settingChanges(settingsVersion1, { ...settingsVersion1 })).toEqual([]);
  });

  test('name each field with its old and new value', () => {
    const after = {
      ...settingsVersion1,
      defaultIncoterm: 'DDP' as const,
      pickupWindows: [{ window: '08:00-12:00', places: 7 }],
      smsEnabled: true,
    };
    expect(settingChanges(settingsVersion1, after)).toEqual([
      { field: 'defaultIncoterm', from: 'DAP', to: 'DDP' },
      {
        field: 'pickupWindows',
        from: '09:00-13:00, 13:00-17:00, 17:00-20:00',
        to: '08:00-12:00',
      },
      { field: 'pickupPlaces', from: '20', to: '7' },
      { field: 'smsEnabled', from: 'off', to: 'on' },
    ]);
  });
});

describe('the sender of emails in the settings', () => {
  test.each([
    ['Waypost <no-reply@waypost.example>', 'Waypost', 'no-reply@waypost.example'],
    ['Waypost Österreich<post@waypost.example>', 'Waypost Österreich', 'post@waypost.example'],
    [' post@waypost.example ', '', 'post@waypost.example'],
  ])('is read from %j', (text, name, address) => {
    expect(readSender(text)).toEqual({ name, address });
  });

  test.each([
    'Waypost',
    'a@b.example, c@d.example',
    'Waypost, Inc <post@waypost.example>',
    'Waypost <post@waypost.example>, x@y.example',
    'Way"post <post@waypost.example>',
    'Waypost\r\nBcc: x@y.example <post@waypost.example>',
    'post@waypost',
    'pöst@waypost.example',
  ])('is not read from %j', (text) => {
    expect(readSender(text)).toBeNull();
  });
});
