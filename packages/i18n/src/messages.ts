import type { en } from './catalogs/en.ts';

/** The English catalogs define the areas and keys; every other language follows them. */
export type Area = keyof typeof en;
export type MessageKey<A extends Area> = keyof (typeof en)[A] & string;
export type Catalog<A extends Area> = Record<MessageKey<A>, string>;

/** Areas that only staff reads. The console is English, so they are not translated. */
export type StaffArea = Extract<Area, 'admin' | `console-${string}`>;
export type CustomerArea = Exclude<Area, StaffArea>;
/** What a language needs to be complete. */
export type Catalogs = { [A in CustomerArea]: Catalog<A> };

export function isStaffArea(area: string): boolean {
  return area === 'admin' || area.startsWith('console-');
}

/** The names in `{name}` of a message without plural or select. */
type Names<M extends string> = M extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** A plural or select nests braces that types cannot parse, so its values are not checked. */
type Values<M extends string, Value> = M extends `${string}, ${'plural' | 'select'},${string}`
  ? [values: Record<string, Value>]
  : M extends `${string}{${string}`
    ? [values: Record<Names<M>, Value>]
    : [];

/**
 * Translates the keys of one area; a message with placeholders requires their values. Texts and values
 * are plain strings unless the caller narrows both.
 */
export type Translate<A extends Area, Text extends string = string> = <K extends MessageKey<A>>(
  key: K,
  ...values: Values<(typeof en)[A][K] & string, Text | number>
) => Text;
