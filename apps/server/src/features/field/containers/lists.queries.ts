import type { ContainerState } from '@waypost/domain/containers';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { ContainerRow } from './containers.queries.ts';

/** With its pieces and with the cursor of a list. */
export type ListedContainer = ContainerRow & { pieces: number; position: string };

const LISTED = sql`c.id, c.code, c.kind, c.state, c.state_at, c.hub_id, c.packing_hub_id, c.to_hub_id,
  c.declared, c.seal, c.sealed_at, c.opened_at, c.emptied_at, c.last_seq, c.changed_at,
  to_char(c.changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS position,
  (SELECT count(*)::integer FROM container_pieces p
    WHERE p.container_id = c.id AND p.out_at IS NULL) AS pieces`;

type Asked = {
  hubId: string;
  state?: ContainerState | undefined;
  after?: { at: string; id: string } | undefined;
  limit: number;
};

/** Seen last in the hub or on their way to it, the latest change first. */
export async function selectOfHub(db: Db, asked: Asked): Promise<ListedContainer[]> {
  const { hubId, state, after, limit } = asked;
  // as the indexes have it: most are empty
  const live = state === 'emptied' ? sql`emptied_at IS NOT NULL` : sql`emptied_at IS NULL`;
  const shown = state === undefined ? live : sql`${live} AND state = ${state}`;
  const rest =
    after === undefined
      ? sql``
      : sql`AND (changed_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const latest = sql`ORDER BY changed_at DESC, id DESC LIMIT ${limit}`;
  const { rows } = await sql<ListedContainer>`
    SELECT ${LISTED} FROM (
      (SELECT id FROM containers WHERE hub_id = ${hubId} AND ${shown} ${rest} ${latest})
      UNION
      (SELECT id FROM containers WHERE to_hub_id = ${hubId} AND state = 'departed'
        AND ${shown} ${rest} ${latest})
    ) AS either JOIN containers c USING (id)
    ORDER BY c.changed_at DESC, c.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Every filling of a code, the newest first. */
export async function selectByCode(
  db: Db,
  code: string,
  limit: number,
): Promise<ListedContainer[]> {
  const { rows } = await sql<ListedContainer>`
    SELECT ${LISTED} FROM containers c WHERE c.code = ${code}
    ORDER BY c.opened_at DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function selectByIds(db: Db, ids: readonly string[]): Promise<ListedContainer[]> {
  const { rows } = await sql<ListedContainer>`
    SELECT ${LISTED} FROM containers c WHERE c.id = ANY (${ids}::uuid[]) ORDER BY c.code`.execute(
    db,
  );
  return rows;
}

type ActRow = { kind: string; hub: string; seal: string; occurredAt: Date; recordedAt: Date };
const ACTS_SHOWN = 200;

export async function selectActs(db: Db, containerId: string): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    SELECT a.kind, h.code AS hub, a.seal, a.occurred_at, a.recorded_at FROM (
      SELECT kind, hub_id, seal, occurred_at, recorded_at FROM container_acts
      WHERE container_id = ${containerId}
      UNION ALL
      SELECT 'trip_depart', m.hub_id, '', m.occurred_at, a.recorded_at FROM container_moves m
      JOIN container_acts a ON a.act_id = m.act_id
      WHERE m.container_id = ${containerId} AND m.kind = 'depart'
    ) AS a JOIN hubs h ON h.id = a.hub_id
    ORDER BY a.occurred_at DESC LIMIT ${ACTS_SHOWN}`.execute(db);
  return rows;
}
