import { writeFileSync } from 'node:fs';
import type { Installation } from '../installation/installation.ts';
import { patientFetch } from '../installation/patient-fetch.ts';

const PARAMETER = '$1::text[]';

/**
 * The statement that the running api executes for a look-up, read from the activity of PostgreSQL rather than
 * copied, so that pgbench always runs the same one.
 */
export async function readLookUpStatement(
  installation: Installation,
  apiPort: number,
  ref: string,
): Promise<string> {
  const answer = await patientFetch(`http://127.0.0.1:${apiPort}/api/shipments/track/${ref}`);
  if (!answer.ok) throw new Error(`The look-up of ${ref} answered ${answer.status}.`);
  const db = await installation.connect('superuser');
  const seen = await db.query<{ query: string }>(
    `SELECT DISTINCT query FROM pg_stat_activity
     WHERE usename = 'waypost_api' AND query ~ 'shipment_refs' AND query ~ 'tracking_events'`,
  );
  const [statement] = seen.rows;
  if (statement === undefined || seen.rows.length > 1) {
    throw new Error(`A look-up is no longer one statement, but ${seen.rows.length}.`);
  }
  if (statement.query.split(PARAMETER).length !== 2 || statement.query.includes('$2')) {
    throw new Error(`A look-up no longer takes one ${PARAMETER}:\n${statement.query}`);
  }
  return statement.query;
}

/**
 * A pgbench script that looks up one of the first `count` numbers of bench.refs at random. Drawing
 * it inside the statement costs one index probe; a statement of its own costs a round trip.
 */
export function writeBareLookUps(file: string, statement: string, count: number): void {
  const drawn = 'ARRAY[(SELECT drawn.ref FROM bench.refs AS drawn WHERE drawn.n = :n)]::text[]';
  writeFileSync(file, `\\set n random(1, ${count})\n${statement.replace(PARAMETER, drawn)};\n`);
}
