import type { DB } from '../../db/tables.ts';

/** How a table is kept from growing for ever. */
export type TableLifetime = {
  /** What adds a row. */
  growsWith: string;
  /** When a row is deleted. */
  lives: string;
  /** The job that deletes rows, and the index that it finds them by; `few rows` needs none. */
  sweep?: { job: string; index: string };
};

/** The tables of one owner; nobody else writes them. */
export type Tables = { readonly [Name in keyof DB]?: TableLifetime };
