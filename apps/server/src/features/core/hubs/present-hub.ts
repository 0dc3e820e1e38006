import type { Hub } from '@waypost/contract';
import type { HubRow } from './hubs.queries.ts';

export function presentHub(row: HubRow): Hub {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    city: row.city,
    country: row.country,
    timeZone: row.timeZone,
    active: row.closedAt === null,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
