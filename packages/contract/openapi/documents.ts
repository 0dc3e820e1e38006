import { readFileSync } from 'node:fs';

/** Each endpoint is in the document of those who call it: no account, a customer's account, or staff. */
export const AUDIENCES = ['public', 'customer', 'staff'] as const;
/** The contract for programs is a document of its own. */
export type Audience = (typeof AUDIENCES)[number] | 'v1';

export interface OpenApiOperation {
  operationId: string;
  security?: Record<string, string[]>[];
  responses: Record<string, object>;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; description: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    securitySchemes: Record<string, { in?: string }>;
    responses: Record<string, object>;
    schemas: Record<string, object>;
  };
}

export function openApiFile(audience: Audience): URL {
  const name = audience === 'v1' ? 'openapi-v1' : audience;
  return new URL(`${name}.json`, import.meta.url);
}

export function readOpenApi(audience: Audience): OpenApiDocument {
  return JSON.parse(readFileSync(openApiFile(audience), 'utf8')) as OpenApiDocument;
}

/**
 * What programs rely on. When something is added to v1 and released, the current document is copied over it;
 * `pnpm check` refuses a current document that takes something away.
 */
export function readReleasedV1(): OpenApiDocument {
  const file = new URL('openapi-v1.released.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
}

/** The documents of the site in one, for programs that call everything. */
export function readWholeApi(): OpenApiDocument {
  const documents = AUDIENCES.map(readOpenApi);
  const [whole] = documents.map((document) => structuredClone(document));
  if (whole === undefined) throw new Error('there are no documents');
  for (const { paths, components } of documents) {
    for (const [path, operations] of Object.entries(paths)) {
      whole.paths[path] = { ...whole.paths[path], ...operations };
    }
    Object.assign(whole.components.securitySchemes, components.securitySchemes);
    Object.assign(whole.components.responses, components.responses);
    Object.assign(whole.components.schemas, components.schemas);
  }
  return whole;
}
