import { type Call, calls, codesOf, type Schema, schemas, slugOf, tags } from './openapi.server.ts';

/** The type of a field: a name, or objects that the page describes. */
export type TypeOf = { word: string; objects: string[]; isList: boolean; isNullable: boolean };

export type FieldOf = {
  name: string;
  /** For a parameter: path, query or header. */
  in?: string;
  type: TypeOf;
  isRequired: boolean;
  description: string;
  values: string[];
  isOpen: boolean;
  example: string | undefined;
  default: string | undefined;
};

export type ObjectOf = { name: string; fields: FieldOf[]; choices: string[] };

export type Resource = ReturnType<typeof readResource> & object;

/** Everything on the page about one resource, from the v1 document. */
export function readResource(slug: string) {
  const tag = tags.find((each) => slugOf(each) === slug);
  if (tag === undefined) return undefined;
  const own = calls.filter(({ operation }) => operation.tags.includes(tag));
  const operations = own.map(presentCall);
  const first = operations.flatMap(({ body, answers }) => [
    ...body,
    ...answers.flatMap(({ objects }) => objects),
  ]);
  return { slug, title: titleOf(tag), operations, objects: objectsFrom(first) };
}

export function listResources() {
  return tags.map((tag) => ({
    slug: slugOf(tag),
    title: titleOf(tag),
    calls: calls
      .filter(({ operation }) => operation.tags.includes(tag))
      .map(({ method, path, operation }) => ({
        id: operation.operationId,
        method,
        path,
        summary: operation.summary,
      })),
  }));
}

function titleOf(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1);
}

function presentCall({ method, path, operation }: Call) {
  const body = operation.requestBody?.content['application/json']?.schema;
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    scope: operation['x-scope'],
    parameters: (operation.parameters ?? []).map((parameter) => ({
      ...presentField(parameter.name, parameter.schema, parameter.required === true),
      in: parameter.in,
      description: parameter.description ?? '',
      example: shown(parameter.example),
    })),
    body: body === undefined ? [] : typeOf(body).objects,
    /** Fields of a body that has no named schema. */
    fields: body?.properties === undefined ? [] : fieldsOf(body),
    answers: Object.entries(operation.responses)
      .filter(([status]) => Number(status) < 400)
      .map(([status, answer]) => ({
        status,
        objects: Object.values(answer?.content ?? {}).flatMap(
          ({ schema = {} }) => typeOf(schema).objects,
        ),
        mediaTypes: Object.keys(answer?.content ?? {}),
      })),
    refusals: codesOf(operation),
  };
}

/** An object and all objects inside it, each once. */
function objectsFrom(names: readonly string[]): ObjectOf[] {
  const found = new Map<string, ObjectOf>();
  const visit = (name: string) => {
    const schema = schemas[name];
    if (schema === undefined || found.has(name)) return;
    const choices = (schema.oneOf ?? []).flatMap((each) => typeOf(each).objects);
    const fields = fieldsOf(schema);
    found.set(name, { name, fields, choices });
    for (const inside of [...choices, ...fields.flatMap(({ type }) => type.objects)]) visit(inside);
  };
  for (const name of names) visit(name);
  return [...found.values()];
}

function fieldsOf({ properties = {}, required = [] }: Schema): FieldOf[] {
  return Object.entries(properties).map(([name, schema]) =>
    presentField(name, schema, required.includes(name)),
  );
}

function presentField(name: string, schema: Schema, isRequired: boolean): FieldOf {
  const inner = withoutNull(schema);
  const list = inner.items === undefined ? inner : withoutNull(inner.items);
  return {
    name,
    type: typeOf(schema),
    isRequired,
    description: schema.description ?? '',
    values: (list.enum ?? []).map(String),
    isOpen: schema['x-extensible'] === true || list['x-extensible'] === true,
    example: shown(schema.examples?.[0] ?? inner.examples?.[0]),
    default: shown(schema.default),
  };
}

function typeOf(schema: Schema): TypeOf {
  const inner = withoutNull(schema);
  const isNullable = inner !== schema;
  if (inner.items !== undefined) return { ...typeOf(inner.items), isList: true, isNullable };
  const refs = [inner, ...(inner.allOf ?? []), ...(inner.oneOf ?? [])];
  const objects = refs.flatMap(({ $ref }) => ($ref === undefined ? [] : [nameOf($ref)]));
  const word = objects.length > 0 ? '' : wordOf(inner);
  return { word, objects, isList: false, isNullable };
}

const FORMATS: Partial<Record<string, string>> = { uri: 'url', binary: 'file' };

function wordOf({ type = 'object', format, const: only }: Schema): string {
  if (only !== undefined) return JSON.stringify(only);
  return format === undefined ? type : (FORMATS[format] ?? format);
}

function withoutNull(schema: Schema): Schema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null');
  return others?.[0] ?? schema;
}

function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? ref;
}

function shown(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
