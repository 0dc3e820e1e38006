import { confirmVatNumber } from '@waypost/contract/client';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import type { Call } from '../installation/book-parcel.ts';
import type { Customer } from '../installation/people.ts';

/** An odd rate leaves more to round than a round one. */
export const RATE_PER_MILLE = 213;

/** The version in force, with tax, at once: publishing takes a minute. */
export async function publishTax(db: pg.Client): Promise<void> {
  await db.query(
    `INSERT INTO tariffs (version, effective_from, data)
     SELECT version + 1, now(), jsonb_set(jsonb_set(data, '{version}', to_jsonb(version + 1)),
       '{checkout,tax}', $1::jsonb)
     FROM tariffs WHERE withdrawn_at IS NULL ORDER BY version DESC LIMIT 1`,
    [JSON.stringify({ code: 'S', ratePerMille: RATE_PER_MILLE, country: 'BE' })],
  );
}

interface Kind {
  vatId: string;
  confirmed: boolean;
}

/** Of a person, of a business at home, and of two abroad; one of those is never confirmed. */
const KINDS: readonly [Kind, ...Kind[]] = [
  { vatId: '', confirmed: false },
  { vatId: 'BE 0403.019.261', confirmed: true },
  { vatId: 'DE136695976', confirmed: true },
  { vatId: 'NL004495445B01', confirmed: false },
];

/** Makes some accounts businesses, whose numbers staff confirms. */
export async function becomePayer(
  office: Call,
  db: pg.Client,
  account: Customer,
  random: SeededRandom,
): Promise<void> {
  const { vatId, confirmed } = random.pick(KINDS);
  if (vatId === '') return;
  await db.query(
    `UPDATE customers SET account_type = 'business', company = 'Example & Sons', vat_id = $2, country = $3
     WHERE id = $1`,
    [account.id, vatId, vatId.slice(0, 2)],
  );
  if (!confirmed) return;
  const body = { vatId, confirmed, checkedIn: 'vies' } as const;
  await confirmVatNumber({ ...office, path: { userId: account.id }, body });
}
