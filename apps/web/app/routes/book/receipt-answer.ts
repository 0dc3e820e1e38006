import type { ShownRefusal } from '../../platform/refused.tsx';

/** What became of the last form of the receipt, for the part that sent it. */
export type ReceiptAnswer = {
  part: 'cancel' | 'link' | 'activate' | 'resend';
  done?: true;
  missing?: true;
  refusal?: ShownRefusal;
};
