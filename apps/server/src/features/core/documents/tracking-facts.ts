import type { PublicTracking } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';

/** The data of a tracking sheet. Plain data: it is sent to the render thread. */
export type TrackingFacts = {
  locale: Locale;
  /** Masked as on the page: anyone who knows the number may get the sheet. */
  tracking: PublicTracking;
  /** Ages and "today" on the sheet are relative to this. */
  madeAt: string;
  publicOrigin: string;
  /** Only on the sheet of a party. */
  proof?: readonly { at: string; pieceNo: number; signedBy: string }[];
};
