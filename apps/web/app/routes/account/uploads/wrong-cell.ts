import type { OwnUploadRow } from '@waypost/contract/client';

type Code = OwnUploadRow['faults'][number]['code'];

const WORDS = {
  missing: 'missing',
  too_short: 'length',
  too_long: 'length',
  characters: 'characters',
  not_an_email: 'email',
  not_a_phone: 'phone',
  not_a_number: 'number',
  ambiguous_number: 'number',
  not_an_amount: 'number',
  not_a_count: 'number',
  out_of_range: 'range',
  over_max_piece_weight: 'range',
  nothing_to_price: 'range',
  too_many_parcels: 'range',
  not_carried: 'notCarried',
  service_unknown: 'service',
  country_unknown: 'country',
  over_credit_limit: 'credit',
  no_credit: 'credit',
} as const satisfies Partial<Record<Code, string>>;

/** What a customer can correct has words of its own. */
export function wordOf(code: Code) {
  return code in WORDS ? WORDS[code as keyof typeof WORDS] : 'other';
}
