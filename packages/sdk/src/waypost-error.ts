import type { Fault } from './generated/types.gen.ts';

interface Failure {
  code: string;
  status?: number;
  requestId?: string | null;
  retryable?: boolean;
  retryAfterSeconds?: number | null;
  faults?: readonly Fault[];
  details?: Record<string, unknown>;
  cause?: unknown;
}

/** A refusal of Waypost, or a request that got no answer. */
export class WaypostError extends Error {
  override readonly name = 'WaypostError';
  /**
   * Stable name of the problem, such as `reference_taken`. Of this package: `network_error`, `timeout`,
   * `unexpected_answer` and `webhook_invalid`.
   */
  readonly code: string;
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** Name it when you ask the carrier about this request; null if there was no answer. */
  readonly requestId: string | null;
  /** True if the same call may succeed later, unchanged. */
  readonly retryable: boolean;
  /** When to try again, if the answer said so. */
  readonly retryAfterSeconds: number | null;
  /** Each place where the request is wrong. */
  readonly faults: readonly Fault[];
  /** Facts that belong to the code, such as `shipmentId` of `reference_taken`. */
  readonly details: Record<string, unknown>;

  constructor(message: string, failure: Failure) {
    super(message, failure.cause === undefined ? undefined : { cause: failure.cause });
    this.code = failure.code;
    this.status = failure.status ?? 0;
    this.requestId = failure.requestId ?? null;
    this.retryable = failure.retryable ?? false;
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null;
    this.faults = failure.faults ?? [];
    this.details = failure.details ?? {};
  }
}
