import { z } from 'zod';
import type { Fields } from './form-body.ts';
import { badParameter } from './refusal.ts';
import type { World } from './world.ts';

export const text = z.string();
export const integer = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const list = z.record(z.string(), z.string()).transform((items) => Object.values(items));
/** Keys and values of free choice. */
export const metadata = z.record(z.string(), z.string()).default({});

export type Call = (world: World, fields: Fields, id: string) => object;

/** A call by its parameters. Whatever is not among them is refused, as Stripe does. */
export function takes<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (world: World, given: z.output<z.ZodObject<Shape>>, id: string) => object,
): Call {
  const schema = z.strictObject(shape) as unknown as z.ZodType<z.output<z.ZodObject<Shape>>>;
  return (world, fields, id) => run(world, readParameters(schema, fields), id);
}

function readParameters<T>(schema: z.ZodType<T>, fields: Fields): T {
  const { data, error } = schema.safeParse(fields, { reportInput: true });
  const issue = error?.issues[0];
  if (issue === undefined) return data as T;
  const [first = '', ...rest] = [
    ...issue.path,
    ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
  ];
  const param = [String(first), ...rest.map((step) => `[${String(step)}]`)].join('');
  if (issue.code === 'unrecognized_keys') {
    throw badParameter('parameter_unknown', param, `Received unknown parameter: ${param}`);
  }
  if (issue.input === undefined) {
    throw badParameter('parameter_missing', param, `Missing required param: ${param}.`);
  }
  throw badParameter('parameter_invalid', param, `Invalid ${param}: ${issue.message}`);
}
