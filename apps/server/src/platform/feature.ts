import type { AccountExport, DeskItem } from '@waypost/contract';
import type { DeskKind } from '@waypost/domain/desk';
import type { ApiCtx, Ctx, WorkerCtx } from './context.ts';
import type { Db } from './database.ts';
import type { OfferedEmail } from './emails.ts';
import type { Api } from './http/mount.ts';
import { defineSweep, type Queue } from './jobs.ts';
import type { Tables } from './table-lifetime.ts';

/** What a feature offers to the programs. `features/index.ts` lists all of them. */
export type Feature = PersonalData & {
  name: string;
  routes?(api: Api, ctx: ApiCtx): void | Promise<void>;
  /** Every queue has exactly one job; `migrate` creates the queues. */
  jobs?: readonly Job[];
  /** Every email it sends: staff looks at them, and sends again those that can be. */
  emails?: readonly OfferedEmail[];
  tables?: Tables;
  /** Figures that the worker reads when it is asked for them. */
  gauges?(ctx: Ctx): void;
  /** How items that it puts on the desk of staff are read and worked on. */
  deskItems?: DeskItems;
  /** What a cell keeps of its shards beside their rows, where there are several cells. */
  shards?: KeptOfShards;
};

export type CarriedShard = {
  shard: number;
  /** 1: it comes to this cell; -1: it leaves. */
  sign: 1 | -1;
  /** Of the books. */
  timeZone: string;
};

type KeptOfShards = {
  /** Throws with what is in the way of a move: before anything is closed, and again when nobody writes the shard. */
  refuseMove?(from: Db, shard: number): Promise<void>;
  /** Adds what the sums hold of its rows, or takes it away, in the transaction in which they come or go. */
  carrySums?(tx: Db, carried: CarriedShard): Promise<void>;
  /** Tells the new cell, in a transaction, what the old one has not done yet. Nobody writes the shard meanwhile; may be repeated. */
  carryWaiting?(from: Db, tx: Db, carried: Omit<CarriedShard, 'sign'>): Promise<void>;
  /**
   * Copies rows that have no shard and belong to rows of it, in a transaction of the new cell without triggers and foreign
   * keys. Once while the shard is written, and again when nobody writes it any more: jobs that change such rows name it.
   */
  carryRows?(from: Db, tx: Db, shard: number): Promise<void>;
  /** Deletes those rows, before the rows that they belong to. */
  dropRows?(tx: Db, shard: number): Promise<void>;
  /** The keys of the files that those rows list. */
  listObjects?(db: Db, shard: number): Promise<string[]>;
};

/**
 * A feature that holds personal data says how it is erased and exported, or does not compile. Data that
 * `expires` is erased by the feature's own schedule.
 */
type PersonalData =
  | {
      personalData: 'none' | 'expires' | 'of staff';
      erase?: never;
      exportData?: never;
      exportAddress?: never;
    }
  | {
      personalData?: never;
      erase: Erasure;
      exportData: ExportData | NotExported;
      exportAddress?: ExportAddress;
    };

/** A person with an account. */
export type Person = { customerId: string; emailKey: string };

type Erasing = {
  /** In the transaction that ends the account, before its row is blanked. */
  person(ctx: Ctx, tx: Db, person: Person): Promise<void>;
  /** What the person did under this address without the account: in that transaction, and later in every other cell. */
  address(ctx: Ctx, tx: Db, emailKey: string): Promise<void>;
  /** A batch of the person's shipments, whose states are locked. */
  shipments(ctx: Ctx, tx: Db, batch: ErasedShipments): Promise<void>;
  /** Other people's shipments that `address` changes. They are locked, and `changed`, with the first batch. */
  alsoChanges(tx: Db, emailKey: string): Promise<string[]>;
  /** After `shipments` of every feature: the shipments of a batch, and those that only lose a follower. */
  changed(tx: Db, shipmentIds: readonly string[]): Promise<void>;
  /** Whether data of the person is still being written; erasing is then repeated. */
  isUnderWay(tx: Db, customerId: string): Promise<boolean>;
};

type ErasedShipments = {
  customerId: string;
  ids: readonly string[];
};

type Erasure = Partial<Erasing> &
  (Pick<Erasing, 'person'> | Pick<Erasing, 'address'> | Pick<Erasing, 'shipments'>);

/** The short lists of an account; shipments are streamed after them. */
export type ExportedLists = Omit<AccountExport, 'exportedAt' | 'customer' | 'shipments'>;

type ExportData = (
  ctx: Ctx,
  person: Person & { sessionId: string },
) => Promise<Partial<ExportedLists>>;

/** What a person of another cell did here under their address. Rows of a shard that moves away are left to its new cell. */
type ExportAddress = (ctx: Ctx, emailKey: string) => Promise<Partial<ExportedLists>>;

type NotExported = { notExported: string };

type DeskItems = {
  kinds: readonly DeskKind[];
  /** What customers, erasing and settling lock before the item. */
  lock?(tx: Db, itemId: string): Promise<unknown>;
  /** Undefined once it was erased. */
  read?(tx: Db, itemId: string): Promise<DeskThread | undefined>;
  answer?(ctx: Ctx, tx: Db, itemId: string, words: StaffWords): Promise<void>;
  close?(tx: Db, item: WorkedItem): Promise<void>;
  reopen?(tx: Db, item: WorkedItem): Promise<void>;
};

/** Without a `staffId` the customer said it. */
export type Said = { id: string; staffId: string | null; text: string; at: Date };
export type DeskThread = Pick<DeskItem, 'contact' | 'files'> & { said: readonly Said[] };
export type WorkedItem = { id: string; kind: DeskKind; shipmentId: string | null };
type StaffWords = { id: string; text: string; staffId: string };

type JobOptions = {
  /** Jobs at the same time in one worker; 2 unless it says otherwise. */
  concurrency?: number;
};

export type Job = {
  run(ctx: WorkerCtx, payload: object): Promise<void>;
  options: JobOptions;
} & (
  | { queue: Queue<object>; cron?: undefined }
  /** UTC. */
  | { queue: Queue<Record<string, never>>; cron: string }
);

export function job<P extends object>(
  queue: Queue<P>,
  run: (ctx: WorkerCtx, payload: P) => Promise<void>,
  options: JobOptions = {},
): Job {
  return { queue, run, options };
}

/** A job of the clock. One that is enqueued as well has a queue defined elsewhere, by `defineSweep`. */
export function scheduled(
  queue: string | Queue<Record<string, never>>,
  cron: string,
  run: (ctx: WorkerCtx) => Promise<void>,
  { retryLimit = 2, ...options }: JobOptions & { retryLimit?: number } = {},
): Job {
  const known = typeof queue === 'string' ? defineSweep(queue, { retryLimit }) : queue;
  return { queue: known, run: (ctx) => run(ctx), cron, options };
}
