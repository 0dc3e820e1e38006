import type { ContainerKind, ContainerState } from '@waypost/domain/containers';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { deleteDue, drain, isInSlice } from '../../../platform/sweeps.ts';

export type ContainerRow = {
  id: string;
  code: string;
  kind: ContainerKind;
  state: ContainerState;
  stateAt: Date;
  hubId: string;
  packingHubId: string;
  toHubId: string | null;
  declared: boolean;
  seal: string;
  sealedAt: Date | null;
  openedAt: Date;
  emptiedAt: Date | null;
  lastSeq: number;
  changedAt: Date;
};

const CONTAINER = sql`id, code, kind, state, state_at, hub_id, packing_hub_id, to_hub_id, declared, seal,
  sealed_at, opened_at, emptied_at, last_seq, changed_at`;

/** A code has some fillings in two years; late acts are about the last ones. */
const FILLINGS = 50;

/** The fillings of a code. In id order, so that two who lock the same ones wait for each other. */
export async function lockFillings(tx: Db, code: string): Promise<ContainerRow[]> {
  const { rows } = await sql<ContainerRow>`
    SELECT ${CONTAINER} FROM containers WHERE id IN (
      SELECT id FROM containers WHERE code = ${code} ORDER BY opened_at DESC LIMIT ${FILLINGS})
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  return rows;
}

export async function insertContainer(
  tx: Db,
  container: NewRow<'containers'>,
): Promise<ContainerRow> {
  await tx.insertInto('containers').values(container).execute();
  const { rows } = await sql<ContainerRow>`
    SELECT ${CONTAINER} FROM containers WHERE id = ${container.id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a container that was inserted is gone');
  return row;
}

type Change = Partial<Omit<NewRow<'containers'>, 'id' | 'code' | 'changedAt'>>;

export async function updateContainer(tx: Db, id: string, change: Change): Promise<void> {
  await tx
    .updateTable('containers')
    .set({ ...change, changedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Those that nothing later was told about. */
export async function markDeparted(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    UPDATE containers SET sealed_at = coalesce(sealed_at, ${at}), changed_at = now(),
      state = CASE WHEN state_at <= ${at} AND emptied_at IS NULL THEN 'departed' ELSE state END,
      state_at = CASE WHEN emptied_at IS NULL THEN greatest(state_at, ${at}) ELSE state_at END
    WHERE id = ANY (${ids}::uuid[])`.execute(tx);
}

export async function isActKnown(tx: Db, actId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('containerActs')
    .select('actId')
    .where('actId', '=', actId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertAct(tx: Db, act: NewRow<'containerActs'>): Promise<void> {
  await tx.insertInto('containerActs').values(act).execute();
}

/** A container may have ten thousand pieces, which go with it. */
const CONTAINERS_AT_ONCE = 20;

export async function deleteOldContainers(db: Db): Promise<void> {
  const isOld = sql`changed_at < now() - interval '24 months'`;
  await drain(async (batch) => {
    const { numAffectedRows } = await sql`
      DELETE FROM containers WHERE ${isInSlice('containers', isOld, batch)}`.execute(db);
    return Number(numAffectedRows);
  }, CONTAINERS_AT_ONCE);
  await deleteDue(db, 'trips', sql`created_at < now() - interval '24 months'`);
}
