import { LANGUAGES } from '@waypost/domain/places';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Email, Instant, Phone, plainText, Token } from '../fields.ts';
import { withPostalCode } from '../postal-codes.ts';

const endpoint = endpointsOf('auth');

export const MIN_PASSWORD_LENGTH = 8;
/** Never trimmed or altered. The limit keeps hashing cheap. */
export const Password = z.string().min(1).max(200);
/** What a new password can be refused with. */
export const WEAK_PASSWORD = [
  'password_too_short',
  'password_too_common',
  'password_too_predictable',
] as const;
export const OneTimeCode = z.string().regex(/^\d{6}$/);

export const ACCOUNT_TYPES = ['individual', 'business'] as const;
export const HEARD_FROM = [
  'friend_family',
  'instagram',
  'tiktok',
  'twitter_x',
  'google_search',
  'billboard_flyer',
  'other',
] as const;

/** The version of the terms in force; consent is stored with it. */
export const TERMS_VERSION = '2026-11';

/** Without defaults: a change that leaves a field out must not blank it. */
export const PersonalDetails = {
  name: plainText(1, 120),
  phone: Phone,
  accountType: z.enum(ACCOUNT_TYPES),
  company: plainText(0, 120),
  vatId: plainText(0, 20),
  addressLine1: plainText(0, 160),
  addressLine2: plainText(0, 160),
  city: plainText(0, 80),
  region: plainText(0, 80),
  postalCode: plainText(0, 20),
  country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)]),
  /** Language of emails to the customer. */
  locale: z.enum(LANGUAGES),
};

export const Registration = withPostalCode(
  z.object({
    name: PersonalDetails.name,
    phone: PersonalDetails.phone.default(''),
    accountType: PersonalDetails.accountType.default('individual'),
    company: PersonalDetails.company.default(''),
    vatId: PersonalDetails.vatId.default(''),
    addressLine1: PersonalDetails.addressLine1.default(''),
    addressLine2: PersonalDetails.addressLine2.default(''),
    city: PersonalDetails.city.default(''),
    region: PersonalDetails.region.default(''),
    postalCode: PersonalDetails.postalCode.default(''),
    country: PersonalDetails.country.default(''),
    email: Email,
    password: Password,
    heardFrom: z.enum(HEARD_FROM).nullable().default(null),
    acceptTerms: z.boolean().default(false),
    newsletter: z.boolean().default(false),
  }),
  { beEmpty: true },
).meta({ id: 'Registration' });
export type Registration = z.infer<typeof Registration>;

/** The same response whether or not an account exists. */
export const CodeSent = z
  .object({
    otpRequired: z.literal(true),
    next: z.literal('otp'),
    status: z.literal('OTP_REQUIRED'),
    message: z.string(),
  })
  .meta({ id: 'CodeSent' });

export const Done = z.object({ message: z.string() }).meta({ id: 'Done' });

export const NEWSLETTER_STATES = ['off', 'pending', 'on'] as const;

export const Customer = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    phone: z.string(),
    accountType: z.enum(ACCOUNT_TYPES),
    company: z.string(),
    vatId: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string(),
    newsletter: z.enum(NEWSLETTER_STATES),
    locale: z.enum(LANGUAGES),
    createdAt: Instant,
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof Customer>;

export const SignedIn = z.object({ user: Customer }).meta({ id: 'SignedIn' });

export const register = endpoint('POST /api/auth/register', {
  summary: 'Register an account. A code is emailed to the address.',
  signIn: true,
  body: Registration,
  answers: { 202: CodeSent },
  problems: ['terms_not_accepted', ...WEAK_PASSWORD, 'cross_site_request'],
});

export const login = endpoint('POST /api/auth/login', {
  summary: 'Check email and password. A code is emailed to the address.',
  signIn: true,
  body: z.object({ email: Email, password: Password }).meta({ id: 'Credentials' }),
  answers: { 202: CodeSent },
  problems: ['sign_in_refused', 'cross_site_request'],
});

export const verifyOtp = endpoint('POST /api/auth/verify-otp', {
  summary: 'Enter the emailed code, in the browser that requested it. Signs in.',
  signIn: true,
  body: z.object({ email: Email, otp: OneTimeCode }).meta({ id: 'CodeEntry' }),
  answers: { 200: SignedIn },
  problems: ['code_invalid', 'cross_site_request'],
});

export const resendOtp = endpoint('POST /api/auth/resend-otp', {
  summary: 'Email a new code for the current sign-in: after 30 seconds, five times an hour.',
  signIn: true,
  body: z.object({ email: Email }).meta({ id: 'CodeRequest' }),
  answers: { 202: CodeSent },
  problems: ['cross_site_request'],
});

export const readCodeAttempt = endpoint('GET /api/auth/attempt', {
  summary: 'The sign-in or registration of this browser that is waiting for a code, if any.',
  answers: {
    200: z
      .object({
        attempt: z
          .object({
            purpose: z.enum(['sign_in', 'register']),
            email: z.string(),
            resendAt: Instant,
          })
          .nullable(),
      })
      .meta({ id: 'CodeAttempt' }),
  },
});

export const forgotPassword = endpoint('POST /api/auth/forgot', {
  summary: 'Email a link to set a new password, if the address has an account.',
  signIn: true,
  body: z.object({ email: Email }).meta({ id: 'ForgottenPassword' }),
  answers: { 202: Done },
  problems: ['cross_site_request'],
});

export const resetPassword = endpoint('POST /api/auth/reset', {
  summary: 'Set a new password with the emailed link. Ends every session of the account.',
  signIn: true,
  body: z.object({ token: Token, password: Password }).meta({ id: 'PasswordReset' }),
  answers: { 200: Done },
  problems: ['link_invalid', ...WEAK_PASSWORD, 'cross_site_request'],
});

export const me = endpoint('GET /api/auth/me', {
  summary: 'The signed-in customer.',
  answers: {
    200: z
      .object({
        user: Customer,
        /** True while a member of staff views the account: it is read-only. */
        viewing: z.boolean(),
      })
      .meta({ id: 'Me' }),
  },
});

export const logout = endpoint('POST /api/auth/logout', {
  summary: 'End this session.',
  answers: { 200: Done },
  problems: ['cross_site_request'],
});
