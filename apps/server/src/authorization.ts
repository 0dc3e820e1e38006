import type { EndpointName } from '@waypost/contract';
import type { Access } from './platform/http/callers.ts';

/** Who may call what. An endpoint without an entry does not compile. */
export const AUTHORIZATION: Record<EndpointName, Access> = {
  currentTariff: { anyone: true },
  createQuote: { anyone: true },
  createDraft: { anyone: true },
  readDraft: { anyone: true },
  bookShipment: { anyone: true },
  readAttempt: { anyone: true },
  readReceipt: { anyone: true },
  trackShipment: { anyone: true },
  followShipments: { anyone: true },
  recordScans: { device: { scope: 'scans:write' } },
};
