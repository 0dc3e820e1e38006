import { sql } from 'kysely';
import type { NewsletterState } from '../../../../db/tables.ts';
import type { Db } from '../../../platform/database.ts';

/** The latest first; the id breaks ties. */
export async function selectNewsletter(
  db: Db,
  state: NewsletterState,
  { after, limit }: { after: string | undefined; limit: number },
) {
  let query = db
    .selectFrom('newsletterConsents')
    .select(['id', 'state', 'source', 'requestedAt', 'confirmedAt', 'leftAt'])
    .select(sql<string>`coalesce(email, email_key)`.as('email'))
    .where('state', '=', state)
    // row-level security keeps the planner from seeing that one state needs no sort
    .orderBy('state')
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(requested_at, id) < (
      SELECT requested_at, id FROM newsletter_consents WHERE id = ${after})`);
  }
  return query.execute();
}
export type NewsletterRow = Awaited<ReturnType<typeof selectNewsletter>>[number];
