import type { Parcel } from './parcel.ts';
import { persist } from './persist.ts';
import { drawSignature } from './signature-picture.ts';

/** The picture of a signature, for the scan that hands a parcel over. None where the api takes none. */
export async function uploadSignature(
  device: { baseUrl: string; key: string; onRepeat(reason: string): void },
  { trackingNumber, random }: Parcel,
): Promise<{ pictureId?: string }> {
  const body = new Uint8Array(drawSignature(random));
  return persist(
    'the signature',
    async () => {
      const response = await fetch(`${device.baseUrl}/api/scans/proofs?ref=${trackingNumber}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${device.key}`, 'content-type': 'image/png' },
        body,
      });
      const answer = (await response.json()) as { pictureId?: string };
      if (response.status === 404) return { data: {}, error: undefined, response };
      return { data: response.ok ? answer : undefined, error: answer, response };
    },
    device.onRepeat,
  );
}
