import { checkoutCharges } from '@waypost/domain/charges';
import { gramsFromKgText, millimetresFromCmText } from '@waypost/domain/measures';
import { sameCountry } from '@waypost/domain/places';
import {
  estimateAll,
  type FreightMode,
  type ParcelLevel,
  type RateInput,
  rateProblems,
  tariffVersion1,
  tariffVersion2,
} from '@waypost/domain/rates';
import { type Service, serviceLimit, serviceLimitsVersion1 } from '@waypost/domain/service-limits';
import type { DrawnQuote } from './draw-quote.ts';

export const WAYS_OF_PAYING = [
  { method: 'card', insured: false },
  { method: 'card', insured: true },
  { method: 'cod', insured: false },
  { method: 'cod', insured: true },
] as const;

/** What our own code makes of a drawn quote, written as the reference writes it. Runs in Node and in a browser. */
export function priceQuote(quote: DrawnQuote): string {
  const tariff = quote.version === 1 ? tariffVersion1 : tariffVersion2;
  const inputs = rateInputs(quote);
  if (inputs.some((input) => rateProblems(tariff, input).length > 0)) return 'refused';
  const priced = estimateAll(tariff, inputs, sameCountry(quote.from, quote.to));
  if (priced === null) return 'nothing';
  const limit = serviceLimit(serviceLimitsVersion1, quote.service as Service, {
    from: quote.from,
    to: quote.to,
    pieces: inputs.map((input) => ({ ...input, count: quote.pallets })),
  });
  if (limit !== null) return 'limited';
  const ways = WAYS_OF_PAYING.map(({ method, insured }) => {
    const { declaredCents } = quote;
    const choice = { baseCents: priced.totalCents, method, insured, declaredCents };
    return dueText(checkoutCharges(tariff, choice));
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
export function rateInputs({ kind, service, pallets, boxes }: DrawnQuote): RateInput[] {
  return boxes.map((drawn) => {
    const box = {
      weightGrams: gramsFromKgText(drawn.kilograms) ?? Number.NaN,
      lengthMm: millimetresFromCmText(drawn.length) ?? Number.NaN,
      widthMm: millimetresFromCmText(drawn.width) ?? Number.NaN,
      heightMm: millimetresFromCmText(drawn.height) ?? Number.NaN,
    };
    return kind === 'parcel'
      ? { kind, level: service as ParcelLevel, ...box }
      : { kind, mode: service as FreightMode, pallets, ...box };
  });
}
