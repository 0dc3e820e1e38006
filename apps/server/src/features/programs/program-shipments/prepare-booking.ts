import type { QuotedRequest } from '@waypost/contract';
import type { NewShipment } from '@waypost/contract/v1';
import { checkoutCharges } from '@waypost/domain/charges';
import type { Tariff } from '@waypost/domain/rates';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  quotedTax,
  readTariff,
  readTariffInForce,
  type StoredQuote,
  taxedBy,
} from '../../core/quotes/index.ts';
import type { PartyChoices } from '../../core/shipments/index.ts';
import { findAddress } from '../../customer/addresses/index.ts';
import { listSavedCards, presentCard } from '../../customer/cards/index.ts';
import type { ClaimedRequest } from '../../public/bookings/index.ts';
import {
  quoteRequestOf,
  type Rated,
  readRateId,
  refuseUnknownCountries,
  servicesFor,
} from '../program-rates/index.ts';

/** Reads what is the customer's own: the api in the customer's role, the worker, which has no such role, in its own. */
export type ReadOwn = <Result>(read: (own: Db) => Promise<Result>) => Promise<Result>;

type Address = Omit<NewShipment['to'], 'email' | 'instructions'>;
export type Sender = Address & { email: string };

/** The sender as typed, or from the address book; with the address of the account where it has no email. */
export async function readSender(
  readOwn: ReadOwn,
  { customerId }: ProgramCaller,
  { from, fromAddressId }: NewShipment,
  accountEmail: string,
): Promise<Sender> {
  if (from !== undefined) return { ...from, email: from.email ?? accountEmail };
  const saved = await readOwn((own) => findAddress(own, customerId, fromAddressId ?? ''));
  if (saved === undefined) throw new Problem('address_not_found');
  const { name, phone, line1, line2, city, region, postalCode, country, email } = saved;
  const address = { name, phone, line1, line2, city, region, postalCode, country };
  return { ...address, email: email === '' ? accountEmail : email };
}

/** What is priced, by the tariff of its rate or the one in force. */
export async function readPricing(
  ctx: Ctx,
  { customerId }: ProgramCaller,
  body: NewShipment,
  from: Sender,
): Promise<{ request: QuotedRequest; tariff: Tariff }> {
  const lane = { from, to: body.to };
  refuseUnknownCountries(lane);
  const { rateId, service } = body;
  if (rateId === undefined) {
    if (service === undefined) throw new Error('neither a rate nor a service');
    const request = await quoteRequestOf(ctx, lane, body, service);
    return { request, tariff: (await readTariffInForce(ctx.db)).tariff };
  }
  const requests = await Promise.all(
    servicesFor(body).map((each) => quoteRequestOf(ctx, lane, body, each)),
  );
  const { insured } = body;
  const declaredCents = declaredIn(body);
  const candidates = requests.map((request): Rated => ({
    customerId,
    request,
    insured,
    declaredCents,
  }));
  const { tariffVersion, rated } = readRateId(ctx, rateId, candidates);
  return { request: rated.request, tariff: await readTariff(ctx.db, tariffVersion) };
}

function declaredIn({ items }: NewShipment): number {
  return items.reduce((sum, { valueCents }) => sum + valueCents, 0);
}

/** The saved card that is charged: the one that is named, or the default. */
export async function readCardId(
  readOwn: ReadOwn,
  { customerId }: ProgramCaller,
  { payment }: NewShipment,
): Promise<string | undefined> {
  if (payment.kind !== 'card' || payment.cardId !== undefined) {
    return payment.kind === 'card' ? payment.cardId : undefined;
  }
  const rows = await readOwn((own) => listSavedCards(own, customerId));
  const cards = rows.map((row) => presentCard(row)).filter(({ isExpired }) => !isExpired);
  const chosen = cards.find(({ isDefault }) => isDefault) ?? cards[0];
  if (chosen === undefined) throw new Problem('card_missing');
  return chosen.id;
}

/** The request as the site would send it, with the price that we have just computed. */
export function bookingRequestOf(
  body: NewShipment,
  booking: {
    from: Sender;
    quote: StoredQuote;
    tariff: Tariff;
    draftId: string;
    savedCardId: string | undefined;
  },
): ClaimedRequest {
  const { from, quote, savedCardId } = booking;
  const { to, insured, items, exportReason, reference, maxTotalCents } = body;
  const paymentMethod = body.payment.kind === 'card' ? 'card' : 'on_account';
  const { totalCents, currency } = checkoutCharges(
    taxedBy(booking.tariff, quotedTax(quote.priced)),
    {
      baseCents: quote.priced.totalCents,
      insured,
      method: paymentMethod,
      declaredCents: declaredIn(body),
    },
  );
  if (maxTotalCents !== undefined && totalCents > maxTotalCents) {
    throw new Problem('price_above_maximum', { details: { totalCents, maxTotalCents, currency } });
  }
  return {
    draftId: booking.draftId,
    paymentMethod,
    insured,
    contact: {
      shipperName: from.name,
      shipperEmail: from.email,
      shipperPhone: from.phone,
      recipientName: to.name,
      recipientPhone: to.phone,
    },
    shipperAddress: linesOf(from),
    recipientAddress: linesOf(to),
    ...(reference !== undefined && { orderReference: reference }),
    items,
    ...(exportReason !== undefined && { exportReason }),
    ...(savedCardId !== undefined && { savedCardId }),
    choices: choicesOf(body),
    expected: { totalCents, currency, billableGrams: quote.priced.billableGrams },
  };
}

function choicesOf({ to, notifications }: NewShipment): PartyChoices {
  const { language, ...news } = notifications ?? {};
  return { instructions: to.instructions, news, language };
}

function linesOf({ line1, line2, city, region, postalCode }: Address) {
  return { line1, line2, city, region, postalCode };
}

/** In one line, as the draft has it. */
export function addressText({ line1, line2, postalCode, city, region, country }: Address): string {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [line1, line2, town, region, country].filter(Boolean).join(', ');
}
