import type { Registration } from '@waypost/contract/client';
import type { MessageKey } from '@waypost/i18n/messages';
import { isEmail, isPhoneOrEmpty } from '../../parcels/contact-rules.ts';

const MIN_PASSWORD_LENGTH = 8;

export const HEARD_FROM = [
  'friend_family',
  'instagram',
  'tiktok',
  'twitter_x',
  'google_search',
  'billboard_flyer',
  'other',
] as const;

const TEXTS = [
  'name',
  'email',
  'phone',
  'company',
  'vatId',
  'addressLine1',
  'addressLine2',
  'city',
  'region',
  'postalCode',
  'country',
] as const;
type Text = (typeof TEXTS)[number];

/** The form as typed, without the passwords: those are never sent back to a page. */
export type RegistrationValues = Record<Text, string> & {
  accountType: 'individual' | 'business';
  heardFrom: (typeof HEARD_FROM)[number] | null;
  acceptTerms: boolean;
  newsletter: boolean;
};

type Passwords = { password: string; confirmation: string };

export type RegistrationFaults = Partial<
  Record<keyof RegistrationValues | keyof Passwords, MessageKey<'auth'>>
>;

export const EMPTY_REGISTRATION = readRegistration(new FormData()).values;

export function readRegistration(form: FormData): {
  values: RegistrationValues;
  passwords: Passwords;
} {
  const raw = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const texts = Object.fromEntries(TEXTS.map((name) => [name, raw(name).trim()]));
  return {
    values: {
      ...(texts as Record<Text, string>),
      accountType: raw('accountType') === 'business' ? 'business' : 'individual',
      heardFrom: HEARD_FROM.find((known) => known === raw('heardFrom')) ?? null,
      acceptTerms: raw('acceptTerms') !== '',
      newsletter: raw('newsletter') !== '',
    },
    passwords: { password: raw('password'), confirmation: raw('confirmation') },
  };
}

export function findRegistrationFaults(
  values: RegistrationValues,
  { password, confirmation }: Passwords,
): RegistrationFaults {
  const faults: RegistrationFaults = {};
  if (values.name === '') faults.name = 'nameMissing';
  if (!isEmail(values.email)) faults.email = 'emailInvalid';
  // characters as people count them
  if ([...password].length < MIN_PASSWORD_LENGTH) faults.password = 'passwordShort';
  if (confirmation !== password) faults.confirmation = 'confirmationDiffers';
  if (!isPhoneOrEmpty(values.phone)) faults.phone = 'phoneInvalid';
  if (!values.acceptTerms) faults.acceptTerms = 'termsMissing';
  return faults;
}

/** The company of an individual is not saved. */
export function registrationOf(values: RegistrationValues, password: string): Registration {
  const isBusiness = values.accountType === 'business';
  const { company, vatId } = isBusiness ? values : { company: '', vatId: '' };
  return { ...values, company, vatId, password };
}
