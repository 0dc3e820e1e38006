import type pg from 'pg';

export interface SeenWrite {
  table: string;
  /** As its process names itself. */
  application: string;
  row: string;
}

/** Notes every row that anybody writes to a table of this database from now on, also of jobs. */
export async function watchWrites(db: pg.Client): Promise<() => Promise<SeenWrite[]>> {
  await db.query(`
    CREATE SCHEMA watched;
    CREATE TABLE watched.writes (at timestamptz DEFAULT clock_timestamp(), "table" text, application text, row text);
    CREATE FUNCTION watched.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO watched.writes ("table", application, row) VALUES
        (TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME, current_setting('application_name'),
         CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD)::text ELSE to_jsonb(NEW)::text END);
      RETURN NULL;
    END $$;
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT c.oid::regclass FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      LOOP EXECUTE format('CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON %s
        FOR EACH ROW EXECUTE FUNCTION watched.note()', name); END LOOP;
    END $$`);
  return async () => {
    const { rows } = await db.query<SeenWrite>(
      'SELECT "table", application, row FROM watched.writes ORDER BY at',
    );
    return rows;
  };
}
