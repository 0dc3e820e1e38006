import type { endpoints } from '@waypost/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

type Listing = z.output<(typeof endpoints.listMails)['query']>;

function selectMail(db: Db) {
  return db
    .selectFrom('outboxMails')
    .leftJoin('shipments', sameShard('shipments.id', 'outboxMails.shipmentId'))
    .select([
      'outboxMails.effectKey',
      'outboxMails.shard',
      'outboxMails.template',
      'outboxMails.channel',
      'outboxMails.state',
      'outboxMails.attempts',
      'outboxMails.createdAt',
      'outboxMails.sentAt',
      'outboxMails.shipmentId',
      'outboxMails.party',
      'outboxMails.subject',
      'shipments.trackingNumber',
    ]);
}

/** Newest first; the key breaks ties. */
export async function selectMails(db: Db, listing: Omit<Listing, 'limit'>, limit: number) {
  const { state, template, days, after } = listing;
  let query = selectMail(db)
    .orderBy('outboxMails.createdAt', 'desc')
    .orderBy('outboxMails.effectKey', 'desc')
    .limit(limit);
  if (state !== undefined) query = query.where('outboxMails.state', '=', state);
  // tells the planner the condition of the index outbox_mails_unsent
  if (state === 'sending' || state === 'failed') {
    query = query.where('outboxMails.state', '<>', 'sent');
  }
  if (template !== undefined) query = query.where('outboxMails.template', '=', template);
  if (days !== undefined) {
    query = query.where(
      'outboxMails.createdAt',
      '>',
      sql<Date>`now() - make_interval(days => ${days}::integer)`,
    );
  }
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(outbox_mails.created_at, outbox_mails.effect_key) < (
        SELECT created_at, effect_key FROM outbox_mails WHERE effect_key = ${after} LIMIT 1)`,
    );
  }
  return query.execute();
}
export type MailRow = Awaited<ReturnType<typeof selectMails>>[number];

export async function findMail(db: Db, effectKey: string): Promise<MailRow | undefined> {
  return selectMail(db).where('outboxMails.effectKey', '=', effectKey).executeTakeFirst();
}
