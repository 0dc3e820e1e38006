import type {
  v1ListEvents,
  v1ListWebhookDeliveries,
  v1ReadWebhookEndpoint,
} from '@waypost/contract/v1';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { COUNTER, ID, readCursor, writeCursor } from '../../../platform/http/cursors.ts';
import type { FeedPlace, FeedRow } from '../account-events/index.ts';
import { type DeliveryRow, type EndpointRow, selectAttempts } from './endpoints.queries.ts';
import { standingOf } from './standing.ts';

type Presented = z.infer<(typeof v1ReadWebhookEndpoint)['answers'][200]>;
type Delivery = z.infer<(typeof v1ListWebhookDeliveries)['answers'][200]>['data'][number];
type Event = z.infer<(typeof v1ListEvents)['answers'][200]>['data'][number];

export function presentEndpoint({ mode }: Pick<Ctx, 'mode'>, row: EndpointRow): Presented {
  const isInOverlap = row.previousUntil !== null && row.previousUntil > new Date();
  return {
    object: 'webhook_endpoint',
    id: row.id,
    mode,
    url: row.url,
    description: row.description,
    types: row.types as Presented['types'],
    enabled: standingOf(row) !== 'off',
    offBecause: row.offBecause as Presented['offBecause'],
    failingSince: row.failingSince?.toISOString() ?? null,
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    previousSecretUntil: isInOverlap ? (row.previousUntil?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** With their attempts, read for all of them at once. */
export async function presentDeliveries(
  own: Db,
  rows: readonly DeliveryRow[],
): Promise<Delivery[]> {
  const attempts = await selectAttempts(
    own,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    object: 'webhook_delivery',
    id: row.id,
    endpointId: row.endpointId,
    eventId: row.eventId,
    type: row.type,
    state: row.state as Delivery['state'],
    attempts: row.attempts,
    nextAttemptAt: row.state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    log: attempts
      .filter(({ deliveryId }) => deliveryId === row.id)
      .map(({ at, status, error, ms, excerpt }) => {
        return { at: at.toISOString(), status, error, ms, excerpt };
      }),
  }));
}

export function presentEvent(row: FeedRow): Event {
  const body = JSON.parse(row.body) as Omit<Event, 'object' | 'createdAt' | 'cursor'>;
  return {
    ...body,
    object: 'event',
    createdAt: row.createdAt.toISOString(),
    cursor: cursorOf(row),
  };
}

export const cursorOf = ({ writtenBy, id }: FeedPlace): string => writeCursor(writtenBy, id);

const PLACE = [COUNTER, ID];

export function placeOf(cursor: string | undefined): FeedPlace | null {
  const [writtenBy, id] = readCursor(cursor, PLACE) ?? [];
  return writtenBy === undefined || id === undefined ? null : { writtenBy, id };
}
