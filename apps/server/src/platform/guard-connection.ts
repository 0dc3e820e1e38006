import { SpanKind } from '@opentelemetry/api';
import type pg from 'pg';
import { isTracing } from '@waypost/telemetry/tracing';
import { CommitInDoubt, isDatabaseAway, sqlState } from './database-errors.ts';
import { withDeadline } from './deadline.ts';
import { inSpan, statementAttributes, statementName } from './tracing.ts';

const BEGIN = /^\s*(?:begin|start transaction)\b/i;
const END = /^\s*(?:commit|rollback)\s*$/i;
const COMMIT = /^\s*commit\s*$/i;
const WRITE = /^\s*(?:insert|update|delete|merge|with)\b/i;

/** PostgreSQL's code of a warning, such as a synchronous standby that was not waited for. */
const WARNING = '01000';

type Guard = {
  /** How long a COMMIT may take, also that of a single statement that writes. */
  patienceMs: number;
  onAway(error: unknown): void;
  onDoubt(): void;
  /** The server has said something, be it a refusal. */
  onAnswer(): void;
};

/**
 * A connection on which a write is either committed, or refused, or in doubt. A connection that is lost at
 * COMMIT, a warning or silence throws CommitInDoubt: statement_timeout ends before a synchronous standby is
 * waited for. A connection that is lost, in doubt or leads to a standby does not return to its pool.
 */
export function guardConnection(client: pg.PoolClient, guard: Guard): pg.PoolClient {
  let isInTransaction = false;
  let isSpent = false;
  let isWarned = false;
  client.on('notice', ({ code }) => {
    if (code === WARNING) isWarned = true;
  });

  function run(text: string, args: unknown[]): Promise<unknown> {
    if (!isTracing()) return runGuarded(text, args);
    const options = { kind: SpanKind.CLIENT, attributes: statementAttributes(text) };
    return inSpan(statementName(text), options, () => runGuarded(text, args));
  }

  async function runGuarded(text: string, args: unknown[]): Promise<unknown> {
    if (isSpent) {
      // Kysely rolls back after every failure, and would throw the failure of that in its place
      if (END.test(text) && !COMMIT.test(text)) return { command: 'ROLLBACK', rows: [] };
      throw new Error('Connection terminated');
    }
    const isCommit = COMMIT.test(text);
    const commits = isCommit || (!isInTransaction && WRITE.test(text));
    if (BEGIN.test(text)) isInTransaction = true;
    else if (END.test(text)) isInTransaction = false;
    if (commits) isWarned = false;
    const answering = Reflect.apply(client.query, client, args) as unknown as Promise<unknown>;
    try {
      const answer = commits
        ? await withDeadline(guard.patienceMs, answering, () => new CommitInDoubt())
        : await answering;
      guard.onAnswer();
      if (commits && isWarned) throw new CommitInDoubt();
      return answer;
    } catch (error) {
      const isAway = isDatabaseAway(error) || (isCommit && sqlState(error) === undefined);
      if (!isAway) {
        guard.onAnswer();
        throw error;
      }
      isSpent = true;
      guard.onAway(error);
      if (isCommit || error instanceof CommitInDoubt) guard.onDoubt();
      throw isCommit ? new CommitInDoubt('', { cause: error }) : error;
    }
  }

  function query(...args: unknown[]): unknown {
    const [statement] = args;
    if (typeof statement === 'string') return run(statement, args);
    const { text, submit } = statement as { text: string; submit?: unknown };
    // a stream is no promise
    return submit === undefined ? run(text, args) : Reflect.apply(client.query, client, args);
  }

  const release = (destroy?: boolean | Error) => client.release(isSpent || destroy);
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query;
      if (name === 'release') return release;
      return Reflect.get(target, name, target) as unknown;
    },
  });
}
