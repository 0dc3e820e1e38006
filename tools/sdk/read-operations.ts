import type { OpenApiDocument, OpenApiOperation } from '@waypost/contract/openapi';
import { nameMethod, nameResource } from './names.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  'x-extensible'?: boolean;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Described extends OpenApiOperation {
  summary: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** An endpoint as a method of a client. */
export interface Operation {
  id: string;
  resource: string;
  method: string;
  summary: string;
  http: string;
  /** With `{shipment}` for its parameters. */
  path: string;
  pathParameters: Parameter[];
  query: Parameter[];
  body: { schema: Schema; isOptional: boolean } | null;
  isKeyed: boolean;
  isOnce: boolean;
  /** `list` has pages, or one page of the same shape. */
  answer: { kind: 'value' | 'list' | 'file' | 'stream'; schema: Schema };
}

const LIST_FIELDS = 'data,nextCursor,object';

/** They change nothing, or nothing more when they are repeated. */
const REPEATABLE = /^(?:cancel|advance|check|lookUp|read)|^create(?:Rates|Address)$/;

export function readOperations(document: OpenApiDocument): Operation[] {
  const schemas = document.components.schemas as Record<string, Schema>;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([http, described]) =>
      readOperation(path, http.toUpperCase(), described as Described, schemas),
    ),
  );
}

function readOperation(
  path: string,
  http: string,
  described: Described,
  schemas: Record<string, Schema>,
): Operation {
  const { operationId: id, summary, parameters = [] } = described;
  const resource = nameResource(path);
  const isKeyed = parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');
  const body = described.requestBody?.content['application/json']?.schema;
  return {
    id,
    resource,
    method: nameMethod(id, resource),
    summary,
    http,
    path,
    // in the order of the path, which is that of the arguments
    pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
      const found = parameters.find((each) => each.in === 'path' && each.name === name);
      if (found === undefined) throw new Error(`${id} does not describe ${name}`);
      return found;
    }),
    query: parameters.filter((each) => each.in === 'query'),
    body: body
      ? { schema: body, isOptional: http === 'POST' && !resolve(body, schemas).required?.length }
      : null,
    isKeyed,
    isOnce: http === 'POST' && !isKeyed && !REPEATABLE.test(id),
    answer: readAnswer(http, described, schemas),
  };
}

function readAnswer(
  http: string,
  { operationId, responses }: Described,
  schemas: Record<string, Schema>,
): Operation['answer'] {
  const [, answer] = Object.entries(responses).find(([status]) => Number(status) < 300) ?? [];
  const [[mediaType, { schema }] = ['', { schema: {} }]] = Object.entries(answer?.content ?? {});
  if (mediaType === 'text/event-stream') return { kind: 'stream', schema };
  if (mediaType !== 'application/json') return { kind: 'file', schema };
  const { properties = {} } = resolve(schema, schemas);
  const entry = properties['data']?.items;
  const isList = http === 'GET' && Object.keys(properties).toSorted().join() === LIST_FIELDS;
  if (!isList) return { kind: 'value', schema };
  if (entry === undefined) throw new Error(`${operationId} is a list of nothing`);
  return { kind: 'list', schema: entry };
}

function resolve(schema: Schema, schemas: Record<string, Schema>): Schema {
  return schema.$ref === undefined ? schema : (schemas[nameOf(schema) ?? ''] ?? {});
}

/** The name of a schema that is not written in place. */
export function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}
