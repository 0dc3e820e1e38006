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

/** Undefined for whatever does not come from our page in one of its forms. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  if (message['source'] !== 'waypost-page') return undefined;
  if (message['type'] === 'focus') return { type: 'focus' };
  if (message['type'] === 'look') {
    return {
      type: 'look',
      theme: message['theme'] === 'dark' ? 'dark' : 'light',
      lang: typeof message['lang'] === 'string' ? message['lang'] : 'en',
      dir: message['dir'] === 'rtl' ? 'rtl' : 'ltr',
    };
  }
  if (message['type'] !== 'tokenise' || typeof message['requestId'] !== 'string') return undefined;
  return {
    type: 'tokenise',
    requestId: message['requestId'],
    billingDetails: readBillingDetails(message['billingDetails']),
  };
}

function readBillingDetails(value: unknown): BillingDetails {
  const details = (typeof value === 'object' && value !== null ? value : {}) as BillingDetails;
  const text = (field: unknown) => (typeof field === 'string' ? field : undefined);
  return {
    name: text(details.name),
    email: text(details.email),
    country: text(details.country),
  };
}
