import { z } from 'zod';
import { endpointsOf, PROVED_AGAIN } from '../endpoint.ts';
import {
  AuthenticatorCode,
  Email,
  Instant,
  InviteCode,
  plainText,
  SecondFactor,
  Token,
} from '../fields.ts';
import { PERMISSION_SETS, PERMISSIONS } from '../permission-sets.ts';
import { Done, Password, WEAK_PASSWORD } from './auth.ts';

const endpoint = endpointsOf('staff');

export const StaffMember = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    permissionSet: z.enum(PERMISSION_SETS),
    active: z.boolean(),
    secondFactor: z.boolean(),
    createdAt: Instant,
    lastLoginAt: Instant.nullable(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMember>;

export const StaffSignedIn = z
  .object({
    admin: StaffMember,
    permissions: z.array(z.enum(PERMISSIONS)),
    /** True if the member must enrol a second factor before anything else. */
    enrolmentRequired: z.boolean(),
  })
  .meta({ id: 'StaffSignedIn' });
export type StaffSignedIn = z.infer<typeof StaffSignedIn>;

export const staffLogin = endpoint('POST /api/admin/auth/login', {
  summary: 'Sign a member of staff in. 202 means that a second call needs the second factor.',
  signIn: true,
  body: z
    .object({ email: Email, password: Password, secondFactor: SecondFactor.optional() })
    .meta({ id: 'StaffCredentials' }),
  answers: {
    200: StaffSignedIn,
    202: z.object({ secondFactorRequired: z.literal(true) }).meta({ id: 'SecondFactorRequired' }),
  },
  problems: ['sign_in_refused', 'second_factor_invalid', 'cross_site_request'],
});

export const staffRegister = endpoint('POST /api/admin/auth/register', {
  summary: 'Accept an invitation: the invite code comes from the email and works once.',
  signIn: true,
  body: z
    .object({ name: plainText(1, 120), email: Email, password: Password, inviteCode: InviteCode })
    .meta({ id: 'StaffRegistration' }),
  answers: { 201: StaffSignedIn },
  problems: ['invitation_invalid', ...WEAK_PASSWORD, 'cross_site_request'],
});

export const staffMe = endpoint('GET /api/admin/auth/me', {
  summary: 'The signed-in member of staff.',
  answers: { 200: StaffSignedIn },
});

export const staffLogout = endpoint('POST /api/admin/auth/logout', {
  summary: 'End this staff session.',
  answers: { 200: Done },
  problems: ['cross_site_request'],
});

export const beginSecondFactor = endpoint('POST /api/admin/auth/second-factor', {
  summary: 'Make a secret for an authenticator app. It is active once confirmed with a code.',
  answers: {
    200: z
      .object({ secret: z.string(), otpauthUrl: z.string(), qrSvg: z.string() })
      .meta({ id: 'SecondFactorOffer' }),
  },
  problems: ['second_factor_enrolled', 'cross_site_request'],
});

export const confirmSecondFactor = endpoint('POST /api/admin/auth/second-factor/confirm', {
  summary: 'Confirm the authenticator with a code. The recovery codes are shown once.',
  body: z.object({ code: AuthenticatorCode }).meta({ id: 'SecondFactorProof' }),
  answers: {
    200: z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' }),
  },
  problems: ['second_factor_invalid', 'second_factor_enrolled', 'cross_site_request'],
});

export const renewRecoveryCodes = endpoint('POST /api/admin/auth/recovery-codes', {
  summary:
    'Make new recovery codes; requires the second factor again. The old ones no longer work, and the new ones are shown once.',
  body: z.object({ secondFactor: SecondFactor }).meta({ id: 'RecoveryCodesRenewal' }),
  answers: {
    200: z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RenewedRecoveryCodes' }),
  },
  problems: ['second_factor_enrolment_needed', 'second_factor_invalid', 'cross_site_request'],
});

export const changeStaffPassword = endpoint('POST /api/admin/auth/password', {
  summary:
    'Change your own password with the current one and the second factor. Every other session ends.',
  body: z
    .object({
      currentPassword: Password,
      newPassword: Password,
      secondFactor: SecondFactor.optional(),
    })
    .meta({ id: 'StaffPasswordChange' }),
  answers: { 200: Done },
  problems: ['password_wrong', ...WEAK_PASSWORD, ...PROVED_AGAIN, 'cross_site_request'],
});

export const setStaffPassword = endpoint('POST /api/admin/auth/reset', {
  summary: 'Set a new password with the link that a colleague requested. It works once.',
  signIn: true,
  body: z.object({ token: Token, password: Password }).meta({ id: 'StaffPasswordReset' }),
  answers: { 200: Done },
  problems: ['link_invalid', ...WEAK_PASSWORD, 'cross_site_request'],
});

export const listStaff = endpoint('GET /api/admin/staff', {
  summary: 'All members of staff.',
  answers: { 200: z.object({ staff: z.array(StaffMember) }).meta({ id: 'StaffMembers' }) },
  problems: ['second_factor_enrolment_needed'],
});

const ENROLLED_AND_PROVED = ['second_factor_enrolment_needed', ...PROVED_AGAIN] as const;

export const inviteStaff = endpoint('POST /api/admin/invitations', {
  summary: 'Invite a colleague by email; requires the second factor again.',
  body: z
    .object({
      email: Email,
      permissionSet: z.enum(PERMISSION_SETS),
      secondFactor: SecondFactor.optional(),
    })
    .meta({ id: 'StaffInvitation' }),
  answers: { 202: Done },
  problems: [...ENROLLED_AND_PROVED, 'already_staff', 'cross_site_request'],
});

export const changeStaff = endpoint('PATCH /api/admin/staff/:staffId', {
  summary:
    "Change a colleague's permissions, or deactivate the account. Adding rights requires the second factor again. One owner always remains.",
  params: z.object({ staffId: z.uuid() }),
  body: z
    .object({
      permissionSet: z.enum(PERMISSION_SETS),
      active: z.boolean(),
      secondFactor: SecondFactor,
    })
    .partial()
    .meta({ id: 'StaffChange' }),
  answers: { 200: StaffMember },
  problems: [...ENROLLED_AND_PROVED, 'staff_not_found', 'last_owner', 'cross_site_request'],
});

export const resetSecondFactor = endpoint('POST /api/admin/staff/:staffId/second-factor-reset', {
  summary: "Remove a colleague's lost second factor; not your own.",
  params: z.object({ staffId: z.uuid() }),
  body: z.object({ secondFactor: SecondFactor.optional() }).meta({ id: 'SecondFactorReset' }),
  answers: { 200: Done },
  problems: [...ENROLLED_AND_PROVED, 'staff_not_found', 'cross_site_request'],
});

export const resetStaffPassword = endpoint('POST /api/admin/staff/:staffId/password-reset', {
  summary:
    "Void a colleague's password and sessions, and email a link that sets a new password within 24 hours; not for yourself.",
  params: z.object({ staffId: z.uuid() }),
  body: z.object({ secondFactor: SecondFactor.optional() }).meta({ id: 'StaffPasswordLink' }),
  answers: { 202: Done },
  problems: [...ENROLLED_AND_PROVED, 'staff_not_found', 'cross_site_request'],
});
