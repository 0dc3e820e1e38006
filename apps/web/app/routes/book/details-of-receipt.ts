import type { Receipt } from '@waypost/contract/client';
import {
  ADDRESS_LINES,
  type BookingValues,
  detailsOf,
  PARTIES,
  readBookingValues,
} from './booking-form.ts';
import { CHECKOUT_STEPS } from './checkout-steps.ts';

/** The checkout form as it was filled in when this was booked. */
export function detailsOfReceipt(receipt: Receipt): Record<string, string> {
  const { shipper, recipient, payer } = receipt;
  const parties = { shipper, recipient };
  const texts = Object.fromEntries([
    ['shipperName', shipper.name],
    ['shipperEmail', shipper.email],
    ['shipperPhone', shipper.phone],
    ['recipientName', recipient.name],
    ['recipientPhone', recipient.phone],
    ...PARTIES.flatMap((party) =>
      ADDRESS_LINES.map((line) => [`${party}.${line}`, parties[party][line]]),
    ),
    // another order has another number
    ['orderReference', ''],
    ['exportReason', receipt.exportReason ?? ''],
    ['exporter.vatId', receipt.exporter.vatId],
    ['exporter.eori', receipt.exporter.eori],
    ['payer.firstName', payer?.name.split(' ').slice(0, -1).join(' ') ?? ''],
    ['payer.lastName', payer?.name.split(' ').at(-1) ?? ''],
    ['payer.vatId', payer?.vatId ?? ''],
    ['payer.country', payer?.country ?? ''],
  ]) as BookingValues['texts'];
  const values = {
    ...readBookingValues(new FormData()),
    payerIsShipper: payer === null || payer.name === shipper.name,
    texts,
    method: receipt.paymentMethod,
    insured: receipt.insured,
    items: receipt.items.map((item) => ({
      description: item.description,
      quantity: String(item.quantity),
      weight: String(item.weightGrams / 1000),
      value: (item.valueCents / 100).toFixed(2),
      originCountry: item.originCountry ?? '',
      hsCode: item.hsCode,
    })),
  };
  return detailsOf(values, CHECKOUT_STEPS[0]);
}
