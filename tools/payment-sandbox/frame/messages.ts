import type { Brand, CardField } from '../card-rules.ts';

/** What the frame tells the page that holds it. `source` is 'waypost-card' in all of them. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; pixels: number }
  /** `faults` are the ones that show; a card that is not whole yet has none of them. */
  | { type: 'change'; complete: boolean; brand: Brand; faults: CardFault[] }
  /** Somebody pressed Enter. */
  | { type: 'submit' }
  | {
      type: 'token';
      requestId: string;
      paymentMethodId: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
    }
  | { type: 'refused'; requestId: string; field: CardField | null; message: string };

interface CardFault {
  field: CardField;
  message: string;
}

export interface Look {
  theme: 'light' | 'dark';
  lang: string;
  dir: 'ltr' | 'rtl';
}

export interface BillingDetails {
  name?: string | undefined;
  email?: string | undefined;
  country?: string | undefined;
}

/** What the page tells the frame. `source` is 'waypost-page' in all of them. */
type PageMessage =
  | { type: 'tokenise'; requestId: string; billingDetails: BillingDetails }
  | { type: 'focus' }
  | ({ type: 'look' } & Look);

/** Undefined for whatever is not meant for the frame; who sent it is known by its origin. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const message = data as ({ source?: string } & PageMessage) | null | undefined;
  return message?.source === 'waypost-page' ? message : undefined;
}
