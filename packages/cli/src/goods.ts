import type { Parcel, Place } from '@waypost/sdk';
import { UsageError, wholeNumber } from './command.ts';

/** `DE 10119 Berlin`, with `-` for a country without postal codes. */
export function readPlace(text: string, option: string): Place {
  const [, country, postalCode = '', city] = /^(\w\w) (\S+) (.+)$/.exec(text.trim()) ?? [];
  if (country === undefined || city === undefined) {
    throw new UsageError(`--${option} is not like "DE 10119 Berlin".`);
  }
  return { country: country.toUpperCase(), city, ...(postalCode !== '-' && { postalCode }) };
}

/** Grams, and `300x200x100` in millimetres. */
export function readParcel(weight: string, size: string): Parcel {
  const [, length, width, height] = /^(\d+)x(\d+)x(\d+)$/.exec(size) ?? [];
  if (length === undefined) throw new UsageError('--size is not like 300x200x100.');
  return {
    weightGrams: wholeNumber(weight, 'weight'),
    lengthMm: Number(length),
    widthMm: Number(width),
    heightMm: Number(height),
  };
}
