import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CellName } from '../shard-map.ts';

/** How the cells of a move are reached: their superusers, and their buckets. */
const CellsAccess = z.record(
  CellName,
  z.strictObject({
    /** Also the old cell's as the new one reaches it. */
    database: z.url(),
    /** Where there is test mode. */
    testDatabase: z.url().optional(),
    bucket: z.strictObject({
      endpoint: z.url(),
      region: z.string(),
      name: z.string(),
      accessKeyId: z.string(),
      secretAccessKey: z.string(),
    }),
  }),
);
export type CellAccess = z.infer<typeof CellsAccess>[string];

/** Throws with what is wrong, and nothing of what is in the file. */
export function readCellAccess(file: string, cell: string): CellAccess {
  const read = CellsAccess.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`${file} does not say how cells are reached: ${faults.join('; ')}`);
  }
  const access = read.data[cell];
  if (access === undefined) throw new Error(`${file} does not say how cell ${cell} is reached.`);
  return access;
}
