import type { ServicePoint, StaffServicePoint } from '@waypost/contract';
import type { ServicePointRow } from './service-points.queries.ts';

export function presentPoint(
  row: Omit<ServicePointRow, 'createdAt' | 'lat' | 'lon'>,
): ServicePoint {
  return {
    id: row.id,
    name: row.name,
    line1: row.line1,
    line2: row.line2,
    postalCode: row.postalCode,
    city: row.city,
    region: row.region,
    country: row.country,
    hours: row.hours,
    directions: row.directions,
    open: row.closedAt === null,
  };
}

export function presentStaffPoint(row: ServicePointRow): StaffServicePoint {
  return {
    ...presentPoint(row),
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
