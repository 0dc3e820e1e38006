import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type RevenueFilter = {
  service?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};
export type Days = { first: string; last: string };

/** Charges less what was given back, and the same of a year before. */
type Earned = { cents: number; bookings: number; beforeCents: number };

/** Days of a year before count as the same days of this one. */
function revenueIn({ first, last }: Days, { service, from, to }: RevenueFilter) {
  const filter = sql`(${service ?? null}::text IS NULL OR service = ${service ?? null})
    AND (${from ?? null}::text IS NULL OR origin_country = ${from ?? null})
    AND (${to ?? null}::text IS NULL OR destination_country = ${to ?? null})`;
  return sql`(
    SELECT day, service, origin_country, destination_country, bookings,
      charged_cents - credited_cents AS cents, 0 AS before_cents
    FROM revenue_by_day WHERE day BETWEEN ${first}::date AND ${last}::date AND ${filter}
    UNION ALL
    SELECT (day + interval '1 year')::date, service, origin_country, destination_country, 0, 0,
      charged_cents - credited_cents
    FROM revenue_by_day WHERE day BETWEEN (${first}::date - interval '1 year')::date
      AND (${last}::date - interval '1 year')::date AND ${filter}
  ) AS sold`;
}

type LaneSum = Earned & { originCountry: string; destinationCountry: string };
type Sold = {
  byDay: (Earned & { day: string })[];
  byService: (Earned & { service: string })[];
  byLane: LaneSum[];
};
type SoldRow = Earned & {
  day: string | null;
  service: string | null;
  originCountry: string | null;
  destinationCountry: string | null;
};

/** All three in one pass: with a thousand lanes the days of two months are 80,000 rows. */
export async function sumSold(
  db: Db,
  days: Days,
  filter: RevenueFilter,
  mostLanes: number,
): Promise<Sold> {
  const { rows } = await sql<SoldRow>`
    WITH summed AS (
      SELECT day, service, origin_country, destination_country, sum(cents)::float8 AS cents,
        sum(bookings)::float8 AS bookings, sum(before_cents)::float8 AS before_cents
      FROM ${revenueIn(days, filter)}
      GROUP BY GROUPING SETS ((day), (service), (origin_country, destination_country))
    )
    SELECT each.day::date::text AS day, NULL AS service, NULL AS origin_country,
      NULL AS destination_country, coalesce(cents, 0) AS cents, coalesce(bookings, 0) AS bookings,
      coalesce(before_cents, 0) AS before_cents
    FROM generate_series(${days.first}::date, ${days.last}::date, interval '1 day') AS each (day)
    LEFT JOIN summed ON summed.day = each.day
    UNION ALL
    SELECT NULL, service, NULL, NULL, cents, bookings, before_cents FROM summed
    WHERE service IS NOT NULL
    UNION ALL
    (SELECT NULL, NULL, origin_country, destination_country, cents, bookings, before_cents FROM summed
     WHERE origin_country IS NOT NULL
     ORDER BY cents DESC, origin_country, destination_country LIMIT ${mostLanes})`.execute(db);
  return {
    byDay: rows
      .flatMap(({ day, ...row }) => (day === null ? [] : { day, ...earnedOf(row) }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    byService: rows
      .flatMap(({ service, ...row }) => (service === null ? [] : { service, ...earnedOf(row) }))
      .toSorted((a, b) => b.cents - a.cents || (a.service < b.service ? -1 : 1)),
    byLane: rows.flatMap(({ originCountry, destinationCountry, ...row }) =>
      originCountry === null || destinationCountry === null
        ? []
        : { originCountry, destinationCountry, ...earnedOf(row) },
    ),
  };
}

function earnedOf({ cents, bookings, beforeCents }: Earned): Earned {
  return { cents, bookings, beforeCents };
}

export type CustomerRevenue = {
  customerId: string;
  name: string;
  cents: number;
  beforeCents: number;
};

/** An erased account has no name any more. */
export async function listTopCustomers(
  db: Db,
  { ym, yearBefore }: { ym: string; yearBefore: string },
  limit: number,
): Promise<CustomerRevenue[]> {
  const { rows } = await sql<CustomerRevenue>`
    SELECT top.customer_id, coalesce(nullif(c.company, ''), c.name, '') AS name, top.cents,
      coalesce(earlier.cents, 0) AS before_cents
    FROM (
      SELECT customer_id, cents FROM revenue_by_customer WHERE ym = ${ym}
      ORDER BY cents DESC, customer_id LIMIT ${limit}
    ) AS top
    LEFT JOIN customers c ON c.id = top.customer_id
    LEFT JOIN revenue_by_customer earlier
      ON earlier.ym = ${yearBefore} AND earlier.customer_id = top.customer_id
    ORDER BY top.cents DESC, top.customer_id`.execute(db);
  return rows;
}
