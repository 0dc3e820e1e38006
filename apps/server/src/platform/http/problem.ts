import type { ProblemCode } from '@waypost/contract/problems';

export type FieldFault = {
  path: string;
  reason: string;
  /** As Fastify names it: body, querystring, params or headers. Default: body. */
  part?: string;
  /** Of a choice of a few. */
  accepted?: readonly string[];
};

/** A refusal that a person must see. Everything else that is thrown is an unknown failure. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Record<string, unknown> | undefined;
  readonly errors: readonly FieldFault[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ProblemCode,
    extra: {
      details?: Record<string, unknown>;
      errors?: readonly FieldFault[];
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.details = extra.details;
    this.errors = extra.errors;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}
