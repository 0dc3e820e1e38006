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
    owedCents: owed.reduce((sum, row) => sum + row.amountCents, 0),
    attempt:
      attempt === undefined
        ? null
        : {
            // one that was only issued has no shipment
            state: attempt.state as AttemptState,
            intentId: attempt.intentId,
            claimedAt: attempt.claimedAt?.toISOString() ?? null,
            updatedAt: attempt.updatedAt.toISOString(),
          },
    declines: declines.map((declined) => ({
      declinedAt: declined.claimedAt?.toISOString() ?? '',
      code: declined.declineCode ?? '',
    })),
    ledger: [...Map.groupBy(rows, (row) => row.id).values()].map((entries) => ({
      effect: effectOf(entries[0]?.effectKey ?? ''),
      recordedAt: entries[0]?.recordedAt.toISOString() ?? '',
      entries: entries.map((entry) => ({
        account: entry.account,
        cents: entry.amountCents,
        currency: entry.currency,
      })),
    })),
  };
}

/** Keys are an effect and its subject, such as `booking:...`. */
function effectOf(effectKey: string): string {
  return effectKey.split(':')[0] ?? effectKey;
}
