/** Mails to members of staff about their own account. */
export default {
  signature: 'Waypost',
  passwordLinkSubject: 'Set a new password for the Waypost console',
  passwordLinkText:
    'Somebody who manages staff asked for a new password for your account. Your old password no longer works and every session has ended. Set a new one within 24 hours; the link works once.',
  passwordLink: 'Set a new password',
  passwordLinkWarning: 'Did you not expect this? Ask your colleagues before you open the link.',
  'subject.password': 'Your console password was changed',
  'text.password':
    'The password of your account in the Waypost console has been changed, and other sessions have ended.',
  'subject.recovery_codes': 'New recovery codes for your console account',
  'text.recovery_codes':
    'New recovery codes were made for your account in the Waypost console. The old ones no longer work.',
  notYou:
    'Was it not you? Tell somebody who manages staff at once: they can reset your password and your second factor.',
} as const;
