import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Cents, Currency, Instant, plainText } from '../fields.ts';
import { OF_SHIFT } from './field.ts';

const endpoint = endpointsOf('field');

/** One amount a currency. */
const MAX_CURRENCIES = 10;

export const CashAmount = z
  .object({ currency: Currency, cents: Cents })
  .meta({ id: 'FieldCashAmount' });

/** A currency that is left out is nothing of it. */
export const CashAmounts = z
  .array(CashAmount)
  .max(MAX_CURRENCIES)
  .refine(
    (amounts) => new Set(amounts.map(({ currency }) => currency)).size === amounts.length,
    'a currency twice',
  );

export const CASH_COUNT_STATES = ['waiting', 'replaced', 'confirmed'] as const;

const CashDeclared = z
  .object({
    countId: z.uuid(),
    state: z.enum(CASH_COUNT_STATES),
    declaredAt: Instant,
  })
  .meta({ id: 'CashDeclared' });

export const declareCash = endpoint('POST /api/field/cash/counts', {
  summary:
    'Say how much cash you hand over. What is expected is not told. A second declaration replaces the first while nobody has counted; the same id and amounts give the same answer.',
  body: z
    .object({
      /** Chosen by the device. */
      countId: z.uuid(),
      amounts: CashAmounts,
    })
    .meta({ id: 'CashDeclaration' }),
  answers: { 201: CashDeclared },
  problems: [...OF_SHIFT, 'cross_site_request', 'form_already_sent'],
});

export const readOwnCash = endpoint('GET /api/field/cash/own', {
  summary:
    'The declaration that waits to be counted, the last count, and whether there is so much cash in the van that it should be handed over. Never how much is expected.',
  answers: {
    200: z
      .object({
        waiting: z
          .object({ countId: z.uuid(), declaredAt: Instant, amounts: z.array(CashAmount) })
          .meta({ id: 'WaitingCash' })
          .nullable(),
        last: z
          .object({ countId: z.uuid(), confirmedAt: Instant, amounts: z.array(CashAmount) })
          .meta({ id: 'CountedCash' })
          .nullable(),
        isTooMuch: z.boolean(),
      })
      .meta({ id: 'OwnCash' }),
  },
  problems: OF_SHIFT,
});

export const readCashDesk = endpoint('GET /api/field/cash/desk', {
  summary:
    'What waits to be counted at this hub, without its amounts, and what the hub has by the ledger.',
  answers: {
    200: z
      .object({
        waiting: z.array(
          z
            .object({
              countId: z.uuid(),
              person: z.object({ id: z.uuid(), name: z.string() }),
              declaredAt: Instant,
              /** In which currencies there is something to count, by the declaration or the ledger. */
              currencies: z.array(Currency),
              /** Declared by the caller: somebody else must count it. */
              isOwn: z.boolean(),
            })
            .meta({ id: 'CashToCount' }),
        ),
        atHub: z.array(CashAmount),
      })
      .meta({ id: 'CashDesk' }),
  },
  problems: OF_SHIFT,
});

export const confirmCash = endpoint('POST /api/field/cash/counts/:countId/confirm', {
  summary:
    'Take the cash that a courier declared, as counted. Another amount than declared is refused until it has been counted again. Then the cash is the hub’s, and what differs from the ledger stands with the courier’s name. Nobody confirms a count of their own.',
  params: z.object({ countId: z.uuid() }),
  body: z
    .object({
      amounts: CashAmounts,
      /** Counted again, together. */
      isRecount: z.boolean().default(false),
    })
    .meta({ id: 'CashConfirmation' }),
  answers: {
    200: z
      .object({
        countId: z.uuid(),
        confirmedAt: Instant,
        lines: z.array(
          z
            .object({
              currency: Currency,
              countedCents: z.int(),
              /** Positive when cash is missing, negative when there is too much. */
              missingCents: z.int(),
            })
            .meta({ id: 'CashConfirmedLine' }),
        ),
      })
      .meta({ id: 'CashConfirmed' }),
  },
  problems: [
    ...OF_SHIFT,
    'cross_site_request',
    'cash_count_not_found',
    'cash_count_closed',
    'cash_count_differs',
    'own_cash_count',
  ],
});

export const depositCash = endpoint('POST /api/field/cash/deposits', {
  summary:
    'Seal cash of the hub in a bag for the bank. The same id and amounts give the same answer.',
  body: z
    .object({
      /** Chosen by the device. */
      depositId: z.uuid(),
      /** The number on the bag. */
      seal: plainText(1, 40),
      amounts: CashAmounts.min(1).refine(
        (amounts) => amounts.every(({ cents }) => cents > 0),
        'nothing of a currency',
      ),
    })
    .meta({ id: 'CashDeposit' }),
  answers: {
    201: z.object({ depositId: z.uuid(), sealedAt: Instant }).meta({ id: 'CashDeposited' }),
  },
  problems: [
    ...OF_SHIFT,
    'cross_site_request',
    'form_already_sent',
    'cash_not_at_hub',
    'seal_used',
  ],
});
