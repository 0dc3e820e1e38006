import type pg from 'pg';

/** Compares the stored events of a source with the scans that must be there exactly once. */
export async function checkStoredScans(
  db: pg.Client,
  sourceName: string,
  scanIds: ReadonlySet<string>,
) {
  const { rows } = await db.query<[string]>({
    text: `SELECT e.scan_id FROM tracking_events e
      WHERE e.source_id = (SELECT id FROM sources WHERE name = $1)`,
    values: [sourceName],
    rowMode: 'array',
  });
  const seen = new Set<string>();
  const doubled: string[] = [];
  for (const [scanId] of rows) {
    if (seen.has(scanId)) doubled.push(scanId);
    seen.add(scanId);
  }
  return {
    /** Acknowledged, but not stored. */
    missing: [...scanIds.difference(seen)],
    /** Stored more than once. */
    doubled,
    /** Stored, but never sent as something to be stored. */
    unexpected: [...seen.difference(scanIds)],
  };
}
