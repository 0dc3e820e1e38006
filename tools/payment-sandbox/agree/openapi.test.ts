import { describe, expect, it, test } from 'vitest';
import { findOtherTypes, hasField } from './compare-answers.ts';
import { findDifferences, isDeclared, type OpenApi } from './openapi.ts';

const api: OpenApi = {
  info: { version: 'test' },
  paths: {
    '/v1/things/{id}': {
      get: {
        responses: {
          200: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/thing' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      charge: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string' }, captured: { type: 'boolean' } },
      },
      thing: {
        type: 'object',
        required: ['id', 'status'],
        properties: {
          id: { type: 'string' },
          status: { type: 'string', enum: ['open', 'closed'] },
          amount: { type: 'integer' },
          note: { type: 'string', nullable: true },
          metadata: { type: 'object', additionalProperties: { type: 'string' } },
          latest_charge: {
            anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/charge' }],
            nullable: true,
          },
          types: { type: 'array', items: { type: 'string' } },
          anything: { type: 'object', properties: {} },
        },
      },
    },
  },
};

const differences = (answer: object) =>
  findDifferences(api, 'GET /v1/things/{id}', { id: 't', status: 'open', ...answer });

describe('an answer', () => {
  it('agrees when every field is declared and of its type', () => {
    const whole = {
      amount: 5,
      note: null,
      metadata: { a: 'b' },
      latest_charge: { id: 'ch', captured: true },
      types: ['card'],
      anything: { object: 'charge', id: 'ch' },
    };
    // `object` itself is not declared for our small charge
    expect(differences(whole)).toEqual(['anything.object is not declared']);
    expect(differences({ latest_charge: 'ch' })).toEqual([]);
    expect(differences({ latest_charge: null })).toEqual([]);
  });

  test.each([
    [{ status: 'ajar' }, 'status is "ajar", none of open, closed'],
    [{ amount: '5' }, 'amount is string, not integer'],
    [{ amount: null }, 'amount is null'],
    [{ colour: 'red' }, 'colour is not declared'],
    [{ metadata: { a: 1 } }, 'metadata.a is number, not string'],
    [{ latest_charge: { captured: true } }, 'latest_charge.id is missing'],
    [
      { latest_charge: { id: 'ch', captured: 'yes' } },
      'latest_charge.captured is string, not boolean',
    ],
    [{ types: ['card', 7] }, 'types.1 is number, not string'],
  ])('with %j differs: %s', (answer, difference) => {
    expect(differences(answer)).toEqual([difference]);
  });
});

test('a path is declared if any form of the answer has it', () => {
  const declared = (path: string) => isDeclared(api, 'GET /v1/things/{id}', path);
  expect(declared('latest_charge.captured')).toBe(true);
  expect(declared('types.0')).toBe(true);
  expect(declared('latest_charge.colour')).toBe(false);
});

test('two answers differ where both have a value but of different types', () => {
  expect(
    findOtherTypes({ a: 1, b: null, c: [{ d: 'x' }] }, { a: '1', b: 2, c: [{ d: 3 }] }),
  ).toEqual(['a is number, for stripe-mock string', 'c.0.d is string, for stripe-mock number']);
  expect(hasField({ a: [{ b: null }] }, 'a.0.b')).toBe(true);
  expect(hasField({ a: [] }, 'a.0.b')).toBe(false);
});
