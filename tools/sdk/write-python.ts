import type { OpenApiDocument } from '@waypost/contract/openapi';
import { capitalize, snakeCase } from './names.ts';
import { nameOf, type Operation, type Schema } from './read-operations.ts';

const HEADER = '# Written by tools/sdk from the document of v1: run pnpm generate client.';
const KEYWORDS = new Set(['from', 'in', 'return', 'class', 'import', 'with', 'as', 'is', 'not']);
const CALLS = { value: 'send', list: 'pages', file: 'read_file', stream: 'follow' } as const;

/** Every schema as a TypedDict: a dictionary with the fields of the JSON, so fields that are added pass through. */
export function writePythonModels(document: OpenApiDocument, operations: Operation[]): string {
  const schemas = Object.entries(document.components.schemas as Record<string, Schema>);
  const bodies = operations.flatMap(({ id, body }) =>
    body && nameOf(body.schema) === undefined ? [[bodyNameOf(id), body.schema] as const] : [],
  );
  const models = [...schemas, ...bodies].map(([name, schema]) => writeModel(name, schema));
  return `${HEADER}
from __future__ import annotations

from typing import Any, Dict, List, Literal, NotRequired, TypedDict, Union

${models.join('\n\n')}
`;
}

function writeModel(name: string, schema: Schema): string {
  if (schema.properties === undefined) return `${name} = ${quote(typeOf(schema), 'Union')}\n`;
  const { properties, required = [] } = schema;
  const fields = Object.entries(properties).map(([field, described]) => {
    const type = typeOf(described);
    return {
      field,
      type: required.includes(field) ? type : `NotRequired[${type}]`,
      description: described.description ?? '',
    };
  });
  const isPlain = fields.every(({ field }) => /^[A-Za-z_]\w*$/.test(field) && !KEYWORDS.has(field));
  if (isPlain) {
    const lines = fields.map(
      ({ field, type, description }) => `    ${field}: ${type}\n    """${escape(description)}"""\n`,
    );
    return `class ${name}(TypedDict):\n${lines.join('')}`;
  }
  const lines = fields.map(
    ({ field, type, description }) => `        # ${description}\n        "${field}": '${type}',\n`,
  );
  return `${name} = TypedDict(\n    "${name}",\n    {\n${lines.join('')}    },\n)\n`;
}

/** A name for a type that is no class, whose parts may be defined further down. */
function quote(type: string, wanted: string): string {
  const parts = type.startsWith(`${wanted}[`) ? type.slice(wanted.length + 1, -1).split(', ') : [];
  return parts.length === 0
    ? type
    : `${wanted}[${parts.map((part) => (/^[A-Z]\w+$/.test(part) ? `"${part}"` : part)).join(', ')}]`;
}

function typeOf(schema: Schema): string {
  const name = nameOf(schema);
  if (name !== undefined) return name;
  // choices to which later releases may add are texts: a checker must not think it knows all of them
  if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
  const choices = schema.anyOf ?? schema.oneOf;
  const isOpen = schema['x-extensible'] === true;
  if (choices) {
    const types = choices.map((each) => typeOf(isOpen ? { ...each, 'x-extensible': true } : each));
    return types.length === 1 ? (types[0] ?? 'Any') : `Union[${types.join(', ')}]`;
  }
  if (schema.allOf?.length === 1 && schema.allOf[0]) return typeOf(schema.allOf[0]);
  if (schema.enum && !isOpen) {
    return `Literal[${schema.enum.map(literal).join(', ')}]`;
  }
  if (Array.isArray(schema.type)) {
    return `Union[${schema.type.map((type) => typeOf({ ...schema, type })).join(', ')}]`;
  }
  return plainTypeOf(schema);
}

function plainTypeOf({ type, items, additionalProperties }: Schema): string {
  switch (type) {
    case 'string':
      return 'str';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'null':
      return 'None';
    case 'array':
      return `List[${items ? typeOf(items) : 'Any'}]`;
    case 'object': {
      const values = typeof additionalProperties === 'object' ? additionalProperties : {};
      return `Dict[str, ${Object.keys(values).length > 0 ? typeOf(values) : 'Any'}]`;
    }
    default:
      return 'Any';
  }
}

export function writePythonResources(operations: Operation[]): string {
  const resources = Map.groupBy(operations, ({ resource }) => resource);
  const names = [...resources.keys()];
  const classes = [...resources].map(
    ([resource, methods]) => `class ${capitalize(resource)}Resource:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls

${methods.map(writeMethod).join('\n')}`,
  );
  return `${HEADER}
# What was answered is as the document says: nothing checks it again.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

from typing import Any, Dict, Iterator, List, Literal, Optional, Union
from urllib.parse import quote

from .._calls import Calls, Pages
from .models import *


def _part(text: str) -> str:
    return quote(text, safe="")


${classes.join('\n\n')}

class Resources:
    def __init__(self, calls: Calls) -> None:
${names.map((name) => `        self.${snakeCase(name)} = ${capitalize(name)}Resource(calls)\n`).join('')}`;
}

function writeMethod(operation: Operation): string {
  const { id, method, summary, http, path, pathParameters, query, body, isKeyed, isOnce, answer } =
    operation;
  const name = snakeCase(method);
  const optional = (parameter: string, type: string) => `${parameter}: Optional[${type}] = None`;
  const bodyType = body && (nameOf(body.schema) ?? bodyNameOf(id));
  const parameters = [
    'self',
    ...pathParameters.map((each) => `${snakeCase(each.name)}: ${typeOf(each.schema)}`),
    ...(bodyType ? [body.isOptional ? optional('body', bodyType) : `body: ${bodyType}`] : []),
    '*',
    ...query.map((each) => optional(snakeCase(each.name), typeOf(each.schema))),
    ...(isKeyed ? [optional('idempotency_key', 'str')] : []),
    answer.kind === 'stream' ? optional('last_event_id', 'str') : optional('timeout', 'float'),
  ];
  const queried = query.map((each) => `"${each.name}": ${snakeCase(each.name)}`);
  const given = [
    `"${http}"`,
    path.includes('{')
      ? `f"${path.replaceAll(/\{(\w+)\}/g, (_, each: string) => `{_part(${snakeCase(each)})}`)}"`
      : `"${path}"`,
    ...(body ? [`body=${body.isOptional ? 'body or {}' : 'body'}`] : []),
    ...(query.length > 0 ? [`query={${queried.join(', ')}}`] : []),
    ...(isKeyed ? ['is_keyed=True, idempotency_key=idempotency_key'] : []),
    ...(isOnce ? ['is_once=True'] : []),
    answer.kind === 'stream' ? 'last_event_id=last_event_id' : 'timeout=timeout',
  ];
  return `    def ${KEYWORDS.has(name) ? `${name}_` : name}(${parameters.join(', ')}) -> ${answerType(operation)}:
        """${escape(summary)}"""
        return self._calls.${CALLS[answer.kind]}(${given.join(', ')})
`;
}

function answerType({ answer }: Operation): string {
  const name = nameOf(answer.schema) ?? 'Any';
  if (answer.kind === 'file') return 'bytes';
  if (answer.kind === 'list') return `Pages[${name}]`;
  return answer.kind === 'stream' ? `Iterator[${name}]` : name;
}

function bodyNameOf(id: string): string {
  return `${capitalize(id)}Body`;
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', "'");
}

function literal(value: unknown): string {
  return typeof value === 'boolean' ? capitalize(String(value)) : JSON.stringify(value);
}
