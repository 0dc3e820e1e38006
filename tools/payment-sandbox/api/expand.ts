import type { Kind } from '../objects.ts';
import { badParameter } from '../refusal.ts';
import type { World } from '../world.ts';
import { refundsOf } from './refunds.ts';

/** What the ids in these fields stand for. */
const EXPANDABLE: Record<string, Kind> = {
  charge: 'charge',
  customer: 'customer',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
};

/** Puts whole objects where their ids stand: `latest_charge`, `data.payment_method` and so on. */
export function expand(world: World, answer: object, paths: string[]): object {
  return paths.reduce((whole, path) => expandOne(world, whole, path.split('.'), path), answer);
}

function expandOne(world: World, object: object, steps: string[], path: string): object {
  const [name = '', ...rest] = steps;
  const value = valueOf(world, object as Record<string, unknown>, name);
  if (value === undefined) {
    throw badParameter('property_invalid', 'expand', `This property cannot be expanded (${path}).`);
  }
  return { ...object, [name]: expandValue(world, name, value, rest, path) };
}

/** A charge has its refunds only for those who ask for them. */
function valueOf(world: World, object: Record<string, unknown>, name: string): unknown {
  if (object['object'] !== 'charge' || name !== 'refunds') return object[name];
  return refundsOf(world, String(object['id']));
}

function expandValue(
  world: World,
  name: string,
  value: unknown,
  rest: string[],
  path: string,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item: object) => expandOne(world, item, rest, path));
  }
  if (value === null) return null;
  const kind = EXPANDABLE[name];
  const whole =
    typeof value === 'string' && kind !== undefined ? world.store.read(kind, value) : value;
  if (typeof whole !== 'object') {
    throw badParameter('property_invalid', 'expand', `This property cannot be expanded (${path}).`);
  }
  return rest.length === 0 || whole === null ? whole : expandOne(world, whole, rest, path);
}
