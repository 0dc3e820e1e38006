import type { PaymentIntent, PaymentMethod, SetupIntent } from './objects.ts';

export interface RefusalBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: PaymentIntent;
  payment_method?: PaymentMethod;
  setup_intent?: SetupIntent;
}

/** An answer other than 200, in the shape of Stripe's errors. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;
  /**
   * Stripe keeps an answer under its idempotency key only once the work has begun: faulty parameters
   * and conflicts may be mended and sent again with the same key.
   */
  readonly isKept: boolean;

  constructor(status: number, body: RefusalBody, isKept: boolean) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.isKept = isKept;
  }
}

export function badParameter(code: string, param: string, message: string): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', code, param, message }, false);
}

/** The request is well formed and still cannot be done. */
export function invalidRequest(
  message: string,
  details: Partial<RefusalBody> = {},
  status = 400,
): Refusal {
  return new Refusal(status, { type: 'invalid_request_error', message, ...details }, true);
}

export function noSuch(thing: string, id: string, param = 'id', status = 404): Refusal {
  return invalidRequest(`No such ${thing}: '${id}'`, { code: 'resource_missing', param }, status);
}
