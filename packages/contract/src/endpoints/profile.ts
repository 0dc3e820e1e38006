import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Email, Instant, Token } from '../fields.ts';
import { withPostalCode } from '../postal-codes.ts';
import { Done, Password, PersonalDetails, SignedIn, WEAK_PASSWORD } from './auth.ts';

const endpoint = endpointsOf('profile');

export const ProfileFields = z.object(PersonalDetails).partial();

export const ProfileChange = withPostalCode(ProfileFields, { beEmpty: true }).meta({
  id: 'ProfileChange',
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const updateProfile = endpoint('PATCH /api/users/me', {
  summary: 'Change personal details. Fields that are left out stay unchanged.',
  body: ProfileChange,
  answers: { 200: SignedIn },
  problems: ['cross_site_request'],
});

export const changeEmail = endpoint('POST /api/users/me/email', {
  summary:
    'Change the email address. A confirmation link is emailed to the new one; the old one stays until it is used.',
  body: z.object({ email: Email, password: Password }).meta({ id: 'EmailChange' }),
  answers: { 202: Done },
  problems: ['password_wrong', 'cross_site_request'],
});

export const confirmEmail = endpoint('POST /api/users/email/confirm', {
  summary:
    'Confirm a new email address with the link emailed to it, in the account that requested the change.',
  body: z.object({ token: Token }).meta({ id: 'EmailConfirmation' }),
  answers: { 200: Done },
  problems: ['link_invalid', 'link_of_other_account', 'cross_site_request'],
});

export const changePassword = endpoint('POST /api/users/me/password', {
  summary: 'Change the password. Ends every other session.',
  body: z
    .object({ currentPassword: Password, newPassword: Password })
    .meta({ id: 'PasswordChange' }),
  answers: { 200: Done },
  problems: ['password_wrong', ...WEAK_PASSWORD, 'cross_site_request'],
});

export const CustomerSession = z
  .object({
    id: z.uuid(),
    current: z.boolean(),
    browser: z.string(),
    createdAt: Instant,
    lastSeenAt: Instant,
  })
  .meta({ id: 'CustomerSession' });
export type CustomerSession = z.infer<typeof CustomerSession>;

export const listSessions = endpoint('GET /api/users/me/sessions', {
  summary: 'The sessions of this account.',
  answers: {
    200: z.object({ sessions: z.array(CustomerSession) }).meta({ id: 'CustomerSessions' }),
  },
});

export const endSession = endpoint('DELETE /api/users/me/sessions/:sessionId', {
  summary: 'Sign out one session.',
  params: z.object({ sessionId: z.uuid() }),
  answers: { 200: Done },
  problems: ['session_not_found', 'cross_site_request'],
});

export const endAllSessions = endpoint('DELETE /api/users/me/sessions', {
  summary: 'Sign out everywhere, including this browser, and revoke the API keys unless excluded.',
  body: z
    .object({ endKeys: z.boolean().default(true) })
    .meta({ id: 'SignOutEverywhere' })
    .nullable(),
  answers: { 200: Done },
  problems: ['cross_site_request'],
});

export const setNewsletter = endpoint('PUT /api/users/me/newsletter', {
  summary: 'Subscribe to the newsletter (a confirmation link is emailed) or unsubscribe.',
  body: z.object({ subscribed: z.boolean() }).meta({ id: 'NewsletterChoice' }),
  answers: { 200: SignedIn },
  problems: ['cross_site_request'],
});

export const deleteAccount = endpoint('DELETE /api/users/me', {
  summary: 'Erase the account. Records required by bookkeeping law are kept without personal data.',
  body: z.object({ password: Password }).meta({ id: 'AccountDeletion' }),
  answers: { 200: Done },
  problems: ['password_wrong', 'cross_site_request'],
});
