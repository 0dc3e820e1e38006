import { inLanes } from '../installation/in-lanes.ts';
import { patientFetch } from '../installation/patient-fetch.ts';
import { openServedInstallation } from '../installation/served-installation.ts';
import type { DrawnQuote } from './draw-quote.ts';
import { dueText, rateInputs } from './price-quote.ts';

const LANES = 4;

/** The api on a private installation. Insurance is not part of a quote, so it is left out of the answers. */
export async function priceByApi(quotes: readonly DrawnQuote[]): Promise<string[]> {
  const { port } = await openServedInstallation({ name: 'proof-quotes', worker: false });
  return inLanes(quotes, LANES, (quote) => askApi(port, quote));
}

async function askApi(port: number, quote: DrawnQuote): Promise<string> {
  const answer = await patientFetch(`http://127.0.0.1:${port}/api/shipments/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestOf(quote)),
  });
  const body = (await answer.json()) as QuoteAnswer;
  if (answer.status === 201) {
    const { billableGrams, subtotalCents, surchargeCents, totalCents } = body;
    const ways = [dueText(body.dueByCard), dueText(body.dueOnDelivery)];
    return [billableGrams, subtotalCents, surchargeCents, totalCents, ...ways].join('\t');
  }
  if (body.code === 'over_max_piece_weight') return 'refused';
  if (body.code === 'service_not_available') return 'limited';
  return body.code === 'nothing_to_price' ? 'nothing' : `${answer.status} ${body.code}`;
}

type Due = Parameters<typeof dueText>[0];
type QuoteAnswer = {
  code: string;
  billableGrams: number;
  subtotalCents: number;
  surchargeCents: number;
  totalCents: number;
  dueByCard: Due;
  dueOnDelivery: Due;
};

function requestOf(quote: DrawnQuote) {
  const boxes = rateInputs(quote).map(({ weightGrams, lengthMm, widthMm, heightMm }) => {
    return { weightGrams, lengthMm, widthMm, heightMm };
  });
  const way = { serviceType: quote.kind, origin: quote.from, destination: quote.to };
  return quote.kind === 'parcel'
    ? { ...way, serviceLevel: quote.service, parcels: boxes }
    : { ...way, mode: quote.service, pallet: boxes[0], pallets: quote.pallets };
}

/** The reference's answer without the insured ways of paying. */
export function withoutInsurance(answer: string): string {
  const [grams, subtotal, surcharge, total, byCard, , onDelivery] = answer.split('\t');
  if (subtotal === undefined) return answer;
  return [grams, subtotal, surcharge, total, byCard, onDelivery].join('\t');
}
