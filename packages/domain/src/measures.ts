import { readDecimal, scaled } from './decimal-text.ts';
import { divide, exact, multiply, roundHalfUp } from './money.ts';

/** Upper bounds of any shipment (100 t, 100 m); they keep every price an exact integer. */
export const MAX_WEIGHT_GRAMS = 100_000_000;
export const MAX_LENGTH_MM = 100_000;

export type Dimensions = { lengthMm: number; widthMm: number; heightMm: number };
export type Box = Dimensions & { weightGrams: number };

/**
 * The pieces of a shipment, as it is stored. Pallets are alike and a parcel is usually alone, so weight and
 * size are those of one piece; several parcels are listed.
 */
export type Pieces = Box & { pieceCount: number; parcels: readonly Box[] | null };

export function boxesOf({ pieceCount, parcels, ...piece }: Pieces): Box[] {
  if (parcels !== null) return [...parcels];
  const { weightGrams, lengthMm, widthMm, heightMm } = piece;
  return Array.from({ length: pieceCount }, () => ({ weightGrams, lengthMm, widthMm, heightMm }));
}

export function grossGrams(pieces: Pick<Pieces, 'weightGrams' | 'pieceCount' | 'parcels'>): number {
  const { weightGrams, pieceCount, parcels } = pieces;
  if (parcels === null) return weightGrams * pieceCount;
  return parcels.reduce((sum, parcel) => sum + parcel.weightGrams, 0);
}

/**
 * "8.4", "8,4" or "٨٫٤" kilograms in whole grams. Anything below a gram is dropped: billable weight
 * rounds half-up at 10 g, which dropping never changes and rounding twice could.
 */
export function gramsFromKgText(text: string): number | null {
  const kilograms = readDecimal(text);
  if (kilograms === null) return null;
  return scaled(kilograms.whole + kilograms.fraction.padEnd(3, '0').slice(0, 3));
}

/** Centimetres in whole millimetres, half-up. */
export function millimetresFromCmText(text: string): number | null {
  const centimetres = readDecimal(text);
  if (centimetres === null) return null;
  const millimetres = scaled(centimetres.whole + centimetres.fraction.padEnd(1, '0').charAt(0));
  if (millimetres === null) return null;
  return centimetres.fraction.charAt(1) >= '5' ? millimetres + 1 : millimetres;
}

/** Volume over `divisor` (cubic centimetres a kilogram) for all pieces, half-up to 10 g. */
export function volumetricGrams(size: Dimensions, divisor: number, pieces = 1): number {
  const cubicMm = multiply(
    multiply(exact(size.lengthMm), exact(size.widthMm)),
    multiply(exact(size.heightMm), exact(pieces)),
  );
  // mm3 / 1000 is cm3; cm3 / divisor is kg, rounded at 0.01 kg.
  return roundHalfUp(divide(cubicMm, exact(divisor * 1000)), 2) * 10;
}

/** Half-up to 10 g. Rounding keeps order, so the greater of two rounded weights is the rounded greater. */
export function billableGrams(actualGrams: number, volumetric: number): number {
  const actual = roundHalfUp(divide(exact(actualGrams), exact(1000)), 2) * 10;
  return Math.max(actual, volumetric);
}
