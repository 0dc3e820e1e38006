/** What the sign-in page may tell people who were sent to it. Anything else in the address is ignored. */
const NOTICES = ['passwordReset', 'emailConfirmed', 'sessionsEnded', 'accountErased'] as const;
export type SignInNotice = (typeof NOTICES)[number];

export function readNotice(value: string | null): SignInNotice | undefined {
  return NOTICES.find((known) => known === value);
}
