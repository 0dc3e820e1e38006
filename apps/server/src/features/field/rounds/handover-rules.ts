import { needsCode } from '../../core/shipments/index.ts';

/** What a courier must take at the door. */
export type HandoverRules = { signature: boolean; photo: boolean; code: boolean };

export const NO_RULES: HandoverRules = { signature: false, photo: false, code: false };

/**
 * Nothing unless there is a reason: one tap for an ordinary parcel. Freight, money and priority are signed for; an
 * insured parcel is given to who has the code of the email, if an address for it is known.
 */
export function rulesOf(shipment: {
  serviceType: string;
  service: string;
  insured: boolean;
  paymentMethod: string;
  hasEmail: boolean;
}): HandoverRules {
  const { serviceType, service, paymentMethod, hasEmail } = shipment;
  return {
    signature: serviceType === 'freight' || service === 'priority' || paymentMethod === 'cod',
    photo: false,
    code: needsCode(shipment) && hasEmail,
  };
}
