import type { BookingRequest, Draft, Quote } from '@waypost/contract/client';
import { EXPORT_REASONS } from '@waypost/domain/customs-areas';
import { centsFromText } from '@waypost/domain/money';
import { gramsFromKgText } from '@waypost/domain/measures';
import { handoverOf } from '../../parcels/handover-value.ts';
import { hasPayerName, hsDigits, payerNameOf } from './booking-faults.ts';
import {
  type BookingValues,
  type ItemValues,
  type Method,
  type Party,
  paysWithSaved,
} from './booking-form.ts';

/** Only for values without faults. */
export function bookingRequestOf(
  values: BookingValues & { method: Method },
  draft: Pick<Draft, 'id' | 'customs'> & { quote: Pick<Quote, 'actualGrams'> },
): BookingRequest {
  const { texts, method } = values;
  return {
    draftId: draft.id,
    paymentMethod: method,
    insured: values.insured,
    contact: {
      shipperName: texts.shipperName,
      shipperEmail: texts.shipperEmail,
      shipperPhone: texts.shipperPhone,
      recipientName: texts.recipientName,
      recipientPhone: texts.recipientPhone,
    },
    shipperAddress: addressOf(values, 'shipper'),
    recipientAddress: addressOf(values, 'recipient'),
    ...(hasPayerName(values) && {
      payer: {
        name: payerNameOf(values),
        vatId: texts['payer.vatId'],
        country: texts['payer.country'] === '' ? null : texts['payer.country'],
      },
    }),
    ...(texts.orderReference !== '' && { orderReference: texts.orderReference }),
    items: draft.customs
      ? values.items.map(goodsItemOf)
      : values.items.flatMap((item) => contentsOf(item, draft.quote.actualGrams)).slice(0, 1),
    ...(draft.customs && exportOf(values)),
    acceptedTerms: values.acceptedTerms,
    ...handoverIn(values),
    ...(method === 'card' && cardOf(values)),
    expected: {
      totalCents: values.expectedCents,
      currency: values.currency,
      billableGrams: values.billableGrams,
    },
  };
}

function handoverIn(values: BookingValues) {
  const handover = handoverOf(values.handover);
  return handover && { handover };
}

function cardOf({ savedCard, paymentMethodId }: BookingValues) {
  return paysWithSaved(savedCard) ? { savedCardId: savedCard } : { paymentMethodId };
}

export function addressOf({ texts }: BookingValues, party: Party) {
  return {
    line1: texts[`${party}.line1`],
    line2: texts[`${party}.line2`],
    city: texts[`${party}.city`],
    region: texts[`${party}.region`],
    postalCode: texts[`${party}.postalCode`],
  };
}

/** Ten tonnes are the most that a line may weigh. */
const MAX_ITEM_GRAMS = 10_000_000;

/** All that is sent, as one line: only customs asks for more. */
function contentsOf({ description, value }: ItemValues, grams: number) {
  if (description === '') return [];
  const weightGrams = Math.min(grams, MAX_ITEM_GRAMS);
  return [{ description, quantity: 1, weightGrams, valueCents: centsFromText(value) ?? 0 }];
}

function exportOf({ texts }: BookingValues): Pick<BookingRequest, 'exportReason' | 'exporter'> {
  const exportReason = EXPORT_REASONS.find((reason) => reason === texts.exportReason);
  return {
    ...(exportReason !== undefined && { exportReason }),
    exporter: { vatId: texts['exporter.vatId'], eori: texts['exporter.eori'] },
  };
}

function goodsItemOf(item: ItemValues) {
  return {
    description: item.description,
    quantity: Number(item.quantity),
    weightGrams: gramsFromKgText(item.weight) ?? 0,
    valueCents: centsFromText(item.value) ?? 0,
    originCountry: item.originCountry === '' ? null : item.originCountry,
    hsCode: hsDigits(item.hsCode),
  };
}
