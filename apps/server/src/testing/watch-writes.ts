import { sql } from 'kysely';
import type { TestServer } from './test-server.ts';

/** Counts statements that write to a table, from now on: also those that are rolled back. */
export async function watchWrites({ owner }: TestServer): Promise<() => Promise<number>> {
  await sql`CREATE SEQUENCE writes_seen MINVALUE 0 START 0`.execute(owner.db);
  await sql`CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN PERFORM nextval('public.writes_seen'); RETURN NULL; END $$`.execute(owner.db);
  await sql`DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT c.oid::regclass FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    LOOP EXECUTE format('CREATE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION note_write()', name); END LOOP; END $$`.execute(owner.db);
  return async () => {
    const { rows } = await sql<{ seen: number }>`
      SELECT (last_value + is_called::integer)::integer AS seen FROM writes_seen`.execute(owner.db);
    return rows[0]?.seen ?? 0;
  };
}
