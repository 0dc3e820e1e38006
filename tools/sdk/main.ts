// Writes what the packages for programs are made of from the document of v1: its types, resources with a
// method for each endpoint, such as `shipments.create`, and its problems. Part of `pnpm generate client`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import { type OpenApiDocument, readOpenApi } from '@waypost/contract/openapi';
import { readOperations } from './read-operations.ts';
import { writeProblems } from './write-problems.ts';
import { writePythonModels, writePythonResources } from './write-python.ts';
import { writeTypeScript } from './write-typescript.ts';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));
const TYPESCRIPT = `${PACKAGES}sdk/src/generated`;
const PYTHON = `${PACKAGES}sdk-python/src/waypost/generated`;

const document = readOpenApi('v1');
const operations = readOperations(document);
await createClient({
  configFile: '',
  input: { ...withPlainTexts(withoutRefusals(document)) },
  output: { path: TYPESCRIPT, importFileExtension: '.ts', entryFile: false },
  plugins: ['@hey-api/typescript'],
  logs: { level: 'silent' },
});
writeFileSync(`${TYPESCRIPT}/resources.gen.ts`, writeTypeScript(operations));
writeFileSync(`${PACKAGES}mcp/src/generated/problems.gen.ts`, writeProblems(document));
writeFileSync(`${PYTHON}/models.py`, writePythonModels(document, operations));
writeFileSync(`${PYTHON}/resources.py`, writePythonResources(operations));

/** They are thrown as one error: a type for each of their statuses would say nothing more. */
function withoutRefusals(given: OpenApiDocument): OpenApiDocument {
  const answers = structuredClone(given);
  for (const operation of Object.values(answers.paths).flatMap((path) => Object.values(path))) {
    const kept = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
    operation.responses = Object.fromEntries(kept);
  }
  return answers;
}

/** Of a text with several patterns the generator knows no type; no type says a pattern anyway. */
function withPlainTexts(given: OpenApiDocument): OpenApiDocument {
  const written = JSON.stringify(given, (_name, schema: { type?: string; allOf?: object[] }) =>
    schema?.type === 'string' && schema.allOf ? { ...schema, allOf: undefined } : schema,
  );
  return JSON.parse(written) as OpenApiDocument;
}
