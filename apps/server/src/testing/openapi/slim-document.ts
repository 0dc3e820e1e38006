import type { OpenApiDocument, OpenApiOperation } from '@waypost/contract/openapi';

const PROBLEM = { $ref: '#/components/responses/Problem' };
const SCHEMA = '#/components/schemas/';

/** A refusal is written out once; each place that has one names the codes it can bring. */
export function shareProblems(document: OpenApiDocument): OpenApiDocument {
  const shared = structuredClone(document);
  for (const { responses } of operationsOf(shared)) {
    for (const [status, answer] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      const { description, ...problem } = answer as { description: string };
      shared.components.responses = {
        Problem: { description: 'A problem document (RFC 9457).', ...problem },
      };
      responses[status] = { ...PROBLEM, description };
    }
  }
  return shared;
}

/** A schema that is only ever sent needs no other name than its own. */
export function nameInputs(document: OpenApiDocument): OpenApiDocument {
  const used = referencesOf(document);
  const twinless = [...used].filter(
    (name) => name.endsWith('Input') && !used.has(name.slice(0, -'Input'.length)),
  );
  const names = new Map(twinless.map((name) => [name, name.slice(0, -'Input'.length)]));
  const renamed = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(/[^/]+$/, (name) => names.get(name) ?? name)
      : value,
  ) as OpenApiDocument;
  for (const [name, ownName] of names) {
    renamed.components.schemas[ownName] = renamed.components.schemas[name] ?? {};
  }
  return renamed;
}

/** The endpoints that are asked for, in the order of their paths, and the components they need. */
export function pickEndpoints(
  document: OpenApiDocument,
  isWanted: (path: string, operation: OpenApiOperation) => boolean,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [path, operations] of inOrder(document.paths)) {
    const wanted = Object.entries(operations).filter(([, each]) => isWanted(path, each));
    if (wanted.length > 0) paths[path] = Object.fromEntries(wanted);
  }
  const picked = { ...document, paths };
  const used = referencesOf(picked);
  const schemes = new Set(
    operationsOf(picked).flatMap(({ security = [] }) => security.flatMap(Object.keys)),
  );
  const { responses, schemas, securitySchemes } = document.components;
  return {
    ...picked,
    components: {
      securitySchemes: only(securitySchemes, schemes),
      responses,
      schemas: only(schemas, used),
    },
  };
}

function operationsOf(document: OpenApiDocument): OpenApiOperation[] {
  return Object.values(document.paths).flatMap((operations) => Object.values(operations));
}

function only<T>(components: Record<string, T>, names: Set<string>): Record<string, T> {
  return Object.fromEntries(inOrder(components).filter(([name]) => names.has(name)));
}

function inOrder<T>(byName: Record<string, T>): [string, T][] {
  return Object.entries(byName).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Names of the schemas that the endpoints refer to, directly or through others. */
function referencesOf({ paths, components }: OpenApiDocument): Set<string> {
  const found = new Set<string>();
  const search = (part: unknown) =>
    JSON.stringify(part, (key, value: unknown) => {
      if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(SCHEMA)) return value;
      const name = value.slice(SCHEMA.length);
      if (found.has(name)) return value;
      found.add(name);
      search(components.schemas[name]);
      return value;
    });
  search(paths);
  search(components.responses);
  return found;
}
