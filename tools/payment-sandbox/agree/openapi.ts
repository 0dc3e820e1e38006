/** As much of an OpenAPI 3.0 schema as Stripe's document uses. */
interface Schema {
  $ref?: string;
  type?: 'array' | 'boolean' | 'integer' | 'number' | 'object' | 'string';
  nullable?: boolean;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
}

interface Operation {
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>;
}

export interface OpenApi {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** What is wrong with an answer, each with its place: `latest_charge.outcome is not declared`. */
export function findDifferences(api: OpenApi, operation: string, answer: unknown): string[] {
  return compare(api, answerSchema(api, operation), answer, '');
}

/** Whether a path such as `next_action.redirect_to_url.url` may be in the answer. */
export function isDeclared(api: OpenApi, operation: string, path: string): boolean {
  let schemas = [answerSchema(api, operation)];
  for (const step of path.split('.')) {
    schemas = schemas.flatMap((schema) => childrenOf(api, schema, step));
  }
  return schemas.length > 0;
}

function answerSchema(api: OpenApi, operation: string): Schema {
  const [method = '', path = ''] = operation.split(' ');
  const schema = api.paths[path]?.[method.toLowerCase()]?.responses['200']?.content;
  if (schema === undefined) throw new Error(`Stripe has no ${operation}`);
  return schema['application/json'].schema;
}

function resolve(api: OpenApi, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  const found = api.components.schemas[name];
  if (found === undefined) throw new Error(`Stripe's document has no ${schema.$ref}`);
  return found;
}

function childrenOf(api: OpenApi, reference: Schema, step: string): Schema[] {
  const schema = resolve(api, reference);
  if (schema.anyOf !== undefined) {
    return schema.anyOf.flatMap((one) => childrenOf(api, one, step));
  }
  const child = /^\d+$/.test(step) ? schema.items : schema.properties?.[step];
  return child === undefined ? [] : [child];
}

function compare(api: OpenApi, reference: Schema, value: unknown, path: string): string[] {
  const schema = resolve(api, reference);
  if (value === null) {
    const isNullable = reference.nullable ?? schema.nullable ?? false;
    const isNamedSo = schema.anyOf?.some((one) => resolve(api, one).nullable) ?? false;
    return isNullable || isNamedSo ? [] : [`${path} is null`];
  }
  if (schema.anyOf !== undefined) {
    const sameType = schema.anyOf.filter((one) => resolve(api, one).type === typeOf(value));
    const findings = (sameType.length === 0 ? schema.anyOf : sameType).map((one) =>
      compare(api, one, value, path),
    );
    // the form that fits best says what is missing
    return findings.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (schema.enum !== undefined && !schema.enum.includes(value)) {
    return [`${path} is ${JSON.stringify(value)}, none of ${schema.enum.join(', ')}`];
  }
  const type = typeOf(value);
  const wanted = schema.type === 'integer' ? 'number' : schema.type;
  if (wanted !== undefined && wanted !== type) return [`${path} is ${type}, not ${schema.type}`];
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.flatMap((item, index) => compare(api, items, item, join(path, `${index}`)));
  }
  return isRecord(value) ? compareFields(api, schema, value, path) : [];
}

function compareFields(
  api: OpenApi,
  schema: Schema,
  value: Record<string, unknown>,
  path: string,
): string[] {
  const { properties, additionalProperties, required = [] } = schema;
  const missing = required
    .filter((name) => !(name in value))
    .map((name) => `${join(path, name)} is missing`);
  if (Object.keys(properties ?? {}).length === 0 && typeof additionalProperties !== 'object') {
    // such as data.object of an event, which says itself what it is
    const itself = api.components.schemas[String(value['object'])];
    return itself === undefined ? missing : compare(api, itself, value, path);
  }
  const wrong = Object.entries(value).flatMap(([name, item]) => {
    const known =
      properties?.[name] ??
      (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    const at = join(path, name);
    return known === undefined ? [`${at} is not declared`] : compare(api, known, item, at);
  });
  return [...missing, ...wrong];
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
