import type { BankTransfer, ChargeLine, Receipt } from '@waypost/contract';
import { countryCodeOf, countryPart } from '@waypost/domain/places';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readReceivable } from '../ledger/index.ts';
import { findQuote, presentQuote } from '../quotes/index.ts';
import { typedPlace } from '../places/index.ts';
import { readHandover } from './read-handover.ts';
import { paymentStateOf, readGoneBack } from './payment-state.ts';
import {
  findPayer,
  findReceipt,
  listChargeLines,
  listItems,
  listParties,
  type ReceiptRow,
} from './receipts.queries.ts';

/** With a language, its cities have their names there. */
export async function readReceipt(ctx: Ctx, receiptId: string, locale?: Locale): Promise<Receipt> {
  const found = await findReceipt(ctx.db, receiptId);
  if (found === undefined) throw new Problem('receipt_unavailable');
  // one after the other: a receipt should use one connection of the pool, not six
  const quote = await findQuote(ctx.db, found.quoteId);
  const parties = await listParties(ctx.db, found.id);
  const lines = await listChargeLines(ctx.db, found.id);
  const owedCents = await readReceivable(ctx.db, found.id);
  const goneBack = await readGoneBack(ctx.db, found);
  const payer = await findPayer(ctx.db, found.id);
  const items = await listItems(ctx.db, found.id);
  const handover = await readHandover(ctx.db, found.id);
  if (quote === undefined) throw new Problem('receipt_unavailable');

  const codFee = lines.find((line) => line.kind === 'cod_fee')?.cents ?? 0;
  return {
    id: found.receiptId,
    trackingNumber: found.trackingNumber,
    orderReference: found.orderReference,
    bookedAt: found.bookedAt.toISOString(),
    quote: await placedQuote(ctx, presentQuote(quote), locale),
    charges: {
      lines: lines.map((line) => ({ ...line, kind: line.kind as ChargeLine['kind'] })),
      subtotalCents: found.priceCents - codFee,
      totalCents: found.priceCents,
      currency: found.currency,
    },
    insured: found.insured,
    paymentMethod: found.paymentMethod,
    ...paymentStateOf(found, owedCents, goneBack),
    card:
      found.cardBrand === null || found.cardLast4 === null
        ? null
        : { brand: found.cardBrand, last4: found.cardLast4 },
    bankTransfer: bankTransferOf(found, ctx.config.TRANSFER_EXPIRES_SECONDS),
    hold: found.hold,
    cancelledAt: found.cancelledAt?.toISOString() ?? null,
    cancellable:
      (found.attemptId !== null || found.paymentMethod === 'on_account') &&
      found.cancelledAt === null &&
      found.status === 'Created',
    handover,
    shipper: partyOf(parties, 'shipper'),
    recipient: partyOf(parties, 'recipient'),
    payer: payer ?? null,
    items,
    exportReason: found.exportReason as Receipt['exportReason'],
    exporter: exporterOf(parties),
    terms: termsOf(found),
  };
}

async function placedQuote(ctx: Ctx, quote: Receipt['quote'], locale?: Locale) {
  if (locale === undefined) return quote;
  const { origin, destination } = quote.request;
  const placeIn = (text: string) =>
    typedPlace(ctx.db, text, countryCodeOf(countryPart(text)), locale);
  const places = { origin: await placeIn(origin), destination: await placeIn(destination) };
  return { ...quote, request: { ...quote.request, ...places } };
}

function termsOf({ termsVersion, termsAcceptedAt }: ReceiptRow): Receipt['terms'] {
  if (termsVersion === null || termsAcceptedAt === null) return null;
  return { version: termsVersion, acceptedAt: termsAcceptedAt.toISOString() };
}

function bankTransferOf(found: ReceiptRow, expiresAfterSeconds: number): BankTransfer | null {
  const action = found.nextAction;
  if (found.hold !== 'awaiting_payment' || action?.kind !== 'bank_transfer') return null;
  const { iban, bic, accountHolder, reference } = action;
  return {
    iban,
    bic,
    accountHolder,
    reference,
    amountCents: found.priceCents,
    currency: found.currency,
    payBy: new Date(found.bookedAt.getTime() + expiresAfterSeconds * 1000).toISOString(),
  };
}

function exporterOf(parties: readonly PartyRow[]): Receipt['exporter'] {
  const shipper = parties.find(({ role }) => role === 'shipper');
  return { vatId: shipper?.vatId ?? '', eori: shipper?.eori ?? '' };
}

type PartyRow = Awaited<ReturnType<typeof listParties>>[number];

function partyOf(parties: readonly PartyRow[], role: 'shipper' | 'recipient'): Receipt['shipper'] {
  const row = parties.find((candidate) => candidate.role === role);
  return {
    name: row?.name ?? '',
    email: row?.email ?? '',
    phone: row?.phone ?? '',
    address: row?.addressText ?? '',
    line1: row?.line1 ?? '',
    line2: row?.line2 ?? '',
    city: row?.city ?? '',
    region: row?.region ?? '',
    postalCode: row?.postalCode ?? '',
    country: row?.country ?? null,
  };
}
