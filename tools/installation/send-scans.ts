import { MAX_SCANS_PER_CALL } from '@waypost/contract';
import { recordScans, type Scan } from '@waypost/contract/client';
import type { Call } from './book-parcel.ts';
import { inBatches } from './in-batches.ts';

/** As a device of the key; every scan must be recorded. */
export async function sendScans(call: Call, key: string, scans: readonly Scan[]): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  for (const batch of inBatches(scans, MAX_SCANS_PER_CALL)) {
    const { data } = await recordScans({ ...call, headers, body: { scans: batch } });
    const refused = data.results.find(
      ({ outcome }) => outcome !== 'recorded' && outcome !== 'known',
    );
    if (refused !== undefined) throw new Error(`a scan was ${refused.outcome}: ${refused.reason}`);
  }
}
