import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { Currency, Instant, plainText, UUID } from '../fields.ts';
import { CASH_SETTLEMENTS } from '../money-states.ts';
import { CashAmounts } from './field-cash.ts';

const endpoint = endpointsOf('money');

const HOLDER = { holder: z.string(), name: z.string() };
const BALANCE = { currency: Currency, cents: z.int(), since: Instant };

const StaffDeposit = z
  .strictObject({
    id: z.uuid(),
    hub: z.string(),
    seal: z.string(),
    sealedBy: z.string(),
    sealedAt: Instant,
    receivedAt: Instant.nullable(),
    lines: z.array(
      z.strictObject({
        currency: Currency,
        cents: z.int(),
        /** What the bank counted; null until then. */
        receivedCents: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'StaffCashDeposit' });
export type StaffCashDeposit = z.infer<typeof StaffDeposit>;

const CashCustody = z
  .strictObject({
    /** People in the field with cash of shipments, those who have it longest first. */
    couriers: z.array(
      z.strictObject({
        ...HOLDER,
        hub: z.string(),
        ...BALANCE,
        shipments: z.int(),
        /** At or above the amount from which it should be handed over. */
        isTooMuch: z.boolean(),
      }),
    ),
    hubs: z.array(z.strictObject({ ...HOLDER, ...BALANCE })),
    /** Positive when cash is missing, negative when there is too much. */
    differences: z.array(z.strictObject({ ...HOLDER, ...BALANCE })),
    /** Bags on their way to the bank, the oldest first, then the last ten that were received. */
    deposits: z.array(StaffDeposit),
    /** From so much on, cash in one van should be handed over. */
    warning: z.strictObject({ currency: Currency, cents: z.int() }),
  })
  .meta({ id: 'CashCustody' });
export type CashCustody = z.infer<typeof CashCustody>;

export const readCashCustody = endpoint('GET /api/admin/money/cash', {
  summary: 'Who has cash since when: couriers, hubs, bags; and differences that are not settled.',
  answers: { 200: CashCustody },
  problems: OF_STAFF,
});

const CashCount = z
  .strictObject({
    id: z.uuid(),
    courier: z.string(),
    hub: z.string(),
    countedBy: z.string(),
    declaredAt: Instant,
    confirmedAt: Instant,
    lines: z.array(
      z.strictObject({
        currency: Currency,
        declaredCents: z.int(),
        countedCents: z.int(),
        expectedCents: z.int(),
      }),
    ),
  })
  .meta({ id: 'CashCount' });
export type CashCount = z.infer<typeof CashCount>;

export const listCashCounts = endpoint('GET /api/admin/money/cash/counts', {
  summary: 'Counts of cash, newest first.',
  query: z.object({
    after: z.uuid().optional().describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answers: {
    200: z
      .object({ counts: z.array(CashCount), next: z.uuid().nullable() })
      .meta({ id: 'CashCountPage' }),
  },
  problems: OF_STAFF,
});

export const receiveDeposit = endpoint('POST /api/admin/money/cash/deposits/:depositId/received', {
  summary:
    'The bank has a bag, with what it counted. What differs from the bag stands as a difference of the hub.',
  params: z.object({ depositId: z.uuid() }),
  body: z.object({ amounts: CashAmounts }).meta({ id: 'DepositReceived' }),
  answers: { 200: StaffDeposit },
  problems: [...OF_STAFF, 'cross_site_request', 'cash_deposit_not_found', 'cash_deposit_received'],
});

export const settleDifference = endpoint('POST /api/admin/money/cash/settlements', {
  summary:
    'Settle a difference, or a part of it: repaid through the bank, or written off. Sending the same id twice settles once.',
  body: z
    .object({
      /** Drawn with the form. */
      id: z.uuid(),
      holder: z.string().regex(new RegExp(`^(?:person|hub):${UUID}$`)),
      currency: Currency,
      /** With the sign of the difference, and no more than it. */
      cents: z
        .int()
        .min(-1_000_000_000_000)
        .max(1_000_000_000_000)
        .refine((cents) => cents !== 0, 'nothing'),
      kind: z.enum(CASH_SETTLEMENTS),
      reason: plainText(3, 500),
    })
    .meta({ id: 'CashSettlement' }),
  answers: { 201: z.object({ leftCents: z.int() }).meta({ id: 'DifferenceSettled' }) },
  problems: [...OF_STAFF, 'cross_site_request', 'cash_difference_changed', 'form_already_sent'],
});
