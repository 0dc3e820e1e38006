import type { PublicTracking } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';

/** What a tracking sheet is made of. Plain data: it travels to the thread that renders. */
export type TrackingFacts = {
  locale: Locale;
  /** Masked as on the page: whoever knows the number may have the sheet. */
  tracking: PublicTracking;
  /** What ages and "today" on the sheet are counted to. */
  madeAt: string;
  publicOrigin: string;
  /** On the sheet of a party alone. */
  proof?: readonly { at: string; pieceNo: number; signedBy: string }[];
};
