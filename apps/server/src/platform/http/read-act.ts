import type { z } from 'zod';

export type ReadAct<Act> = { ok: true; act: Act } | { ok: false; actId: string | null };

/**
 * One of the acts of a call, which are checked one by one: a phone sends an act again until it has an outcome, so one that
 * cannot be read would hold up all others for good.
 */
export function readAct<Act>(schema: z.ZodType<Act>, input: unknown): ReadAct<Act> {
  const parsed = schema.safeParse(input);
  return parsed.success ? { ok: true, act: parsed.data } : { ok: false, actId: actIdOf(input) };
}

const MAX_ID = 64;

function actIdOf(input: unknown): string | null {
  const id: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, 'actId') : null;
  return typeof id === 'string' && id.length <= MAX_ID ? id : null;
}
