import document from '@waypost/contract/openapi-v1.json';

/** The part of JSON Schema that the v1 document uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  'x-extensible'?: boolean;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  'x-scope'?: string;
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    example?: unknown;
    schema: Schema;
  }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    { description?: string; content?: Record<string, { schema?: Schema }> } | undefined
  >;
}

export type Call = { method: string; path: string; operation: Operation };

const paths = document.paths as unknown as Record<string, Record<string, Operation>>;

export const schemas = document.components.schemas as unknown as Partial<Record<string, Schema>>;

/** Every endpoint of v1, in the order of the document. */
export const calls: readonly Call[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

/** The problem codes of an answer, which the document lists in its description. */
export function codesOf({ responses }: Operation): string[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, answer]) => answer?.description?.split(', ') ?? []);
}

/** The last segment of the resource's address, which is a tag of the document. */
export function slugOf(tag: string): string {
  return tag.replaceAll(' ', '-');
}

export const tags: readonly string[] = [
  ...new Set(calls.flatMap(({ operation }) => operation.tags)),
].toSorted((one, other) => one.localeCompare(other));
