import type { Fields } from './form-body.ts';
import { badParameter } from './refusal.ts';

/** Reads a request's fields by name and type. Whatever nobody read is refused, as Stripe does. */
export interface Parameters {
  has(name: string): boolean;
  text(name: string): string | undefined;
  requiredText(name: string): string;
  integer(name: string): number | undefined;
  requiredInteger(name: string): number;
  flag(name: string): boolean | undefined;
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
  list(name: string): string[] | undefined;
  hash(name: string): Parameters | undefined;
  /** Keys and values of free choice; an empty value removes its key. */
  metadata(): Record<string, string> | undefined;
  /** Parameters of Stripe that change nothing here. */
  ignore(...names: string[]): void;
  refuseUnread(): void;
}

export function readParameters(fields: Fields, prefix = ''): Parameters {
  const unread = new Set(Object.keys(fields));
  const inner: Parameters[] = [];
  const pathOf = (name: string) => (prefix === '' ? name : `${prefix}[${name}]`);

  function take(name: string): string | Fields | undefined {
    unread.delete(name);
    return fields[name];
  }

  function text(name: string): string | undefined {
    const value = take(name);
    if (typeof value === 'object') throw invalid(name, 'string');
    return value === '' ? undefined : value;
  }

  function integer(name: string): number | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw badParameter('parameter_invalid_integer', pathOf(name), `Invalid integer: ${value}`);
    }
    return Number(value);
  }

  function required<T>(name: string, value: T | undefined): T {
    if (value !== undefined) return value;
    const path = pathOf(name);
    throw badParameter('parameter_missing', path, `Missing required param: ${path}.`);
  }

  function invalid(name: string, wanted: string) {
    const path = pathOf(name);
    return badParameter('parameter_invalid_type', path, `Invalid ${wanted}: ${path}`);
  }

  return {
    has: (name) => name in fields,
    text,
    requiredText: (name) => required(name, text(name)),
    integer,
    requiredInteger: (name) => required(name, integer(name)),
    flag(name) {
      const value = text(name);
      if (value === undefined) return undefined;
      if (value !== 'true' && value !== 'false') throw invalid(name, 'boolean');
      return value === 'true';
    },
    choice<Choice extends string>(name: string, choices: readonly Choice[]) {
      const value = text(name);
      const chosen = choices.find((choice) => choice === value);
      if (value !== undefined && chosen === undefined) {
        const message = `Invalid ${pathOf(name)}: must be one of ${choices.join(', ')}`;
        throw badParameter('parameter_invalid_enum', pathOf(name), message);
      }
      return chosen;
    },
    list(name) {
      const value = take(name);
      if (value === undefined || value === '') return undefined;
      if (typeof value === 'string') throw invalid(name, 'array');
      return Object.values(value).map((item) => {
        if (typeof item !== 'string') throw invalid(name, 'array');
        return item;
      });
    },
    hash(name) {
      const value = take(name);
      if (value === undefined || value === '') return undefined;
      if (typeof value === 'string') throw invalid(name, 'object');
      const parameters = readParameters(value, pathOf(name));
      inner.push(parameters);
      return parameters;
    },
    metadata() {
      const value = take('metadata');
      if (value === undefined || value === '') return undefined;
      if (typeof value === 'string') throw invalid('metadata', 'object');
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => {
          if (typeof item !== 'string') throw invalid(`metadata][${key}`, 'string');
          return [key, item];
        }),
      );
    },
    ignore(...names) {
      for (const name of names) unread.delete(name);
    },
    refuseUnread() {
      const [name] = unread;
      if (name !== undefined) {
        const path = pathOf(name);
        throw badParameter('parameter_unknown', path, `Received unknown parameter: ${path}`);
      }
      for (const parameters of inner) parameters.refuseUnread();
    },
  };
}

/** Stripe's way to change metadata: keys are merged, an empty value removes one. */
export function mergeMetadata(
  metadata: Record<string, string>,
  changes: Record<string, string> = {},
): Record<string, string> {
  const merged = Object.entries({ ...metadata, ...changes });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}
