import { z } from 'zod';
import { PROBLEM_CODES, PROBLEM_STATUS, type ProblemCode } from './problems.ts';

/** RFC 9457 problem document; `message` repeats the sentence for clients that look there. */
export const ProblemDocument = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(PROBLEM_CODES),
    message: z.string(),
    requestId: z.string(),
    /** Where the request was wrong: a path such as `contact.shipperEmail` and the reason. */
    errors: z.array(z.object({ path: z.string(), reason: z.string() })).optional(),
    /** Facts that belong to this code, such as the new quote after `price_changed`. */
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemDocument = z.infer<typeof ProblemDocument>;

/** Scan acknowledgements are shed last, then bookings, then tracking, then the rest. */
export type LoadClass = 'scans' | 'bookings' | 'tracking' | 'rest';

export type EndpointDefinition = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  tag: string;
  loadClass: LoadClass;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Success answers by status. */
  answers: Record<number, z.ZodType>;
  /** `text/event-stream` answers are documented, not serialised. */
  stream?: true;
  problems: readonly ProblemCode[];
  bodyLimitBytes?: number;
  /** Sets a session, or sends a mail for a visitor: refused when another site posted it. */
  signIn?: true;
};

/** Problems any endpoint may answer. */
const ALWAYS: readonly ProblemCode[] = [
  'invalid_request',
  'too_many_requests',
  'internal',
  'overloaded',
];

export function endpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

/** All answers of an endpoint by status: its own, and the problem document for its refusals. */
export function answersOf(definition: EndpointDefinition): Record<number, z.ZodType> {
  const answers: Record<number, z.ZodType> = { ...definition.answers };
  for (const code of [...ALWAYS, ...definition.problems]) {
    answers[PROBLEM_STATUS[code]] ??= ProblemDocument;
  }
  return answers;
}
