import type { Kind } from '../objects.ts';
import { badParameter } from '../refusal.ts';
import type { World } from '../world.ts';
import { refundsOf } from './refunds.ts';

/** What the ids in these fields stand for. */
const EXPANDABLE: Record<string, Kind> = {
  latest_charge: 'charge',
  payment_method: 'payment_method',
};

/** Puts whole objects where their ids stand: `latest_charge.refunds`, `data.latest_charge` and so on. */
export function expand(world: World, object: object, [name, ...rest]: string[]): object {
  if (name === undefined) return object;
  const value: unknown = Reflect.get(object, name);
  if (value === null) return object;
  if (Array.isArray(value)) {
    return { ...object, [name]: value.map((item: object) => expand(world, item, rest)) };
  }
  const kind = EXPANDABLE[name];
  // a charge has its refunds only for those who ask for them
  const whole =
    Reflect.get(object, 'object') === 'charge' && name === 'refunds'
      ? refundsOf(world, String(Reflect.get(object, 'id')))
      : kind && typeof value === 'string' && world.store.read(kind, value);
  if (typeof whole !== 'object') {
    throw badParameter('property_invalid', 'expand', `This property cannot be expanded (${name}).`);
  }
  return { ...object, [name]: expand(world, whole, rest) };
}
