import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kind, type Objects, PARENT, type Task } from './objects.ts';

interface PageQuery {
  parent?: string | undefined;
  createdFrom?: number | undefined;
  createdTo?: number | undefined;
  limit: number;
  startingAfter?: string | undefined;
}

/**
 * SIGKILL loses nothing that was answered: with write-ahead logging a commit is with the operating
 * system before we answer. A power cut may lose the last moments, which a sandbox can bear.
 */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, parent TEXT, body TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS objects_by_parent ON objects (kind, parent, seq);
  CREATE INDEX IF NOT EXISTS objects_by_due ON objects (body ->> 'dueAt') WHERE kind = 'task';
`;
const BEYOND_ALL = 9e15;

export type Store = ReturnType<typeof openStore>;

export function openStore(folder: string | undefined) {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(folder === undefined ? ':memory:' : join(folder, 'payments.db'));
  db.exec(SCHEMA);
  const sql = db.createTagStore();

  function parse<K extends Kind>(rows: Record<string, unknown>[]): Objects[K][] {
    return rows.map((row) => JSON.parse(String(row['body'])) as Objects[K]);
  }

  return {
    /** All or nothing; the work is synchronous, so nothing else comes between. */
    transaction<T>(work: () => T): T {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },

    read: <K extends Kind>(kind: K, id: string): Objects[K] | undefined =>
      parse<K>(sql.all`SELECT body FROM objects WHERE id = ${id} AND kind = ${kind}`)[0],
    save<K extends Kind>(kind: K, object: Objects[K]): void {
      const named: unknown = Reflect.get(object, PARENT[kind] ?? '');
      const parent = typeof named === 'string' ? named : null;
      void sql.run`INSERT INTO objects (id, kind, parent, body)
        VALUES (${object.id}, ${kind}, ${parent}, ${JSON.stringify(object)})
        ON CONFLICT (id) DO UPDATE
        SET kind = excluded.kind, parent = excluded.parent, body = excluded.body`;
    },
    remove: (id: string) => void sql.run`DELETE FROM objects WHERE id = ${id}`,
    children: <K extends Kind>(kind: K, parent: string): Objects[K][] =>
      parse<K>(
        sql.all`SELECT body FROM objects WHERE kind = ${kind} AND parent = ${parent} ORDER BY seq`,
      ),
    all: <K extends Kind>(kind: K): Objects[K][] =>
      parse<K>(sql.all`SELECT body FROM objects WHERE kind = ${kind} ORDER BY seq`),
    /** Newest first, one more than asked for when there are more. */
    page: <K extends Kind>(kind: K, { parent, createdFrom, ...query }: PageQuery): Objects[K][] =>
      parse<K>(
        sql.all`SELECT body FROM objects
          WHERE kind = ${kind} AND parent IS coalesce(${parent ?? null}, parent)
          AND body ->> 'created' BETWEEN ${createdFrom ?? 0} AND ${query.createdTo ?? BEYOND_ALL}
          AND seq < coalesce(
            (SELECT seq FROM objects WHERE id = ${query.startingAfter ?? null}), ${BEYOND_ALL})
          ORDER BY seq DESC LIMIT ${query.limit + 1}`,
      ),
    forgetAnswers: (keptBefore: number) =>
      void sql.run`DELETE FROM objects WHERE kind = 'answer' AND body ->> 'keptAt' < ${keptBefore}`,

    dueTasks: (now: number, limit: number): Task[] =>
      parse<'task'>(
        sql.all`SELECT body FROM objects WHERE kind = 'task' AND body ->> 'dueAt' <= ${now}
          ORDER BY body ->> 'dueAt', seq LIMIT ${limit}`,
      ),
    nextDueAfter(now: number): number | undefined {
      const row = sql.get`SELECT min(body ->> 'dueAt') AS due FROM objects
        WHERE kind = 'task' AND body ->> 'dueAt' > ${now}`;
      return typeof row?.['due'] === 'number' ? row['due'] : undefined;
    },

    close: () => db.close(),
  };
}
