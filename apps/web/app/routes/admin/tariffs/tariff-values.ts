import type { TariffDocument } from '@waypost/contract/client';
import { type FieldKind, groupsOf, type TariffField } from './tariff-fields.ts';

/** Decimal shift between the stored value and the displayed one. */
const SHIFT: Partial<Record<FieldKind, number>> = { percent: 2, kg: -3 };
/** Numbers of the document; other values are decimal texts, because a number would round them. */
const WHOLE: readonly FieldKind[] = ['divisor', 'kg', 'time'];

/** A value in its display unit: 12 for a rate of 0.12, 70 for 70,000 grams. */
export function textOf(tariff: TariffDocument, { path, kind }: TariffField): string {
  return shifted(String(valueAt(tariff, path)), SHIFT[kind] ?? 0);
}

/** The document with the values of a form, and the fields that cannot be read. */
export function readTariff(
  base: TariffDocument,
  typed: (path: string) => string,
): { tariff: TariffDocument; unread: string[] } {
  const tariff = structuredClone(base);
  tariff.checkout.tax = taxTyped(typed('tax'), base.checkout.tax);
  const unread: string[] = [];
  for (const field of groupsOf(base).flatMap(({ fields }) => fields)) {
    const text = typed(field.path).trim();
    // unchanged fields keep their exact text: 1.50 does not become 1.5
    if (text !== textOf(base, field)) {
      const value = valueOf(text, field.kind);
      if (value === null) unread.push(field.path);
      else setAt(tariff, field.path, value);
    }
  }
  return { tariff, unread };
}

/** With or without tax; the server takes the rate from the settings. */
function taxTyped(text: string, base: TariffDocument['checkout']['tax']) {
  const code = text === 'S' ? ('S' as const) : text === 'none' ? ('none' as const) : base.code;
  return code === base.code ? base : { code, ratePerMille: 0 };
}

export type ValueChange = { field: TariffField; from: string; to: string };

export function valueChanges(before: TariffDocument, after: TariffDocument): ValueChange[] {
  return groupsOf(before)
    .flatMap(({ fields }) => fields)
    .map((field) => ({ field, from: textOf(before, field), to: textOf(after, field) }))
    .filter(({ from, to }) => from !== to);
}

function valueOf(text: string, kind: FieldKind): string | number | null {
  const plain = text.replace(',', '.');
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(plain)) return null;
  const decimal = shifted(plain, -(SHIFT[kind] ?? 0));
  if (!WHOLE.includes(kind)) return decimal;
  const whole = Number(decimal);
  return Number.isInteger(whole) ? whole : null;
}

/** Moves the decimal point of a text, without rounding. */
export function shifted(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  const left = places < 0 ? whole.padStart(1 - places, '0') : whole;
  const right = places > 0 ? fraction.padEnd(places, '0') : fraction;
  const digits = left + right;
  const point = left.length + places;
  const head = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const tail = digits.slice(point);
  const shown = places === 0 ? tail : tail.replace(/0+$/, '');
  return shown === '' ? head : `${head}.${shown}`;
}

function valueAt(tariff: TariffDocument, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), tariff);
}

function setAt(tariff: TariffDocument, path: string, value: string | number): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = valueAt(tariff, keys.join('.'));
  Reflect.set(Object(parent), last, value);
}
