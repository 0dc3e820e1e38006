/**
 * Every refusal a caller can meet, with its HTTP status. The sentence for each code lives in
 * `@waypost/i18n` (catalog `problems`), which fails to compile when one is missing.
 */
export const PROBLEM_STATUS = {
  invalid_request: 400,
  idempotency_key_missing: 400,
  webhook_signature_invalid: 400,
  reference_too_short: 400,
  reference_mistyped: 400,
  unauthenticated: 401,
  sign_in_refused: 401,
  payment_declined: 402,
  payment_not_completed: 402,
  card_refused: 402,
  forbidden: 403,
  viewing_only: 403,
  cross_site_request: 403,
  not_found: 404,
  tracking_unknown: 404,
  draft_not_found: 404,
  session_not_found: 404,
  staff_not_found: 404,
  attempt_not_found: 404,
  address_not_found: 404,
  pickup_not_found: 404,
  pickup_rule_not_found: 404,
  statement_not_found: 404,
  card_not_found: 404,
  receipt_unavailable: 404,
  case_not_found: 404,
  shipment_not_found: 404,
  method_not_allowed: 405,
  attempt_running: 409,
  already_booked: 409,
  attempt_superseded: 409,
  price_changed: 409,
  form_already_sent: 409,
  not_cancellable: 409,
  label_withheld: 409,
  quote_expired: 409,
  address_book_full: 409,
  too_many_keys: 409,
  customer_unknown: 404,
  case_closed: 409,
  case_full: 409,
  no_open_problem: 409,
  pickup_window_full: 409,
  pickup_cut_off_passed: 409,
  pickup_not_changeable: 409,
  shipment_not_collectable: 409,
  too_many_cards: 409,
  followers_full: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  terms_not_accepted: 422,
  consent_missing: 422,
  contact_incomplete: 422,
  password_too_short: 422,
  password_too_common: 422,
  password_wrong: 422,
  code_invalid: 422,
  link_invalid: 422,
  unsubscribe_link_invalid: 422,
  invitation_invalid: 422,
  second_factor_invalid: 422,
  second_factor_needed: 422,
  second_factor_enrolled: 409,
  already_staff: 409,
  second_factor_enrolment_needed: 403,
  last_owner: 409,
  nothing_to_price: 422,
  over_max_piece_weight: 422,
  measure_out_of_range: 422,
  pallets_below_one: 422,
  place_not_bookable: 422,
  payment_method_unavailable: 422,
  pay_on_delivery_limit: 422,
  card_missing: 422,
  items_missing: 422,
  file_not_accepted: 422,
  picture_not_accepted: 422,
  pickup_day_unavailable: 422,
  too_many_requests: 429,
  internal: 500,
  overloaded: 503,
  temporarily_unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

export const PROBLEM_CODES = Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]];

/** What a client shows for a failed answer, in the order the product promises. */
export function failureText(body: unknown, statusText: string): string {
  const text = (field: 'error' | 'message') => {
    const value: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return text('error') ?? text('message') ?? (statusText === '' ? 'Request failed' : statusText);
}
