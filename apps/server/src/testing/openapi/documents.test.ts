import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '@waypost/contract';
import { v1Endpoints } from '@waypost/contract/v1';
import { AUDIENCES, type OpenApiDocument, readOpenApi } from '@waypost/contract/openapi';

/** Every `$ref`, wherever it is. */
function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' ? [String(value)] : referencesIn(value),
  );
}

function operationsOf(document: OpenApiDocument) {
  return Object.values(document.paths).flatMap((operations) => Object.values(operations));
}

const NAMED = ['schemas', 'responses'] as const;

describe.each(AUDIENCES)('the %s OpenAPI document', (audience) => {
  const document = readOpenApi(audience);
  const names = NAMED.flatMap((kind) =>
    Object.keys(document.components[kind]).map((name) => `#/components/${kind}/${name}`),
  );
  const references = new Set(referencesIn(document));

  it('has no schema or response that nothing refers to', () => {
    expect(names.filter((name) => !references.has(name))).toEqual([]);
  });

  it('has everything that it refers to', () => {
    expect([...references].filter((reference) => !names.includes(reference))).toEqual([]);
  });

  it('writes out no problem response, and names the codes of each', () => {
    const refusals = operationsOf(document).flatMap(({ responses }) =>
      Object.entries(responses).filter(([status]) => Number(status) >= 400),
    );
    expect(refusals.length).toBeGreaterThan(0);
    for (const [, refusal] of refusals) {
      expect(refusal).toEqual({
        $ref: '#/components/responses/Problem',
        description: expect.stringMatching(/^[a-z_]+(, [a-z_]+)*$/),
      });
    }
  });
});

it('the OpenAPI documents have every endpoint, each in one of them', () => {
  const described = AUDIENCES.flatMap((audience) => operationsOf(readOpenApi(audience)));
  const names = described.map(({ operationId }) => operationId as EndpointName);
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

describe('the OpenAPI document for programs', () => {
  const document = readOpenApi('v1');

  it('has every endpoint of v1', () => {
    const described = operationsOf(document).map(({ operationId }) => operationId);
    expect(described).toHaveLength(Object.keys(v1Endpoints).length);
  });

  it('describes every field and parameter, with an example', () => {
    const bare = [
      ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
        bareFields(name, schema),
      ),
      ...operationsOf(document).flatMap((operation) =>
        bareParameters(operation as { operationId: string; parameters?: Described[] }),
      ),
    ];
    expect(bare).toEqual([]);
  });

  it('has no schema that nothing refers to, and a scope for each endpoint', () => {
    const references = new Set(referencesIn(document));
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => !references.has(`#/components/schemas/${name}`))).toEqual([]);
    expect(operationsOf(document).filter((operation) => !('x-scope' in operation))).toEqual([]);
  });
});

type Described = {
  description?: string;
  name?: string;
  example?: unknown;
  examples?: unknown[];
} & {
  [key: string]: unknown;
};

/** What refers to another schema shows the examples of its fields. */
function isShown(field: Described): boolean {
  const text = JSON.stringify(field);
  return field.examples !== undefined || text.includes('"$ref"') || text.includes('"examples"');
}

function bareFields(path: string, schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as {
    properties?: Record<string, Described>;
    items?: unknown;
    anyOf?: unknown[];
  };
  const own = Object.entries(properties).flatMap(([name, field]) => [
    ...(field.description !== undefined && isShown(field) ? [] : [`${path}.${name}`]),
    ...bareFields(`${path}.${name}`, field),
  ]);
  return [...own, ...[items, ...anyOf].flatMap((part) => bareFields(path, part))];
}

function bareParameters(operation: { operationId: string; parameters?: Described[] }): string[] {
  return (operation.parameters ?? [])
    .filter((parameter) => parameter.description === undefined || parameter.example === undefined)
    .map(({ name }) => `${operation.operationId} ${name}`);
}

it('no OpenAPI document that is served has an endpoint of staff', () => {
  for (const audience of ['public', 'customer'] as const) {
    const document = readOpenApi(audience);
    expect(Object.keys(document.components.securitySchemes)).not.toContain('staffSession');
    expect(Object.keys(document.paths).filter((path) => path.includes('/admin'))).toEqual([]);
  }
});

it('a doc comment of the contract is a description in its OpenAPI document', () => {
  expect(readOpenApi('public').components.schemas).toMatchObject({
    PublicTracking: {
      description: expect.stringContaining('What anyone who knows the number may see.'),
      properties: { timeline: { description: 'Newest first.' } },
    },
  });
});
