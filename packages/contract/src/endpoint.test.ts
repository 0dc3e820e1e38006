import { expect, it } from 'vitest';
import { z } from 'zod';
import { answersOf, type EndpointDefinition, ProblemDocument } from './endpoint.ts';
import { type EndpointName, endpoints } from './index.ts';

const names = Object.keys(endpoints) as EndpointName[];

it.each(names)('a refusal of %s is described as a problem document', (name) => {
  for (const [status, answer] of Object.entries(answersOf(endpoints[name]))) {
    if (Number(status) < 400) continue;
    expect(answer).toHaveProperty('content', {
      'application/problem+json': { schema: expect.toSatisfy(isProblemDocument) },
    });
  }
});

it.each(names)('%s documents the refusals that come before its handler', (name) => {
  const definition: EndpointDefinition = endpoints[name];
  const statuses = Object.keys(answersOf(definition)).map(Number);
  const expected = [
    400,
    401,
    403,
    429,
    500,
    503,
    // a body can be too large or of the wrong type, a value in the path too long for any route
    ...(definition.method === 'GET' ? [] : [413, 415]),
    ...(definition.path.includes(':') ? [404] : []),
  ];
  expect(statuses).toEqual(expect.arrayContaining(expected));
});

/** The database refuses what its column cannot hold, and the caller would read of a fault of ours. */
it.each(names)('every whole number sent to %s has bounds', (name) => {
  const { body, query, params }: EndpointDefinition = endpoints[name];
  const sent = [body, query, params].filter((schema) => schema !== undefined);
  // a number in an address is a text before it is read
  const read = sent.flatMap((schema) =>
    (['input', 'output'] as const).map((io) =>
      z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
    ),
  );
  expect(read.flatMap((schema) => unboundedIn(schema))).toEqual([]);
});

it('a problem response lists its codes', () => {
  expect(answersOf(endpoints.login)[401]).toMatchObject({
    description: 'unauthenticated, sign_in_refused',
  });
});

it('a stream is documented as a stream', () => {
  expect(answersOf(endpoints.followShipments)[200]).toHaveProperty('content.text/event-stream');
});

it('a file that may still be in progress is documented with its progress and when to poll again', () => {
  const answers = answersOf(endpoints.readDocument);
  expect(answers[200]).toHaveProperty(['content', 'application/pdf']);
  expect(answers[202]).toHaveProperty(['content', 'application/json']);
  expect(answers[202]).toHaveProperty(['headers', 'Retry-After']);
});

function unboundedIn(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, minimum, maximum } = schema as {
    type?: unknown;
    minimum?: number;
    maximum?: number;
  };
  const isBounded = [minimum, maximum].every(
    (bound) => Number.isSafeInteger(bound) && Math.abs(bound ?? 0) < Number.MAX_SAFE_INTEGER,
  );
  const here = type === 'integer' && !isBounded ? [path] : [];
  return [
    ...here,
    ...Object.entries(schema).flatMap(([key, part]) => unboundedIn(part, `${path}/${key}`)),
  ];
}

/** Its `details` may have a schema of their own. */
function isProblemDocument(schema: typeof ProblemDocument): boolean {
  const fields = Object.entries(ProblemDocument.shape).filter(([name]) => name !== 'details');
  return fields.every(([name, field]) => schema.shape[name as 'code'] === field);
}
