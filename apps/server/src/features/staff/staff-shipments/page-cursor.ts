import { STATUSES } from '@waypost/domain/tracking';
import { z } from 'zod';
import { Problem } from '../../../platform/http/problem.ts';

/** The last row of a page, with every sort key. */
const Position = z.tuple([z.uuid(), z.enum(STATUSES), z.int()]);
export type Position = { id: string; status: (typeof STATUSES)[number]; priceCents: number };

export function writeCursor({ id, status, priceCents }: Position): string {
  return Buffer.from(JSON.stringify([id, status, priceCents])).toString('base64url');
}

export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const read = Position.safeParse(parse(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) throw new Problem('invalid_request');
  const [id, status, priceCents] = read.data;
  return { id, status, priceCents };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
