// What programs rely on: within a version of the contract things are only added. Compares the generated
// document with the released one.

type Json = { [key: string]: unknown };
type Direction = 'sent' | 'answered';

interface Documents {
  released: Json;
  current: Json;
}

/** Each thing that was removed or narrowed, with its place; nothing when programs can stay as they are. */
export function findBreakingChanges(released: object, current: object): string[] {
  const documents = { released: released as Json, current: current as Json };
  const faults: string[] = [];
  const paths = (document: Json) => part(document, 'paths');
  for (const [path, operations] of entries(paths(documents.released))) {
    for (const [method, operation] of entries(operations)) {
      const name = `${method.toUpperCase()} ${path}`;
      const now = part(part(paths(documents.current), path), method);
      if (Object.keys(now).length === 0) faults.push(`${name} was removed`);
      else faults.push(...compareOperations(documents, name, operation, now));
    }
  }
  return faults;
}

function compareOperations(documents: Documents, name: string, was: Json, now: Json): string[] {
  const faults: string[] = [];
  if (was['operationId'] !== now['operationId']) faults.push(`${name} has another operationId`);
  if (was['x-scope'] !== now['x-scope']) faults.push(`${name} needs another scope`);
  faults.push(...compareParameters(documents, name, was, now));
  faults.push(...compareBodies(documents, name, was, now));
  for (const [status, answer] of entries(part(was, 'responses'))) {
    const answerNow = part(part(now, 'responses'), status);
    if (Object.keys(answerNow).length === 0) {
      if (Number(status) < 400) faults.push(`${name} no longer answers ${status}`);
      continue;
    }
    for (const [mediaType, { schema }] of entries(part(answer, 'content'))) {
      const { schema: schemaNow } = part(part(answerNow, 'content'), mediaType);
      const place = `${name} ${status}`;
      if (schemaNow === undefined) faults.push(`${place} no longer has ${mediaType}`);
      else faults.push(...compareSchemas(documents, place, [schema, schemaNow], 'answered'));
    }
  }
  return faults;
}

function compareParameters(documents: Documents, name: string, was: Json, now: Json): string[] {
  const keyOf = (each: Json) => `${String(each['in'])} ${String(each['name'])}`;
  const before = new Map(list(was['parameters']).map((each) => [keyOf(each), each]));
  const after = new Map(list(now['parameters']).map((each) => [keyOf(each), each]));
  const faults: string[] = [];
  for (const [key, parameter] of before) {
    const parameterNow = after.get(key);
    if (parameterNow === undefined) {
      faults.push(`${name}: ${key} was removed`);
      continue;
    }
    const schemas = [parameter['schema'], parameterNow['schema']] as const;
    faults.push(...compareSchemas(documents, `${name}: ${key}`, schemas, 'sent'));
    if (parameterNow['required'] === true && parameter['required'] !== true) {
      faults.push(`${name}: ${key} is required now`);
    }
  }
  for (const [key, parameter] of after) {
    if (!before.has(key) && parameter['required'] === true) {
      faults.push(`${name}: ${key} is new and required`);
    }
  }
  return faults;
}

function compareBodies(documents: Documents, name: string, was: Json, now: Json): string[] {
  const bodyOf = (operation: Json) =>
    part(part(part(operation, 'requestBody'), 'content'), 'application/json')['schema'];
  const [before, after] = [bodyOf(was), bodyOf(now)];
  if (before === undefined) return after === undefined ? [] : [`${name} takes a body now`];
  if (after === undefined) return [`${name} no longer takes a body`];
  return compareSchemas(documents, `${name} body`, [before, after], 'sent');
}

/** Limits, and whether a larger value lets more in. */
const BOUNDS = {
  minimum: false,
  minLength: false,
  minItems: false,
  maximum: true,
  maxLength: true,
  maxItems: true,
} as const;

function compareSchemas(
  documents: Documents,
  place: string,
  [wasIn, nowIn]: readonly [unknown, unknown],
  direction: Direction,
): string[] {
  const was = resolve(documents.released, wasIn);
  const now = resolve(documents.current, nowIn);
  const isSent = direction === 'sent';
  const faults: string[] = [];
  if (JSON.stringify(was['type']) !== JSON.stringify(now['type'])) {
    return [`${place} has another type`];
  }
  if (was['const'] !== now['const']) faults.push(`${place} has another constant`);
  faults.push(...compareChoices(place, was, now, isSent));
  if (isSent) {
    if (now['pattern'] !== undefined && was['pattern'] !== now['pattern']) {
      faults.push(`${place} has another pattern`);
    }
    for (const [bound, isUpper] of Object.entries(BOUNDS)) {
      const [before, after] = [was[bound], now[bound]] as [number | undefined, number | undefined];
      if (after === undefined || before === after) continue;
      if (before === undefined || (isUpper ? after < before : after > before)) {
        faults.push(`${place} has a narrower ${bound}`);
      }
    }
  }
  faults.push(...compareProperties(documents, place, [was, now], direction));
  if (was['items'] !== undefined && now['items'] !== undefined) {
    const items = [was['items'], now['items']] as const;
    faults.push(...compareSchemas(documents, `${place}[]`, items, direction));
  }
  for (const kind of ['anyOf', 'oneOf']) {
    const [before, after] = [list(was[kind]), list(now[kind])];
    if (before.length !== after.length) faults.push(`${place} has other alternatives`);
    for (const [at, each] of before.entries()) {
      const alternatives = [each, after[at] ?? {}] as const;
      faults.push(...compareSchemas(documents, `${place}|${at}`, alternatives, direction));
    }
  }
  return faults;
}

function compareChoices(place: string, was: Json, now: Json, isSent: boolean): string[] {
  const [before, after] = [values(was['enum']), values(now['enum'])];
  if (before === undefined && after === undefined) return [];
  if (before === undefined || after === undefined) {
    const isNarrower = isSent ? before === undefined : after === undefined;
    return isNarrower ? [`${place} is another choice`] : [];
  }
  const removed = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  if (isSent) return removed.map((value) => `${place} no longer takes ${String(value)}`);
  if (was['x-extensible'] === true) return [];
  return added.map((value) => `${place} may be ${String(value)} now, and is not x-extensible`);
}

function compareProperties(
  documents: Documents,
  place: string,
  [was, now]: readonly [Json, Json],
  direction: Direction,
): string[] {
  const faults: string[] = [];
  const [before, after] = [part(was, 'properties'), part(now, 'properties')];
  const [neededBefore, neededNow] = [values(was['required']) ?? [], values(now['required']) ?? []];
  for (const [name, schema] of entries(before)) {
    const at = `${place}.${name}`;
    if (!(name in after)) {
      faults.push(`${at} was removed`);
      continue;
    }
    faults.push(...compareSchemas(documents, at, [schema, after[name]], direction));
    if (direction === 'answered' && neededBefore.includes(name) && !neededNow.includes(name)) {
      faults.push(`${at} may be missing now`);
    }
  }
  if (direction === 'answered') return faults;
  const demanded = neededNow.filter((name) => !neededBefore.includes(name));
  return [...faults, ...demanded.map((name) => `${place}.${String(name)} is required now`)];
}

function resolve(document: Json, schema: unknown): Json {
  const found = (schema ?? {}) as Json;
  const ref = found['$ref'];
  if (typeof ref !== 'string') return found;
  const target = ref
    .slice(2)
    .split('/')
    .reduce((step, name) => part(step, name), document);
  return resolve(document, target);
}

function part(of: Json, name: string): Json {
  const found = of[name];
  return typeof found === 'object' && found !== null ? (found as Json) : {};
}

function entries(of: Json): [string, Json][] {
  return Object.entries(of) as [string, Json][];
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? (value as Json[]) : [];
}

function values(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}
