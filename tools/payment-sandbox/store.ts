import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kind, Objects } from './objects.ts';
import type { Behaviour } from './test-cards.ts';

/** Something to be done at a moment to come, which outlives the process. */
export type Task =
  | { kind: 'deliver'; eventId: string; tries: number }
  | { kind: 'settle refund'; refundId: string };

interface DueTask {
  seq: number;
  task: Task;
}

interface KeptAnswer {
  method: string;
  path: string;
  parametersHash: string;
  status: number;
  body: string;
  requestId: string;
}

interface PageQuery {
  parent?: string | undefined;
  type?: string | undefined;
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
  CREATE TABLE IF NOT EXISTS payment_method_secrets (
    id TEXT PRIMARY KEY, behaviour TEXT NOT NULL, is_spent INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY, method TEXT NOT NULL, path TEXT NOT NULL, parameters_hash TEXT NOT NULL,
    status INTEGER NOT NULL, body TEXT NOT NULL, request_id TEXT NOT NULL, kept_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tasks (seq INTEGER PRIMARY KEY, due_at INTEGER NOT NULL, task TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS tasks_by_due ON tasks (due_at);
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

export type Store = ReturnType<typeof openStore>;

export function openStore(folder: string | undefined) {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(folder === undefined ? ':memory:' : join(folder, 'payments.db'));
  db.exec(SCHEMA);

  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  const selectObject = db.prepare('SELECT body FROM objects WHERE id = ? AND kind = ?');
  const upsertObject = db.prepare(
    `INSERT INTO objects (id, kind, parent, body) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE
     SET kind = excluded.kind, parent = excluded.parent, body = excluded.body`,
  );
  const selectChildren = db.prepare(
    'SELECT body FROM objects WHERE kind = ? AND parent = ? ORDER BY seq',
  );
  const selectAll = db.prepare('SELECT body FROM objects WHERE kind = ? ORDER BY seq');
  const selectSeq = db.prepare('SELECT seq FROM objects WHERE id = ?');
  const selectPage = db.prepare(
    `SELECT body FROM objects WHERE kind = :kind AND parent IS coalesce(:parent, parent)
     AND (:type IS NULL OR body ->> 'type' = :type)
     AND body ->> 'created' BETWEEN coalesce(:createdFrom, 0) AND coalesce(:createdTo, 9e15)
     AND seq < coalesce(:before, 9e15)
     ORDER BY seq DESC LIMIT :limit`,
  );
  const selectSecret = db.prepare(
    'SELECT behaviour, is_spent FROM payment_method_secrets WHERE id = ?',
  );
  const insertSecret = db.prepare(
    'INSERT INTO payment_method_secrets (id, behaviour) VALUES (?, ?)',
  );
  const spend = db.prepare('UPDATE payment_method_secrets SET is_spent = 1 WHERE id = ?');
  const selectAnswer = db.prepare(
    `SELECT method, path, parameters_hash AS parametersHash, status, body, request_id AS requestId
     FROM answers WHERE key = ?`,
  );
  const insertAnswer = db.prepare('INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const deleteAnswers = db.prepare('DELETE FROM answers WHERE kept_at < ?');
  const insertTask = db.prepare('INSERT INTO tasks (due_at, task) VALUES (?, ?)');
  const selectDue = db.prepare(
    'SELECT seq, task FROM tasks WHERE due_at <= ? ORDER BY due_at, seq LIMIT ?',
  );
  const selectNextDue = db.prepare('SELECT min(due_at) AS dueAt FROM tasks WHERE due_at > ?');
  const postponeTask = db.prepare('UPDATE tasks SET due_at = ?, task = ? WHERE seq = ?');
  const deleteTask = db.prepare('DELETE FROM tasks WHERE seq = ?');
  const selectSetting = db.prepare('SELECT value FROM settings WHERE name = ?');
  const upsertSetting = db.prepare(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );

  function parseBodies<K extends Kind>(rows: unknown[]): Objects[K][] {
    return rows.map((row) => JSON.parse((row as { body: string }).body) as Objects[K]);
  }

  function seqOf(id: string | undefined): number | null {
    const row = id === undefined ? undefined : selectSeq.get(id);
    return row === undefined ? null : Number(row['seq']);
  }

  return {
    /** All or nothing; the work is synchronous, so nothing else comes between. */
    transaction<T>(work: () => T): T {
      begin.run();
      try {
        const result = work();
        commit.run();
        return result;
      } catch (error) {
        rollback.run();
        throw error;
      }
    },

    read<K extends Kind>(kind: K, id: string): Objects[K] | undefined {
      const row = selectObject.get(id, kind);
      return row && (JSON.parse(String(row['body'])) as Objects[K]);
    },
    /** The parent is what lists are made by: a customer's cards, an intent's charges. */
    save<K extends Kind>(kind: K, object: Objects[K], parent: string | null = null): void {
      upsertObject.run(object.id, kind, parent, JSON.stringify(object));
    },
    children: <K extends Kind>(kind: K, parent: string): Objects[K][] =>
      parseBodies<K>(selectChildren.all(kind, parent)),
    all: <K extends Kind>(kind: K): Objects[K][] => parseBodies<K>(selectAll.all(kind)),
    /** Newest first, one more than asked for when there are more. */
    page: <K extends Kind>(kind: K, query: PageQuery): Objects[K][] =>
      parseBodies<K>(
        selectPage.all({
          kind,
          parent: query.parent ?? null,
          type: query.type ?? null,
          createdFrom: query.createdFrom ?? null,
          createdTo: query.createdTo ?? null,
          before: seqOf(query.startingAfter),
          limit: query.limit + 1,
        }),
      ),

    behaviourOf(paymentMethodId: string): Behaviour {
      const row = selectSecret.get(paymentMethodId);
      return row === undefined ? {} : (JSON.parse(String(row['behaviour'])) as Behaviour);
    },
    keepBehaviour(paymentMethodId: string, behaviour: Behaviour): void {
      insertSecret.run(paymentMethodId, JSON.stringify(behaviour));
    },
    isSpent: (paymentMethodId: string) => selectSecret.get(paymentMethodId)?.['is_spent'] === 1,
    spend: (paymentMethodId: string) => void spend.run(paymentMethodId),

    keptAnswer: (key: string) => selectAnswer.get(key) as unknown as KeptAnswer | undefined,
    keepAnswer(key: string, answer: KeptAnswer, now: number): void {
      const { method, path, parametersHash, status, body, requestId } = answer;
      insertAnswer.run(key, method, path, parametersHash, status, body, requestId, now);
    },
    forgetAnswers: (keptBefore: number) => void deleteAnswers.run(keptBefore),

    addTask: (dueAt: number, task: Task) => void insertTask.run(dueAt, JSON.stringify(task)),
    dueTasks: (now: number, limit: number): DueTask[] =>
      selectDue.all(now, limit).map((row) => ({
        seq: Number(row['seq']),
        task: JSON.parse(String(row['task'])) as Task,
      })),
    nextDueAfter(now: number): number | undefined {
      const dueAt = selectNextDue.get(now)?.['dueAt'];
      return typeof dueAt === 'number' ? dueAt : undefined;
    },
    postponeTask: (seq: number, dueAt: number, task: Task) =>
      void postponeTask.run(dueAt, JSON.stringify(task), seq),
    deleteTask: (seq: number) => void deleteTask.run(seq),

    setting(name: string): unknown {
      const row = selectSetting.get(name);
      return row && (JSON.parse(String(row['value'])) as unknown);
    },
    saveSetting: (name: string, value: unknown) =>
      void upsertSetting.run(name, JSON.stringify(value)),

    close: () => db.close(),
  };
}
