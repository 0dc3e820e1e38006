import { STATUSES } from '@waypost/domain/tracking';
import { dayIn, listAddress, type ListingOf, oneOf, textUpTo } from '../platform/list-address.ts';

export const LISTED_SERVICES = ['standard', 'express', 'priority', 'freight'] as const;
export { STATUSES };

/** The filters of every list of shipments. */
export const SHIPMENT_FILTERS = {
  search: textUpTo(80),
  service: oneOf(LISTED_SERVICES),
  status: oneOf(STATUSES),
  from: dayIn,
  to: dayIn,
};

/** The shipments of the customer. */
export const OWN_SHIPMENTS = listAddress('/dashboard', {
  ...SHIPMENT_FILTERS,
  late: oneOf(['1']),
  /** Rows of a page: as many as one file of labels takes. */
  limit: oneOf([200]),
});
export type OwnListing = ListingOf<typeof OWN_SHIPMENTS>;
