import { readOpenApi, readReleasedV1 } from '@waypost/contract/openapi';
import { describe, expect, it } from 'vitest';
import { findBreakingChanges } from './contract-changes.ts';

type Part = { [name: string]: unknown };
type Change = (document: Part) => void;

function changed(change: Change): string[] {
  const document = structuredClone(readReleasedV1()) as unknown as Part;
  change(document);
  return findBreakingChanges(readReleasedV1(), document);
}

function at(document: Part, ...names: string[]): Part {
  return names.reduce((part, name) => part[name] as Part, document);
}
const schema = (document: Part, name: string) => at(document, 'components', 'schemas', name);
const field = (document: Part, name: string, of: string) =>
  at(schema(document, name), 'properties', of);
const required = (document: Part, name: string) => schema(document, name)['required'] as string[];

describe('the released contract for programs', () => {
  it('is still fulfilled by the current one', () => {
    expect(findBreakingChanges(readReleasedV1(), readOpenApi('v1'))).toEqual([]);
  });

  it.each<[string, Change, string]>([
    [
      'an endpoint that is removed',
      (document) => delete at(document, 'paths')['/api/v1/me'],
      'GET /api/v1/me was removed',
    ],
    [
      'a field of an answer that is removed',
      (document) => delete at(schema(document, 'Key'), 'properties')['hint'],
      'GET /api/v1/me 200.key.hint was removed',
    ],
    [
      'a field of an answer that may be missing',
      (document) => required(document, 'Key').shift(),
      'GET /api/v1/me 200.key.id may be missing now',
    ],
    [
      'a field of a request that is required',
      (document) => required(document, 'RatesRequest').push('services'),
      'POST /api/v1/rates body.services is required now',
    ],
    [
      'a field of a request that is removed',
      (document) => delete at(schema(document, 'Place'), 'properties')['region'],
      'POST /api/v1/rates body.from.region was removed',
    ],
    [
      'a narrower bound',
      (document) => Object.assign(field(document, 'Place', 'city'), { maxLength: 9 }),
      'POST /api/v1/rates body.from.city has a narrower maxLength',
    ],
    [
      'a choice that is no longer taken',
      (document) => Object.assign(field(document, 'LabelChoice', 'format'), { enum: ['pdf'] }),
      'POST /api/v1/shipments body.label.format no longer takes zpl',
    ],
    [
      'another scope',
      (document) =>
        Object.assign(at(document, 'paths', '/api/v1/rates', 'post'), { 'x-scope': 'x' }),
      'POST /api/v1/rates needs another scope',
    ],
    [
      'another type',
      (document) => Object.assign(field(document, 'Key', 'hint'), { type: 'integer' }),
      'GET /api/v1/me 200.key.hint has another type',
    ],
  ])('is broken by %s', (_what, change, fault) => {
    expect(changed(change)).toContain(fault);
  });

  it('is not broken by additions', () => {
    const faults = changed((document) => {
      const more = { type: 'string' };
      Object.assign(at(document, 'paths'), { '/api/v1/more': at(document, 'paths', '/api/v1/me') });
      Object.assign(at(schema(document, 'Key'), 'properties'), { more });
      Object.assign(at(schema(document, 'RatesRequest'), 'properties'), { more });
    });
    expect(faults).toEqual([]);
  });
});
