import { describe, expect, it } from 'vitest';
import type { Mail } from './mailer.ts';
import { createSms, e164, oneText } from './sms.ts';

describe('a phone number', () => {
  it.each([
    ['+32 470 12 34 56', '+32470123456'],
    ['0032 (470) 12.34-56', '+32470123456'],
    ['+44 (0)20 7946 0100', '+442079460100'],
  ])('%s can be texted', (written, number) => {
    expect(e164(written)).toBe(number);
  });

  it.each(['', '0470 12 34 56', '+0470123456', '+32', '+1234567890123456'])(
    '"%s" is not known well enough to text it',
    (written) => {
      expect(e164(written)).toBeUndefined();
    },
  );
});

describe('a text', () => {
  const link = 'https://waypost.example/track?ref=WP00DEM00000001V';

  it('is 160 characters, or 70 outside the GSM alphabet', () => {
    expect(oneText('Waypost: delivered.', link)).toBe(`Waypost: delivered. ${link}`);
    expect(oneText('x'.repeat(200), link)).toHaveLength(160);
    expect(oneText('Παραδόθηκε', link)).toBe(`Παραδόθηκε ${link}`);
    expect(oneText('ω'.repeat(200), link)).toHaveLength(70);
    expect(oneText('Delivered.', `https://${'x'.repeat(200)}`)).toBe('Delivered.');
  });

  it('is cut between characters, never inside one', () => {
    expect(oneText('क्षि'.repeat(9), link)).toBe(`${'क्षि'.repeat(4)}… ${link}`);
    expect(oneText('👩‍🚒'.repeat(9), link)).toBe(`${'👩‍🚒'.repeat(3)}… ${link}`);
  });
});

describe('the stand-in for a text message provider', () => {
  it('delivers a text to the mail inbox, and nowhere when texts are off', async () => {
    const mails: Mail[] = [];
    const unused = () => expect.unreachable('no other provider is asked');
    const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
    expect(createSms({ SMS_PROVIDER: 'off' }, mailer, unused)).toBeNull();
    const message = { to: '+32470123456', text: 'Delivered.', id: '<1@waypost.example>' };
    await createSms({ SMS_PROVIDER: 'local' }, mailer, unused)?.send(message);
    expect(mails).toMatchObject([
      { to: '32470123456@sms.localhost', text: 'Delivered.', messageId: '<1@waypost.example>' },
    ]);
  });
});
