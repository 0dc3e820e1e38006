import { describe, expect, test } from 'vitest';
import { findRegistrationFaults, readRegistration, registrationOf } from './registration-form.ts';

function typed(fields: Record<string, string> = {}) {
  const form = new FormData();
  const whole = {
    name: 'Ada Example',
    email: ' ada@mail.example ',
    password: ' correct horse ',
    confirmation: ' correct horse ',
    acceptTerms: 'yes',
    ...fields,
  };
  for (const [name, value] of Object.entries(whole)) form.set(name, value);
  return readRegistration(form);
}

function faultsOf(fields: Record<string, string>) {
  const { values, passwords } = typed(fields);
  return findRegistrationFaults(values, passwords);
}

describe('the registration form', () => {
  test('trims what is typed, but never a password', () => {
    const { values, passwords } = typed();
    expect(values.email).toBe('ada@mail.example');
    expect(passwords.password).toBe(' correct horse ');
    expect(findRegistrationFaults(values, passwords)).toEqual({});
  });

  test('never hands the passwords back to the page', () => {
    expect(JSON.stringify(typed().values)).not.toContain('correct horse');
  });

  test('starts without a country, as an individual, without the newsletter', () => {
    expect(typed().values).toMatchObject({
      country: '',
      accountType: 'individual',
      newsletter: false,
      heardFrom: null,
    });
  });

  test.each([
    ['a blank name', { name: '   ' }, { name: 'nameMissing' }],
    ['a blank email', { email: ' ' }, { email: 'emailInvalid' }],
    [
      'seven characters',
      { password: '🚚🚚🚚🚚🚚🚚🚚', confirmation: '🚚🚚🚚🚚🚚🚚🚚' },
      { password: 'passwordShort' },
    ],
    [
      'another password',
      { confirmation: 'correct horse' },
      { confirmation: 'confirmationDiffers' },
    ],
    ['a name for a phone', { phone: 'home' }, { phone: 'phoneInvalid' }],
    ['terms left open', { acceptTerms: '' }, { acceptTerms: 'termsMissing' }],
  ])('refuses %s', (_case, fields, faults) => {
    expect(faultsOf(fields)).toEqual(faults);
  });

  test('sends no company for an individual', () => {
    const { values } = typed({ company: 'Example NV' });
    expect(registrationOf(values, 'x').company).toBe('');
    expect(registrationOf({ ...values, accountType: 'business' }, 'x').company).toBe('Example NV');
  });
});
