import { cityOf } from '@waypost/domain/places';
import type { PieceFlag, SortedDestination } from '@waypost/domain/sort-plan';
import type { Sortable } from './expected.queries.ts';

const EXPRESS = new Set(['express', 'priority']);

export function destinationOf(row: Sortable): SortedDestination {
  const { country, city, destination, postalCode, service, deliveredBy } = row;
  return {
    country,
    city: city ?? cityOf(destination, country)?.city ?? destination,
    postalCode: postalCode ?? '',
    service,
    deliveredBy,
  };
}

export function flagsOf({ isStopped, isCash, service }: Sortable): PieceFlag[] {
  return [
    ...(isStopped ? (['stop'] as const) : []),
    ...(isCash ? (['cash'] as const) : []),
    ...(EXPRESS.has(service) ? (['express'] as const) : []),
  ];
}
