import { translator } from '@waypost/i18n';
import { COMPLETE_LOCALES } from '@waypost/i18n/locales';
import { describe, expect, it } from 'vitest';
import { endpointEmail } from './endpoint-email.ts';

describe('the email about a failing webhook', () => {
  it.each(COMPLETE_LOCALES)(
    'says how long a try may be off, and how to have one now, in %s',
    (locale) => {
      const text = JSON.stringify(endpointEmail.sample(locale, 'https://waypost.example'));
      // its own time has minutes, too
      expect(text.replaceAll(/\d+[:.]\d+/g, '')).toMatch(/(?<!\d)15(?!\d)/);
      expect(text).toContain(translator(locale, 'webhooks')('act.ping'));
    },
  );
});
