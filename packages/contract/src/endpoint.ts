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
    /** Data that belongs to this code, such as the new quote after `price_changed`. */
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemDocument = z.infer<typeof ProblemDocument>;

/** Under load each class has a room of its own, and scans get their turn first. */
export type LoadClass = 'scans' | 'bookings' | 'tracking' | 'rest';

/** What a call of a program counts as. Each has a limit a minute of its own. */
export type ProgramLimit = 'reads' | 'rates' | 'writes';

type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  tag: string;
};

export type EndpointDescription = {
  summary: string;
  /** Default: that of the file. */
  tag?: string;
  /** Default: `rest`. */
  loadClass?: LoadClass;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Success responses by status. */
  answers: Record<number, z.ZodType>;
  /** `text/event-stream` responses are documented, not serialised. */
  stream?: true;
  /** For responses that are files: documented under these types, not serialised. */
  mediaTypes?: readonly [string, ...string[]];
  /** For bodies that are not JSON: `body` is then `binary()`. */
  consumes?: readonly [string, ...string[]];
  /** Besides those that every endpoint of its shape has: see `problemsOf`. */
  problems?: readonly ProblemCode[];
  /** The schema of `details` for the status of this refusal, where clients are meant to read it. */
  details?: Partial<Record<ProblemCode, z.ZodType>>;
  bodyLimitBytes?: number;
  /** The schema of its refusals; default: `ProblemDocument`. */
  problem?: z.ZodObject;
  /** For programs: what a call counts as. */
  limit?: ProgramLimit;
  /** Sets a session, or sends an email for a visitor: refused as a cross-site post. */
  signIn?: true;
  /** A signed-in customer may ask it of test mode too; every other endpoint of sessions is live alone. */
  bothModes?: true;
};

export type EndpointDefinition = EndpointDescription & Route;

/** A body that is a file. Documented as such; the handler gets its bytes. */
export function binary() {
  return z.unknown().meta({ type: 'string', format: 'binary' });
}

/** What any endpoint may refuse by its shape alone. */
function problemsOf(definition: EndpointDefinition): Set<ProblemCode> {
  return new Set([
    'invalid_request',
    'too_many_requests',
    'internal',
    'overloaded',
    'temporarily_unavailable',
    ...(definition.path.includes(':') ? (['not_found'] as const) : []),
    ...(definition.method === 'GET'
      ? []
      : (['payload_too_large', 'unsupported_media_type'] as const)),
    // every endpoint refuses a key that is not active, and one without the right scope
    ...(definition.limit === undefined
      ? (['unauthenticated'] as const)
      : (['key_unknown', 'key_expired'] as const)),
    'forbidden',
    'key_network_refused',
    'test_mode_unavailable',
    ...(definition.problems ?? []),
  ]);
}

/** The endpoints of a file, each by its method and path: `endpoint('GET /api/on-time', { ... })`. */
export function endpointsOf(tag: string, loadClass: LoadClass = 'rest') {
  return <const D extends EndpointDescription>(
    route: `${Route['method']} ${Route['path']}`,
    description: D,
  ): D & Route => {
    const [method, path] = route.split(' ') as [Route['method'], Route['path']];
    return { method, path, tag, loadClass, ...description };
  };
}

export type DescribedAnswer = {
  description: string;
  headers?: Record<string, { type: 'string' | 'integer'; description: string }>;
  content: Record<string, { schema: z.ZodType }>;
};

/** For an endpoint that returns a file: the file is still being made. */
const NOT_YET = {
  description: 'The file is being made.',
  headers: {
    'Retry-After': { type: 'integer', description: 'Ask again after this many seconds.' },
    Location: { type: 'string', description: 'Where the file will be: the same address.' },
  },
} as const;

/** All responses of an endpoint by status: its own, and the problem document for its refusals. */
export function answersOf(
  definition: EndpointDefinition,
): Record<number, z.ZodType | DescribedAnswer> {
  const answers: Record<number, z.ZodType | DescribedAnswer> = { ...definition.answers };
  if (definition.stream === true) {
    describe(answers, definition, 'A stream', ['text/event-stream']);
  }
  if (definition.mediaTypes !== undefined) {
    describe(answers, definition, 'A file', definition.mediaTypes);
  }
  const byStatus = Map.groupBy(problemsOf(definition), (code) => PROBLEM_STATUS[code]);
  for (const [status, codes] of byStatus) {
    answers[status] = {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: problemWith(definition, codes) } },
    };
  }
  return answers;
}

function problemWith(
  { details = {}, problem = ProblemDocument }: EndpointDefinition,
  codes: readonly ProblemCode[],
) {
  const schema = codes.map((code) => details[code]).find((found) => found !== undefined);
  return schema === undefined
    ? problem
    : z.object({ ...problem.shape, details: schema.optional() });
}

function describe(
  answers: Record<number, z.ZodType | DescribedAnswer>,
  definition: EndpointDefinition,
  description: string,
  mediaTypes: readonly string[],
): void {
  for (const [status, schema] of Object.entries(definition.answers)) {
    if (Number(status) === 202) {
      answers[Number(status)] = { ...NOT_YET, content: { 'application/json': { schema } } };
      continue;
    }
    answers[Number(status)] = {
      description,
      content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }])),
    };
  }
}

/** What any endpoint of staff can be refused with. */
export const OF_STAFF = ['unauthenticated', 'forbidden', 'second_factor_enrolment_needed'] as const;

/** What asking for the second factor again can be refused with. */
export const PROVED_AGAIN = ['second_factor_needed', 'second_factor_invalid'] as const;
