import { waitFor } from '../../installation/wait-for.ts';
import {
  type Booked,
  bookQuietly,
  CARD,
  keyOf,
  PATIENCE_MS,
  type Scenario,
  type Surroundings,
  waitForSettling,
} from './crash-scenario.ts';
import { cancel } from './page.ts';
import { actAsBank, askProvider, sendEvent } from './provider-control.ts';
import { readValue } from '../../installation/read-value.ts';

/** What happens at the provider by itself, and how it stands in our rows once we know. */
interface News {
  name: string;
  card: string;
  providerCalls: number;
  happen(around: Surroundings, booked: Booked): Promise<void>;
  known: string;
}

/** States of refunds and disputes of an attempt, as `known` says them. */
const STATES = `SELECT coalesce(string_agg(state, ' ' ORDER BY state), '') AS known FROM (
  SELECT state::text FROM refunds WHERE attempt_id = $1
  UNION ALL SELECT state::text FROM payment_disputes WHERE attempt_id = $1) AS rows`;

export function listLearning(): Scenario[] {
  const news: News[] = [
    {
      name: 'that a refund succeeded',
      card: 'pm_card_pendingRefund',
      providerCalls: 1,
      known: 'succeeded',
      happen: (around, booked) => cancelAndWait(around, booked, 'succeeded'),
    },
    {
      name: 'that a refund failed',
      card: 'pm_card_refundFail',
      providerCalls: 1,
      known: 'failed',
      happen: (around, booked) => cancelAndWait(around, booked, 'failed'),
    },
    {
      name: 'of a dispute',
      card: CARD,
      providerCalls: 2,
      known: 'open',
      async happen({ paymentsUrl }, { intentId }) {
        await actAsBank(paymentsUrl, 'disputes', intentId);
      },
    },
    {
      name: 'that a dispute was lost',
      card: CARD,
      providerCalls: 2,
      known: 'lost',
      async happen({ paymentsUrl }, { intentId }) {
        const { id } = await actAsBank(paymentsUrl, 'disputes', intentId);
        await askProvider(paymentsUrl, `/v1/disputes/${id}/close`, {});
      },
    },
    {
      name: 'that a dispute of what was cancelled was won',
      card: CARD,
      providerCalls: 2,
      known: 'failed succeeded won',
      async happen(around, { attemptId, booking: booked, intentId }) {
        const { paymentsUrl, line } = around;
        const { id } = await actAsBank(paymentsUrl, 'disputes', intentId);
        await cancel(line, booked);
        await waitForSettling(around, attemptId);
        await askProvider(paymentsUrl, `/v1/disputes/${id}`, {
          'evidence[uncategorized_text]': 'winning_evidence',
        });
      },
    },
  ];
  return news.map(learning);
}

function learning({ name, card, providerCalls, happen, known }: News): Scenario {
  return {
    name: `worker: learn ${name}`,
    role: 'worker',
    providerCalls,
    async prepare(around) {
      const booked = await bookQuietly(around, 'card', card);
      await happen(around, booked);
      return {
        attemptId: booked.attemptId,
        key: keyOf('worker', booked.attemptId),
        others: [],
        async go() {
          await tellNews(around, booked, known);
          return undefined;
        },
      };
    },
  };
}

/** Returns once our rows stand as `known` says. */
export async function tellNews(
  { webhook, db }: Surroundings,
  { attemptId, intentId }: Booked,
  known: string,
): Promise<void> {
  await sendEvent(webhook, intentId);
  await waitFor(known, PATIENCE_MS, async () => {
    return (await readValue(db, STATES, [attemptId])) === known || undefined;
  });
}

/** Cancelled, and the provider has ended the refund since we looked at it. */
async function cancelAndWait(
  around: Surroundings,
  { attemptId, booking: booked, intentId }: Booked,
  ending: string,
): Promise<void> {
  await cancel(around.line, booked);
  await waitForSettling(around, attemptId);
  await waitFor(`a refund that ${ending}`, PATIENCE_MS, async () => {
    const path = `/v1/refunds?payment_intent=${intentId}`;
    const { data } = (await askProvider(around.paymentsUrl, path)) as {
      data: { status: string }[];
    };
    return data[0]?.status === ending || undefined;
  });
}
