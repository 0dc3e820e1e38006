import type { endpoints } from '@waypost/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

type Listing = z.output<(typeof endpoints.listMails)['query']>;

/** `about`: the keys of the emails that were searched for. */
type Asked = Omit<Listing, 'limit' | 'search'> & { about?: readonly string[] | undefined };

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
export async function selectMails(db: Db, listing: Asked, limit: number) {
  const { state, template, days, after, about } = listing;
  let query = selectMail(db)
    .orderBy('outboxMails.createdAt', 'desc')
    .orderBy('outboxMails.effectKey', 'desc')
    .limit(limit);
  if (about !== undefined) {
    query = query.where(sql<boolean>`outbox_mails.effect_key = ANY (${about}::text[])`);
  }
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

/** A shipment has a dozen; of an address with more, the newest are found. */
const MOST_FOUND = 1_000;

export async function findKeysByReference(db: Db, ref: string): Promise<string[]> {
  const { rows } = await sql<{ effectKey: string }>`
    SELECT effect_key FROM outbox_mails WHERE shipment_id IN (
      SELECT shipment_id FROM shipment_refs WHERE ref = ${ref})
    LIMIT ${MOST_FOUND}`.execute(db);
  return rows.map(({ effectKey }) => effectKey);
}

/** Emails to a shipper or recipient with this address. Each role has an index of its own. */
export async function findKeysByAddress(db: Db, address: string): Promise<string[]> {
  const { rows } = await sql<{ effectKey: string }>`
    WITH written AS MATERIALIZED (
      SELECT shipment_id, role FROM shipment_parties
      WHERE role = 'shipper' AND email <> '' AND lower(email COLLATE "C") = ${address}
      UNION ALL
      SELECT shipment_id, role FROM shipment_parties
      WHERE role = 'recipient' AND email <> '' AND lower(email COLLATE "C") = ${address}
    ), newest AS MATERIALIZED (
      SELECT shipment_id, role FROM written ORDER BY shipment_id DESC LIMIT ${MOST_FOUND}
    )
    SELECT m.effect_key FROM newest
    CROSS JOIN LATERAL (
      SELECT effect_key FROM outbox_mails
      WHERE shipment_id = newest.shipment_id AND party = newest.role OFFSET 0
    ) m LIMIT ${MOST_FOUND}`.execute(db);
  return rows.map(({ effectKey }) => effectKey);
}
