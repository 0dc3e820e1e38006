import { describe, expect, it } from 'vitest';
import { isDemonstration } from './demonstration-mode.ts';

const LOOPBACK = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'];
const PUBLIC = [
  'https://waypost.example',
  'https://localhost.waypost.example',
  'https://127.0.0.1.waypost.example',
  'http://192.168.1.20:3000',
  'http://0.0.0.0:3000',
  'https://waypost.example@10.0.0.1',
];

describe('one-click sign-in', () => {
  it.each(LOOPBACK)('is offered in development and in a declared demonstration at %s', (origin) => {
    const settings = { PUBLIC_ORIGIN: origin };
    expect(isDemonstration({ ...settings, NODE_ENV: 'development', WAYPOST_DEMO: 'off' })).toBe(
      true,
    );
    expect(isDemonstration({ ...settings, NODE_ENV: 'production', WAYPOST_DEMO: 'on' })).toBe(true);
  });

  it.each(LOOPBACK)('is not offered by a plain production at %s', (origin) => {
    expect(
      isDemonstration({ NODE_ENV: 'production', WAYPOST_DEMO: 'off', PUBLIC_ORIGIN: origin }),
    ).toBe(false);
  });

  it.each(PUBLIC)('is never offered at %s', (origin) => {
    for (const NODE_ENV of ['development', 'test', 'production'] as const) {
      for (const WAYPOST_DEMO of ['on', 'off'] as const) {
        expect(isDemonstration({ NODE_ENV, WAYPOST_DEMO, PUBLIC_ORIGIN: origin })).toBe(false);
      }
    }
  });
});
