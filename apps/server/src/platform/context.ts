import type { CustomerKey, KeyMode } from '@waypost/contract';
import type { ApiConfig, Config } from '../config.ts';
import type { CardVault } from './card-vault.ts';
import type { Cells } from './cells/cells.ts';
import type { Database, Db } from './database.ts';
import type { Egress } from './egress.ts';
import type { Feature } from './feature.ts';
import type { Readiness } from './http/health-routes.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mailer.ts';
import type { Metrics } from './metrics.ts';
import type { Nudges } from './nudges.ts';
import type { ObjectStore } from './object-store.ts';
import type { Passwords } from './passwords.ts';
import type { Payments } from './payments.ts';
import type { Quarantine } from './quarantine.ts';
import type { RedisClient } from './redis.ts';
import type { Secrets } from './secrets.ts';
import type { SentLedger } from './sent-ledger.ts';
import type { Sms } from './sms.ts';
import type { Reads } from './standby-reads.ts';
import type { VirusScanner } from './virus-scanner.ts';

/**
 * All that a context may ask about keys, accounts and published rules. They are in the live database, whatever
 * the mode; a context of test mode has no other way to it.
 */
export type Identity = {
  readKey(customerId: string, keyId: string): Promise<CustomerKey>;
  /** Also for the worker, which books the rows of a batch. */
  readSpendCap(keyId: string): Promise<SpendCap | null>;
  /** For what a key has begun and the worker goes on with. */
  hasKeyEnded(keyId: string): Promise<boolean>;
  /** For what outlives a key that expires or is replaced. */
  isKeyRevoked(keyId: string): Promise<boolean>;
  /** What test mode copies of an account: no address, phone or email. Undefined once it has ended. */
  readAccount(customerId: string): Promise<AccountCopy | undefined>;
  /** Tariffs and other rules that staff published, as JSON. */
  readPublished(): Promise<string>;
  /** Those of them that have an account no more. */
  selectEnded(customerIds: readonly string[]): Promise<string[]>;
};
/** What may be spent in a day with a key and those of its line, oldest first. */
export type SpendCap = { capCents: number; keyIds: [oldest: string, ...others: string[]] };
export type AccountCopy = {
  shard: number;
  name: string;
  company: string;
  locale: string;
  country: string;
  termsVersion: string;
};

/** What a use case may use. Built once by an entry point, passed as the first argument. */
export type Ctx = {
  /** Whether its rows are real or those of test mode. */
  mode: KeyMode;
  config: Config;
  log: Log;
  metrics: Metrics;
  database: Database;
  db: Db;
  /** For look-ups, which go on while the primary is away. */
  reads: Reads;
  identity: Identity;
  /** Where the rows of other shards are, in an installation of several cells. */
  cells: Cells;
  jobs: Jobs;
  passwords: Passwords;
  payments: Payments;
  cards: CardVault;
  secrets: Secrets;
  /** Null when the installation runs without Valkey. */
  redis: RedisClient | null;
  nudges: Nudges;
  objects: ObjectStore;
  sentLedger: SentLedger;
  quarantine: Quarantine;
  /** Null when the installation scans no files. */
  scanner: VirusScanner | null;
  /** Calls addresses of strangers. */
  egress: Egress;
  /** For what concerns all of them, such as erasing a person. */
  features: readonly Feature[];
  readiness: Readiness;
};

/** The api's context, with secrets that the worker does not have. */
export type ApiCtx = Ctx & { config: ApiConfig };

/** The same in the worker, which alone sends. */
export type WorkerCtx = Ctx & {
  mailer: Mailer;
  /** Null when the installation sends no text messages. */
  sms: Sms | null;
};
