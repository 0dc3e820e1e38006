import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { Cents, Currency, Instant, plainText } from '../fields.ts';

const endpoint = endpointsOf('billing');

export const Credit = z
  .strictObject({
    currency: Currency,
    limitCents: Cents,
    /** Booked on account and not paid yet. May exceed the limit if staff lowered it. */
    owedCents: z.int(),
    /** What can still be booked on account. */
    leftCents: Cents,
  })
  .meta({ id: 'Credit' });
export type Credit = z.infer<typeof Credit>;

/** As staff sees it. */
export const CustomerCredit = Credit.extend({
  /** The latest ten, newest first. */
  limits: z.array(
    z.strictObject({
      limitCents: Cents,
      reason: z.string(),
      /** Empty for a former member. */
      staffName: z.string(),
      at: Instant,
    }),
  ),
}).meta({ id: 'CustomerCredit' });
export type CustomerCredit = z.infer<typeof CustomerCredit>;

export const readCredit = endpoint('GET /api/users/me/credit', {
  summary: 'How much the account may book on account. Null for an account without a credit limit.',
  answers: { 200: z.object({ credit: Credit.nullable() }).meta({ id: 'OwnCredit' }) },
});

/** A million; more is a slip of the keyboard. */
const MAX_LIMIT_CENTS = 100_000_000;

const CreditLimit = z
  .object({
    /** The client chooses it: sent twice, it is one change. */
    id: z.uuid(),
    /** 0 ends booking on account. */
    limitCents: z.int().min(0).max(MAX_LIMIT_CENTS),
    reason: plainText(5, 500),
  })
  .meta({ id: 'CreditLimit' });
export type CreditLimit = z.infer<typeof CreditLimit>;

export const setCreditLimit = endpoint('POST /api/admin/users/:userId/credit-limits', {
  summary: 'Set how much a customer may owe on account, with a reason.',
  tag: 'customers',
  params: z.object({ userId: z.uuid() }),
  body: CreditLimit,
  answers: { 201: CustomerCredit },
  problems: [...OF_STAFF, 'customer_unknown', 'form_already_sent', 'cross_site_request'],
});
