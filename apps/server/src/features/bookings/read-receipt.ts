import type { ChargeLine, Receipt } from '@waypost/contract';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findQuote, presentQuote } from '../quotes/index.ts';
import { findReceipt, listChargeLines, listParties, readReceivable } from './bookings.queries.ts';

export async function readReceipt(ctx: Ctx, receiptId: string): Promise<Receipt> {
  const found = await findReceipt(ctx.db, receiptId);
  if (found === undefined) throw new Problem('receipt_unavailable');
  const [quote, parties, lines, owedCents] = await Promise.all([
    findQuote(ctx.db, found.quote_id),
    listParties(ctx.db, found.id),
    listChargeLines(ctx.db, found.id),
    readReceivable(ctx.db, found.id),
  ]);
  const party = (role: 'shipper' | 'recipient') => {
    const row = parties.find((candidate) => candidate.role === role);
    return {
      name: row?.name ?? '',
      email: row?.email ?? '',
      phone: row?.phone ?? '',
      address: row?.address_text ?? '',
      line1: row?.line1 ?? '',
      line2: row?.line2 ?? '',
      city: row?.city ?? '',
      region: row?.region ?? '',
      postalCode: row?.postal_code ?? '',
      country: row?.country ?? null,
    };
  };
  if (quote === undefined) throw new Problem('receipt_unavailable');

  const codFee = lines.find((line) => line.kind === 'cod_fee')?.cents ?? 0;
  return {
    id: found.receipt_id,
    trackingNumber: found.tracking_number,
    bookedAt: found.booked_at.toISOString(),
    quote: presentQuote(quote),
    charges: {
      lines: lines.map((line) => ({
        kind: line.kind as ChargeLine['kind'],
        cents: line.cents,
        currency: line.currency,
        taxCode: line.tax_code,
        taxRatePerMille: line.tax_rate_per_mille,
        taxCents: line.tax_cents,
      })),
      subtotalCents: found.price_cents - codFee,
      totalCents: found.price_cents,
      currency: found.currency,
    },
    insured: found.insured,
    paymentMethod: found.payment_method,
    paymentState: owedCents > 0 ? 'due_on_delivery' : 'collected',
    card: null,
    bankTransfer: null,
    hold: found.hold,
    cancelledAt: found.cancelled_at?.toISOString() ?? null,
    cancellable: false,
    shipper: party('shipper'),
    recipient: party('recipient'),
    payer: null,
    items: [],
  };
}
