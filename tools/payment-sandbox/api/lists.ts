import type { Kind } from '../objects.ts';
import type { Parameters } from '../parameters.ts';
import { badParameter } from '../refusal.ts';
import type { World } from '../world.ts';

const MOST = 100;

/** One page of Stripe's lists, newest first. */
export function listObjects(
  world: World,
  kind: Kind,
  url: string,
  parameters: Parameters,
  of: { parent?: string | undefined; type?: string | undefined } = {},
) {
  const limit = parameters.integer('limit') ?? 10;
  const startingAfter = parameters.text('starting_after');
  const created = parameters.hash('created');
  const createdFrom = created?.integer('gte');
  const createdTo = created?.integer('lte');
  parameters.refuseUnread();
  if (limit < 1 || limit > MOST) {
    throw badParameter('parameter_invalid_integer', 'limit', `Limit must be from 1 to ${MOST}.`);
  }
  const found = world.store.page(kind, {
    ...of,
    limit,
    startingAfter,
    createdFrom,
    createdTo,
  });
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url };
}
