import { z } from 'zod';

/** A field may be of a schema that others use too, so its description belongs to a copy. */
export function describeField<T>(value: T, text: string): T {
  return value instanceof z.ZodType ? value.describe(text) : value;
}

/** Only schemas with a name in the document: other comments are for readers of the code. */
export function describeNamed<T>(value: T, text: string): T {
  if (!(value instanceof z.ZodType)) return value;
  const meta = z.globalRegistry.get(value);
  if (meta?.id !== undefined) z.globalRegistry.add(value, { ...meta, description: text });
  return value;
}
