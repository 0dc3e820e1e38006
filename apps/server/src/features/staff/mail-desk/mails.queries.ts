import type { endpoints } from '@waypost/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/database.ts';

type Listing = z.output<(typeof endpoints.listMails)['query']>;

function selectMail(db: Db) {
  return db
    .selectFrom('outbox_mails')
    .leftJoin('shipments', (join) =>
      join
        .onRef('shipments.id', '=', 'outbox_mails.shipment_id')
        .onRef('shipments.shard', '=', 'outbox_mails.shard'),
    )
    .select([
      'outbox_mails.effect_key',
      'outbox_mails.shard',
      'outbox_mails.template',
      'outbox_mails.channel',
      'outbox_mails.state',
      'outbox_mails.attempts',
      'outbox_mails.created_at',
      'outbox_mails.sent_at',
      'outbox_mails.shipment_id',
      'outbox_mails.party',
      'outbox_mails.subject',
      'shipments.tracking_number',
    ]);
}

/** Newest first; the key breaks ties. */
export async function selectMails(db: Db, listing: Omit<Listing, 'limit'>, limit: number) {
  const { state, template, days, after } = listing;
  let query = selectMail(db)
    .orderBy('outbox_mails.created_at', 'desc')
    .orderBy('outbox_mails.effect_key', 'desc')
    .limit(limit);
  if (state !== undefined) query = query.where('outbox_mails.state', '=', state);
  // tells the planner the condition of the index outbox_mails_unsent
  if (state === 'sending' || state === 'failed') {
    query = query.where('outbox_mails.state', '<>', 'sent');
  }
  if (template !== undefined) query = query.where('outbox_mails.template', '=', template);
  if (days !== undefined) {
    query = query.where(
      'outbox_mails.created_at',
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
  return selectMail(db).where('outbox_mails.effect_key', '=', effectKey).executeTakeFirst();
}
