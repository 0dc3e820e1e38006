import { z } from 'zod';
import { KEY_MODES } from '../customer-key-scopes.ts';
import { CountryCode, Instant } from '../fields.ts';

/** A schema with an example for the reference. */
export function example<S extends z.ZodType>(schema: S, value: z.input<S>): S {
  return schema.meta({ examples: [value] });
}

/** A choice to which later releases may add: programs must bear a value they do not know. */
export function open<S extends z.ZodType>(schema: S): S {
  return schema.meta({ 'x-extensible': true });
}

export const Id = example(z.uuid(), '01993e2e-5a0b-7c31-9d5e-0c2b7a61f001');
export const Moment = example(Instant, '2026-11-17T10:02:11.000Z');
export const Mode = example(z.enum(KEY_MODES), 'live');
export const Country = example(CountryCode, 'BE');

/** The query of every list. */
export const PAGE = {
  /** How many entries a page has at most. */
  limit: example(z.coerce.number().int().min(1).max(100).default(20), 20),
  /** `nextCursor` of the page before. */
  cursor: example(
    z
      .string()
      .regex(/^[\w-]{1,300}$/)
      .optional(),
    'MjAyNi0xMS0xNw',
  ),
};

/** The answer of every list. A `Link` header with `rel="next"` repeats the address of the next page. */
export function listOf<S extends z.ZodType>(id: string, entry: S) {
  return z
    .strictObject({
      /** Always `list`. */
      object: example(z.literal('list'), 'list'),
      /** The entries of this page. */
      data: z.array(entry),
      /** Send it as `cursor` for the next page; null on the last one. */
      nextCursor: example(z.string().nullable(), null),
    })
    .meta({ id });
}
