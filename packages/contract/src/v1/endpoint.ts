import { z } from 'zod';
import {
  type EndpointDefinition,
  type EndpointDescription,
  endpointsOf,
  type ProgramLimit,
} from '../endpoint.ts';
import { PROBLEM_CODES } from '../problems.ts';
import { example, open } from './fields.ts';

const PointedFault = z
  .strictObject({
    /** Which part of the request is wrong: `body`, `query`, `path` or `header`. */
    in: example(z.enum(['body', 'query', 'path', 'header']), 'body'),
    /** JSON Pointer (RFC 6901) into that part. */
    pointer: example(z.string(), '/parcels/0/weightGrams'),
    /** What is wrong with it. */
    reason: example(z.string(), 'Invalid input: expected number, received string'),
    /** The values that are accepted there, for a choice of a few. */
    accepted: example(z.array(z.string()), ['standard', 'express']).optional(),
  })
  .meta({ id: 'V1Fault' });

/** A refusal: an RFC 9457 problem document. */
export const V1Problem = z
  .strictObject({
    /** The page about this problem. */
    type: example(z.url(), 'https://waypost.example/developers/errors/invalid_request'),
    /** The problem as a sentence, in the language of `Accept-Language`. */
    title: example(z.string(), 'Some of the details are missing or not valid.'),
    /** The HTTP status. */
    status: example(z.int(), 400),
    /** A stable name for programs. Codes may be added. */
    code: open(example(z.enum(PROBLEM_CODES), 'invalid_request')),
    /** Name it when you ask us about this request. */
    requestId: example(z.string(), '0f8e6d5c-4b3a-4291-8f7e-6d5c4b3a2918'),
    /** True if the same request may succeed later, unchanged. `Retry-After` says when to try. */
    retryable: example(z.boolean(), false),
    /** Each place where the request is wrong. */
    errors: z.array(PointedFault).optional(),
    /** Facts that belong to this code, such as `shipmentId` of `reference_taken`. */
    details: example(z.record(z.string(), z.unknown()), { shipmentId: '01993e2e' }).optional(),
  })
  .meta({ id: 'V1Problem' });
export type V1Problem = z.infer<typeof V1Problem>;

type V1Description = EndpointDescription & { limit: ProgramLimit };

/** The endpoints of a file, as `endpointsOf`, for programs: `endpoint('GET /api/v1/me', { ... })`. */
export function programEndpointsOf(tag: string) {
  const endpoint = endpointsOf(tag);
  return <const D extends V1Description>(
    route: `${EndpointDefinition['method']} /api/v1/${string}`,
    description: D,
  ) => ({
    ...endpoint(route, description),
    limit: description.limit,
    problem: V1Problem,
  });
}

/** Where repeating a call costs nothing but a needless secret or event. */
export const OptionalIdempotencyKey = z.object({
  /** Your own name for this request, 1 to 255 visible characters. With one, the same key and body answer the same for 30 days. */
  'idempotency-key': example(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,255}$/)
      .optional(),
    'orders-endpoint-1',
  ),
});

/** Required wherever a call makes or spends something. */
export const IdempotencyKey = z.object({
  /** Your own name for this request, 1 to 255 visible characters. The same key and body answer the same for 30 days. */
  'idempotency-key': example(z.string().regex(/^[\x21-\x7e]{1,255}$/), 'order-1001-1'),
});
