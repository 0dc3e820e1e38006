import type { AttemptState, StaffShipment } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';
import { findAttempt, listDeclines, listLedger } from './staff-shipments.queries.ts';

/** The ledger entries and payment attempt of a shipment. */
export async function readBooks(
  tx: Db,
  shipmentId: string,
  attemptId: string | null,
): Promise<StaffShipment['money']['books']> {
  const attempt = attemptId === null ? undefined : await findAttempt(tx, attemptId);
  const declines = attemptId === null ? [] : await listDeclines(tx, attemptId);
  const rows = await listLedger(tx, shipmentId);
  const owed = rows.filter((row) => row.account === 'receivable');
  return {
    owedCents: owed.reduce((sum, row) => sum + row.amount_cents, 0),
    attempt:
      attempt === undefined
        ? null
        : {
            // one that was only issued has no shipment
            state: attempt.state as AttemptState,
            intentId: attempt.intent_id,
            claimedAt: attempt.claimed_at?.toISOString() ?? null,
            updatedAt: attempt.updated_at.toISOString(),
          },
    declines: declines.map((declined) => ({
      declinedAt: declined.claimed_at?.toISOString() ?? '',
      code: declined.decline_code ?? '',
    })),
    ledger: [...Map.groupBy(rows, (row) => row.id).values()].map((entries) => ({
      effect: effectOf(entries[0]?.effect_key ?? ''),
      recordedAt: entries[0]?.recorded_at.toISOString() ?? '',
      entries: entries.map((entry) => ({
        account: entry.account,
        cents: entry.amount_cents,
        currency: entry.currency,
      })),
    })),
  };
}

/** Keys are an effect and its subject, such as `booking:...`. */
function effectOf(effectKey: string): string {
  return effectKey.split(':')[0] ?? effectKey;
}
