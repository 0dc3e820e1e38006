import { mkdirSync, writeFileSync } from 'node:fs';
import { AUDIENCES, openApiFile } from '@waypost/contract/openapi';
import { loadDocComments } from './openapi/doc-comments.ts';

/** Writes the OpenAPI documents of the contract. Needs no running database. */
loadDocComments();
const { documentFor } = await import('./openapi/document-for.ts');
mkdirSync(new URL('.', openApiFile('public')), { recursive: true });
for (const audience of [...AUDIENCES, 'v1'] as const) {
  const document = documentFor(audience);
  writeFileSync(openApiFile(audience), `${JSON.stringify(document, null, 2)}\n`);
}
