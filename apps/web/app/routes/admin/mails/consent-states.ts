export const CONSENT_STATES = ['on', 'pending', 'off'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

export function stateIn(value: string | null): ConsentState {
  return CONSENT_STATES.find((state) => state === value) ?? 'on';
}

/** Why an export was refused, held in the address. */
const REFUSALS = [
  'second_factor_needed',
  'second_factor_invalid',
  'too_many_requests',
  'temporarily_unavailable',
] as const;

export function refusedIn(search: URLSearchParams): (typeof REFUSALS)[number] | undefined {
  return REFUSALS.find((code) => code === search.get('refused'));
}

/** Unlisted codes are shown as a temporary failure; a malformed code asks for the second factor again. */
export function refusalOf(code: string): (typeof REFUSALS)[number] {
  if (code === 'invalid_request') return 'second_factor_needed';
  return REFUSALS.find((known) => known === code) ?? 'temporarily_unavailable';
}
