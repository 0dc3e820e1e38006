import { describe, expect, it } from 'vitest';
import { calls } from './openapi.server.ts';
import { listResources, readResource } from './resource.server.ts';

const resources = listResources().map(({ slug }) => readResource(slug));

describe('the reference', () => {
  it('has every endpoint of v1 once', () => {
    const shown = resources.flatMap((resource) => resource?.operations ?? []);
    expect(shown.map(({ id }) => id).toSorted()).toEqual(
      calls.map(({ operation }) => operation.operationId).toSorted(),
    );
  });

  it('describes on its page every object that it links to', () => {
    for (const resource of resources) {
      const there = new Set(resource?.objects.map(({ name }) => name));
      const linked = [
        ...(resource?.operations ?? []).flatMap(({ parameters, body, fields, answers }) => [
          ...[...parameters, ...fields].flatMap(({ type }) => type.objects),
          ...body,
          ...answers.flatMap(({ objects }) => objects),
        ]),
        ...(resource?.objects ?? []).flatMap(({ fields, choices }) => [
          ...fields.flatMap(({ type }) => type.objects),
          ...choices,
        ]),
      ];
      expect(
        linked.filter((name) => !there.has(name)),
        resource?.title,
      ).toEqual([]);
    }
  });

  it('has a type and a description for every field', () => {
    for (const { name, fields } of resources.flatMap((resource) => resource?.objects ?? [])) {
      for (const field of fields) {
        expect(field.type.word + field.type.objects.join(), `${name}.${field.name}`).not.toBe('');
        expect(field.description, `${name}.${field.name}`).not.toBe('');
      }
    }
  });

  it('shows choices, lists, defaults and what may be null', () => {
    const objects = readResource('rates')?.objects ?? [];
    const fieldOf = (object: string, field: string) =>
      objects.find(({ name }) => name === object)?.fields.find(({ name }) => name === field);
    expect(fieldOf('RatesRequest', 'services')).toMatchObject({
      type: { word: 'string', isList: true },
      values: expect.arrayContaining(['standard', 'sea']),
      isOpen: true,
      isRequired: false,
    });
    expect(fieldOf('RatesRequest', 'declaredValueCents')).toMatchObject({ default: '0' });
    expect(fieldOf('Rate', 'delivery')).toMatchObject({
      type: { word: '', objects: ['DeliveryDays'], isNullable: true },
      isRequired: true,
    });
  });
});
