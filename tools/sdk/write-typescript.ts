import { capitalize } from './names.ts';
import { nameOf, type Operation } from './read-operations.ts';

const HEADER = `// Written by tools/sdk from the document of v1: run pnpm generate client.
import type { Calls } from '../create-waypost.ts';
import type { FollowOptions } from '../follow-events.ts';
import type { CallOptions, KeyedOptions } from '../request.ts';
`;

const CALLS = { value: 'send', list: 'list', file: 'readFile', stream: 'follow' } as const;

export function writeTypeScript(operations: Operation[]): string {
  const types = new Set<string>();
  const resources = Map.groupBy(operations, ({ resource }) => resource);
  const written = [...resources].map(([resource, methods]) => {
    const members = methods.map((operation) => writeMethod(operation, types)).join('\n');
    return `    ${resource}: {\n${members}\n    },`;
  });
  return `${HEADER}import type {
${[...types]
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join('')}} from './types.gen.ts';

export type Resources = ReturnType<typeof resourcesOf>;

export function resourcesOf({ ${Object.values(CALLS).toSorted().join(', ')} }: Calls) {
  return {
${written.join('\n')}
  };
}

const part = encodeURIComponent;
`;
}

function writeMethod(operation: Operation, types: Set<string>): string {
  const { method, summary, http, path, query, body, isKeyed, isOnce, answer } = operation;
  const fields = [
    `method: '${http}'`,
    `path: ${writePath(path)}`,
    ...(body ? ['body'] : []),
    ...(query.length > 0 ? ['query'] : []),
    ...(isKeyed ? ['isKeyed: true'] : []),
    ...(isOnce ? ['isOnce: true'] : []),
  ];
  const call = `${CALLS[answer.kind]}${writeAnswer(operation, types)}`;
  return `      /** ${summary} */
      ${method}: (${writeParameters(operation, types).join(', ')}) =>
        ${call}({ ${fields.join(', ')} }, options),`;
}

function writePath(path: string): string {
  return path.includes('{') ? `\`${path.replaceAll(/\{(\w+)\}/g, '${part($1)}')}\`` : `'${path}'`;
}

function writeParameters(operation: Operation, types: Set<string>): string[] {
  const { id, pathParameters, query, body, isKeyed, answer } = operation;
  const data = `${capitalize(id)}Data`;
  const ofData = (place: string) => {
    types.add(data);
    return `${data}${place}`;
  };
  const named = body && nameOf(body.schema);
  if (named) types.add(named);
  const options = isKeyed
    ? 'KeyedOptions'
    : answer.kind === 'stream'
      ? 'FollowOptions'
      : 'CallOptions';
  return [
    ...pathParameters.map(({ name, schema }) =>
      schema.enum ? `${name}: ${ofData(`['path']['${name}']`)}` : `${name}: string`,
    ),
    ...(body ? [`body: ${named ?? ofData(`['body']`)}${body.isOptional ? ' = {}' : ''}`] : []),
    ...(query.length > 0 ? [`query?: ${ofData(`['query']`)}`] : []),
    `options?: ${options}`,
  ];
}

function writeAnswer({ id, answer }: Operation, types: Set<string>): string {
  if (answer.kind === 'file') return '';
  const name = nameOf(answer.schema);
  if (name === undefined) throw new Error(`the answer of ${id} has no name`);
  types.add(name);
  return `<${name}>`;
}
