import type { OpenApiDocument } from '@waypost/contract/openapi';

type Part = Record<string, unknown>;

const SCHEMA = '#/components/schemas/';
const NAMES = /^V1(?=[A-Z])/;
const METHOD_NAMES = /^v1(?=[A-Z])/;

const RATE_LIMIT_HEADERS = {
  'RateLimit-Policy': {
    description: 'The limit that this call counts for: its quota and its window in seconds.',
    schema: { type: 'string', examples: ['"reads";q=600;w=60'] },
  },
  RateLimit: {
    description: 'What is left of it, and the seconds until it is whole again.',
    schema: { type: 'string', examples: ['"reads";r=598;t=41'] },
  },
};

/**
 * The document as programs read it: names without the prefix that keeps them apart from those of the site,
 * the codes that can come, and answers to which fields may be added.
 */
export function polishForPrograms(
  document: OpenApiDocument,
  introduction: { title: string; description: string },
): OpenApiDocument {
  const { paths, components } = rename(document);
  const sent = schemasSentIn(paths, components.schemas);
  const schemas = Object.entries(components.schemas).map(([name, schema]) => {
    const isSent = sent.has(name);
    return [name, withoutNoise(schema, isSent)] as const;
  });
  const polished: OpenApiDocument = {
    ...document,
    info: { ...document.info, ...introduction },
    paths: withoutNoise(paths, true),
    components: {
      ...components,
      responses: withHeaders(components.responses),
      schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
  for (const { responses } of operationsOf(polished)) {
    Object.assign(responses, withHeaders(onlyOwn(responses)));
  }
  nameCodes(polished);
  return polished;
}

function rename(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === '$ref') return value.replace(/[^/]+$/, (name) => name.replace(NAMES, ''));
    return key === 'operationId' ? plainName(value) : value;
  });
  const renamed = JSON.parse(text) as OpenApiDocument;
  const { schemas } = renamed.components;
  renamed.components.schemas = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name.replace(NAMES, ''), schema]),
  );
  return renamed;
}

function plainName(operationId: string): string {
  const name = operationId.replace(METHOD_NAMES, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function operationsOf({ paths }: OpenApiDocument) {
  return Object.values(paths).flatMap((operations) => Object.values(operations));
}

/** Answers that are written out where they are, and not shared ones. */
function onlyOwn(responses: Record<string, object>): Record<string, object> {
  return Object.fromEntries(Object.entries(responses).filter(([, each]) => !('$ref' in each)));
}

function withHeaders(responses: Record<string, object>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const { headers = {} } = response as { headers?: object };
      return [status, { ...response, headers: { ...RATE_LIMIT_HEADERS, ...headers } }];
    }),
  );
}

/** Names of the schemas that requests have, directly or through others. */
function schemasSentIn(
  paths: OpenApiDocument['paths'],
  schemas: Record<string, object>,
): Set<string> {
  const found = new Set<string>();
  const search = (part: unknown) =>
    JSON.stringify(part, (key, value: unknown) => {
      if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(SCHEMA)) return value;
      const name = value.slice(SCHEMA.length);
      if (!found.has(name)) {
        found.add(name);
        search(schemas[name]);
      }
      return value;
    });
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations)) {
      search(Reflect.get(operation, 'requestBody'));
    }
  }
  return found;
}

/** Without bounds that are those of every number, and with room for further fields in answers. */
function withoutNoise<T extends object>(part: T, isSent: boolean): T {
  return JSON.parse(
    JSON.stringify(part, (key, value: unknown) => {
      if ((key === 'minimum' || key === 'maximum') && !Number.isSafeInteger(value)) return value;
      if (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) return undefined;
      if (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) return undefined;
      if (key === 'additionalProperties' && value === false && !isSent) return undefined;
      if (key === 'description' && value === 'Default Response') return 'Done.';
      return value;
    }),
  ) as T;
}

/** The codes of this contract alone. */
function nameCodes(document: OpenApiDocument): void {
  const codes = operationsOf(document).flatMap(({ responses }) =>
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([, refusal]) => (refusal as { description: string }).description.split(', ')),
  );
  const { properties } = document.components.schemas['Problem'] as { properties: Part };
  const known = [...new Set(['not_found', 'method_not_allowed', ...codes])].toSorted();
  Object.assign(properties['code'] as Part, { enum: known });
}
