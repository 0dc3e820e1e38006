import { checkoutCharges } from '@waypost/domain/charges';
import { gramsFromKgText, millimetresFromCmText } from '@waypost/domain/measures';
import { sameCountry } from '@waypost/domain/places';
import {
  estimate,
  type FreightMode,
  type ParcelLevel,
  type RateInput,
  rateProblems,
  tariffVersion1 as tariff,
} from '@waypost/domain/rates';
import type { DrawnQuote } from './draw-quote.ts';

export const WAYS_OF_PAYING = [
  { method: 'card', insured: false },
  { method: 'card', insured: true },
  { method: 'cod', insured: false },
  { method: 'cod', insured: true },
] as const;

/** What our own code makes of a drawn quote, written as the reference writes it. Runs in Node and in a browser. */
export function priceQuote(quote: DrawnQuote): string {
  const input = rateInput(quote);
  if (rateProblems(tariff, input).length > 0) return 'refused';
  const priced = estimate(tariff, input, sameCountry(quote.from, quote.to));
  if (priced === null) return 'nothing';
  const ways = WAYS_OF_PAYING.map(({ method, insured }) => {
    const due = checkoutCharges(tariff, { baseCents: priced.totalCents, method, insured });
    return dueText(due);
  });
  const { billableGrams, subtotalCents, surchargeCents, totalCents } = priced;
  return [billableGrams, subtotalCents, surchargeCents, totalCents, ...ways].join('\t');
}

type Due = { lines: { kind: string; cents: number }[]; totalCents: number };

export function dueText({ lines, totalCents }: Due): string {
  const cents = ['fuel', 'security', 'insurance', 'tax', 'cod_fee'].map(
    (kind) => lines.find((line) => line.kind === kind)?.cents ?? 0,
  );
  return [...cents, totalCents].join(',');
}

/** Read as the quote form reads what is typed. */
export function rateInput(quote: DrawnQuote): RateInput {
  const box = {
    weightGrams: gramsFromKgText(quote.kilograms) ?? Number.NaN,
    lengthMm: millimetresFromCmText(quote.length) ?? Number.NaN,
    widthMm: millimetresFromCmText(quote.width) ?? Number.NaN,
    heightMm: millimetresFromCmText(quote.height) ?? Number.NaN,
  };
  return quote.kind === 'parcel'
    ? { kind: 'parcel', level: quote.service as ParcelLevel, ...box }
    : { kind: 'freight', mode: quote.service as FreightMode, pallets: quote.pallets, ...box };
}
