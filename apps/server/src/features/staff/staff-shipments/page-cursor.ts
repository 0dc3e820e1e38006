import { STATUSES } from '@waypost/domain/tracking';
import { z } from 'zod';
import { Problem } from '../../../platform/http/problem.ts';

/** Not of the year 0, which PostgreSQL refuses. */
const DueOn = z.iso.date().startsWith('2');

/** The last row of a page, with every sort key. */
const Position = z.tuple([z.uuid(), z.enum(STATUSES), z.int(), DueOn.nullable().optional()]);
export type Position = {
  id: string;
  status: (typeof STATUSES)[number];
  priceCents: number;
  dueOn: string | null;
};

export function writeCursor({ id, status, priceCents, dueOn }: Position): string {
  return Buffer.from(JSON.stringify([id, status, priceCents, dueOn])).toString('base64url');
}

export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const read = Position.safeParse(parse(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) throw new Problem('invalid_request');
  const [id, status, priceCents, dueOn = null] = read.data;
  return { id, status, priceCents, dueOn };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
